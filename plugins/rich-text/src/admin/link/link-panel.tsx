import { linkTextOf } from '@lectern/core';
import { Button, Checkbox, LinkBox, LinkTargetField, MediaPicker } from '@lectern/core/admin';
import type { LinkTarget } from '@lectern/core';
import { useId, useState } from 'react';
import { Editor, Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { linkAtCaret, parseTarget, removeLinks, setLink } from './link-commands.ts';
import { PanelShell } from '../panels/panel-shell.tsx';
import { t } from '../editor-texts.ts';

/** What a box for a target begins with: the address of the link, else the chosen words, which may name a page. */
function firstText(editor: Editor, to: LinkTarget | undefined): string {
  if (to) return linkTextOf(to);
  const { selection } = editor;
  const text = selection && Range.isExpanded(selection) ? Editor.string(editor, selection).trim() : '';
  return text.length <= 200 ? text : '';
}

/** Where a link leads. Typed in one box; a place on a page that was chosen, and a file, are chosen from what can be chosen. */
export function LinkPanel() {
  const editor = useSlateStatic();
  const { locale, closePanel } = useEditorFacts();
  const id = useId();
  const [link] = useState(() => linkAtCaret(editor)?.[0]);
  const [text, setText] = useState(() => firstText(editor, link?.to));
  const [chosen, setChosen] = useState<LinkTarget | null>(() => (link && !('href' in link.to) ? link.to : null));
  const [isPicking, setPicking] = useState(false);
  const [isNewTab, setNewTab] = useState(link?.newTab ?? false);
  const [isMissing, setMissing] = useState(false);

  const set = (target: LinkTarget) => {
    setLink(editor, target, isNewTab);
    closePanel();
  };
  const apply = () => {
    const target = chosen ?? parseTarget(text);
    if (target) set(target);
    else setMissing(true);
  };
  return (
    <PanelShell title={t(link ? 'link.changeTitle' : 'link.title')} onEnter={apply} onClose={closePanel}>
      {chosen ? (
        <LinkTargetField
          id={id}
          value={chosen}
          locale={locale}
          onChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
        />
      ) : (
        <LinkBox
          id={id}
          text={text}
          locale={locale}
          parse={parseTarget}
          onText={(next) => {
            setText(next);
            setMissing(false);
          }}
          onChoose={set}
          onNothing={() => setMissing(true)}
          onEscape={closePanel}
        />
      )}
      {isMissing ? (
        <p role="alert" className="rich-text-editor__error">
          {t('link.wrong')}
        </p>
      ) : null}
      <Checkbox label={t('link.newTab')} isSelected={isNewTab} onChange={setNewTab} />
      <div className="rich-text-editor__actions">
        {/* A page is chosen in the box itself. */}
        {chosen || parseTarget(text) ? (
          <Button theme="orange" size="small" onPress={apply}>
            {t(link ? 'link.change' : 'link.set')}
          </Button>
        ) : null}
        {link ? (
          <Button
            size="small"
            onPress={() => {
              removeLinks(editor);
              closePanel();
            }}
          >
            {t('link.remove')}
          </Button>
        ) : null}
        {chosen ? null : (
          <Button theme="plain" size="small" onPress={() => setPicking(true)}>
            {t('link.toAFile')}
          </Button>
        )}
      </div>
      {isPicking ? (
        <MediaPicker
          kind="document"
          onChoose={([file]) => {
            setPicking(false);
            if (file) set({ file: file.id });
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </PanelShell>
  );
}
