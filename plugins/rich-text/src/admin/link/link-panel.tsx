import { Button, Checkbox, draftOfTarget, isBadTarget, LinkTargetField, targetOf } from '@lectern/core/admin';
import { useEffect, useId, useState } from 'react';
import { Editor, Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { linkAtCaret, parseTarget, removeLinks, setLink } from './link-commands.ts';
import { PanelShell } from '../panels/panel-shell.tsx';
import { t } from '../editor-texts.ts';

/** The target that a new link begins with: what is selected, where that is an address itself. */
function suggested(editor: Editor): string {
  const { selection } = editor;
  const text = selection && Range.isExpanded(selection) ? Editor.string(editor, selection).trim() : '';
  return text.length <= 200 && parseTarget(text) ? text : '';
}

/** Where a link leads. */
export function LinkPanel() {
  const editor = useSlateStatic();
  const { locale, closePanel } = useEditorFacts();
  const id = useId();
  const [link] = useState(() => linkAtCaret(editor)?.[0]);
  const [draft, setDraft] = useState(() =>
    link ? draftOfTarget(link.to) : { ...draftOfTarget(undefined), kind: 'address' as const, href: suggested(editor) },
  );
  const [isNewTab, setNewTab] = useState(link?.newTab ?? false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const field =
      document.getElementById(`${id}.to.href`) ?? document.getElementById(`${id}.to.page`) ?? document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    // Only when the panel opens: who chooses another kind is already somewhere.
  }, [id]);

  const apply = () => {
    // What was typed as an address may be one for mail, or a web address without its beginning.
    const target = (draft.kind === 'address' ? parseTarget(draft.href) : undefined) ?? targetOf(draft);
    if (!target) {
      setMissing(true);
      document.getElementById(`${id}.to.href`)?.focus();
      return;
    }
    setLink(editor, target, isNewTab);
    closePanel();
  };
  const isWrong = isMissing && (isBadTarget(draft) || targetOf(draft) === undefined);
  return (
    <PanelShell title={t(link ? 'link.changeTitle' : 'link.title')} onEnter={apply} onClose={closePanel}>
      <LinkTargetField
        id={id}
        value={draft}
        locale={locale}
        onChange={(next) => {
          setDraft(next);
          setMissing(false);
        }}
      />
      {isWrong ? (
        <p role="alert" className="rich-text-editor__error">
          {t('link.wrong')}
        </p>
      ) : null}
      <Checkbox label={t('link.newTab')} isSelected={isNewTab} onChange={setNewTab} />
      <div className="rich-text-editor__actions">
        <Button theme="orange" size="small" onPress={apply}>
          {t(link ? 'link.change' : 'link.set')}
        </Button>
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
      </div>
    </PanelShell>
  );
}
