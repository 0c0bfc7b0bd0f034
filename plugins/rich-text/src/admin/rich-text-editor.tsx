import type { ControlProps } from '@lectern/core/admin';
import { useId, useMemo, useRef, useState } from 'react';
import type { Descendant } from 'slate';
import { Editable, ReactEditor, Slate } from 'slate-react';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { renderElement } from './editor-element.tsx';
import { renderLeaf } from './editor-leaf.tsx';
import { fromSlate } from './from-slate.ts';
import { handleKey, isHistoryInput } from './key-commands.ts';
import { LinkPanel } from './link-panel.tsx';
import { NodeLabelsContext } from './node-labels.ts';
import { toSlate } from './to-slate.ts';
import { Toolbar } from './toolbar.tsx';

interface Emitted {
  readonly doc: RichText;
  readonly children: readonly Descendant[];
}

/** The stored value in Slate's form: what the editor itself last wrote, or what came from outside. */
function useSlateValue(value: RichText, doc: RichText) {
  const emitted = useRef<Emitted>(undefined);
  const children = useMemo(() => {
    const last = emitted.current;
    // Always a new list: slate-react ignores the very list that it emitted last, and a redo would then show old text.
    return last && last.doc === value ? [...last.children] : toSlate(doc);
  }, [value, doc]);
  const write = (next: readonly Descendant[]): RichText => {
    const written = fromSlate(next);
    emitted.current = { doc: written, children: next };
    return written;
  };
  return { children, write };
}

/** The editor of one rich text field. Its history is the page's, its value the page's state. */
export function RichTextEditor(props: ControlProps<RichText>) {
  const { id, editor: field, value, onChange, errors, locale, history } = props;
  const [editor] = useState(createRichTextEditor);
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const mayLeave = useRef(false);
  const descriptionId = useId();
  // Before the first paint and without telling anyone: opening a page is no change of it.
  const { doc, repairs, isNewer } = useMemo(() => repairRichText(value), [value]);
  const { children, write } = useSlateValue(value, doc);
  const isReadOnly = props.isReadOnly || isNewer;

  const focusText = () => ReactEditor.focus(editor);

  return (
    <div className="rich-text-editor" data-invalid={errors.length > 0 || undefined} data-read-only={isReadOnly || undefined}>
      <NodeLabelsContext value={field.settings}>
        <Slate editor={editor} value={children} onValueChange={(next) => onChange(write(next))}>
          {isReadOnly ? null : (
            <Toolbar
              ref={toolbar}
              controls={id}
              isLinking={isLinking}
              onLink={() => setLinking((is) => !is)}
              onLeave={focusText}
            />
          )}
          {isLinking && !isReadOnly ? (
            <LinkPanel
              onClose={() => {
                setLinking(false);
                focusText();
              }}
            />
          ) : null}
          <Notices repairs={repairs} isNewer={isNewer} />
          <Editable
            id={id}
            className="rich-text-editor__text"
            readOnly={isReadOnly}
            {...(isReadOnly ? { role: 'document', tabIndex: 0 } : {})}
            aria-label={field.label}
            aria-describedby={descriptionId}
            aria-required={isReadOnly ? undefined : field.required}
            aria-invalid={errors.length > 0 || undefined}
            lang={locale}
            spellCheck={!isReadOnly}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            onDOMBeforeInput={(event) => {
              const step = isHistoryInput(event);
              if (!step) return;
              event.preventDefault();
              history[step]();
            }}
            onKeyDown={(event) =>
              handleKey(event, {
                editor,
                history,
                mayLeave,
                isReadOnly,
                onLink: () => setLinking(true),
                onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
              })
            }
          />
        </Slate>
      </NodeLabelsContext>
      <span id={descriptionId} hidden>
        {[...errors, field.help ?? '', isReadOnly ? '' : 'Alt+F10 goes to the toolbar. Escape, then Tab leaves the text.']
          .filter(Boolean)
          .join(' ')}
      </span>
    </div>
  );
}

function Notices({ repairs, isNewer }: { readonly repairs: readonly string[]; readonly isNewer: boolean }) {
  if (isNewer) {
    return (
      <p className="rich-text-editor__notice" role="note">
        This text was written by a newer version of the rich text plugin. It can be read here, not changed.
      </p>
    );
  }
  if (repairs.length === 0) return null;
  return (
    <details className="rich-text-editor__notice">
      <summary>This text was put in order when it was opened. No words were lost.</summary>
      <ul>
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
    </details>
  );
}
