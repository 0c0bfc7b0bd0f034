import { useEffect, useId, useRef, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { linkAtCaret, parseTarget, removeLinks, setLink, targetText } from './link-commands.ts';

interface LinkPanelProps {
  readonly onClose: () => void;
}

/** Where a link leads. Stands in the editor itself, above the text, so that nothing covers what is linked. */
export function LinkPanel({ onClose }: LinkPanelProps) {
  const editor = useSlateStatic();
  const [link] = useState(() => linkAtCaret(editor)?.[0]);
  const [address, setAddress] = useState(link ? targetText(link.to) : '');
  const [isNewTab, setNewTab] = useState(link?.newTab ?? false);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const errorId = useId();
  useEffect(() => input.current?.select(), []);

  const apply = () => {
    // An unchanged address is kept as it is, whatever kind it has.
    const target = link && address === targetText(link.to) ? link.to : parseTarget(address);
    if (!target) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    setLink(editor, target, isNewTab);
    onClose();
  };
  return (
    <div
      role="group"
      aria-label="Link"
      className="rich-text-editor__panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && event.target === input.current) {
          event.preventDefault();
          apply();
        } else return;
        event.stopPropagation();
      }}
    >
      <label htmlFor={inputId}>Address or page id</label>
      <input
        ref={input}
        id={inputId}
        className="rich-text-editor__input"
        value={address}
        placeholder="https://…, /contact, name@example.com"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      {isWrong ? (
        <p id={errorId} role="alert" className="rich-text-editor__error">
          Visitors could not follow this. Use a web address, a path such as /contact, an e-mail address or the id of a page.
        </p>
      ) : null}
      <label className="rich-text-editor__check">
        <input type="checkbox" checked={isNewTab} onChange={(event) => setNewTab(event.target.checked)} />
        Opens in a new tab
      </label>
      <div className="rich-text-editor__actions">
        <button type="button" className="rich-text-editor__action is-main" onClick={apply}>
          {link ? 'Change link' : 'Set link'}
        </button>
        {link ? (
          <button
            type="button"
            className="rich-text-editor__action"
            onClick={() => {
              removeLinks(editor);
              onClose();
            }}
          >
            Remove link
          </button>
        ) : null}
        <button type="button" className="rich-text-editor__action" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
