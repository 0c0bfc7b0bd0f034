import { useEffect, useId } from 'react';
import { useEditorFacts } from '../editor-context.ts';
import { PanelShell } from './panel-shell.tsx';
import { t } from '../editor-texts.ts';

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

const groups = (): readonly KeyGroup[] => [
  {
    title: t('keys.marks'),
    keys: [
      ['Ctrl+B', t('format.bold')],
      ['Ctrl+I', t('format.italic')],
      ['Ctrl+U', t('format.underline')],
      ['Ctrl+Shift+X', t('format.strike')],
      ['Ctrl+E', t('format.code')],
      ['Ctrl+,  Ctrl+.', t('keys.subSup')],
      ['Ctrl+\\', t('format.clear')],
      ['Ctrl+K', t('format.link')],
    ],
  },
  {
    title: t('keys.lines'),
    keys: [
      [t('keys.headingSigns'), t('keys.headings')],
      [t('keys.listSigns'), t('keys.lists')],
      [t('keys.ruleSigns'), t('part.rule')],
      [t('keys.markSigns'), t('keys.markWords')],
      [t('keys.slashSign'), t('keys.slash')],
      ['Ctrl+Shift+7  8  9', t('keys.listKeys')],
      ['Tab, Shift+Tab', t('keys.tab')],
      ['Shift+Enter', t('keys.newLine')],
    ],
  },
  {
    title: t('keys.around'),
    keys: [
      ['Alt+F10', t('keys.toolbar')],
      [t('keys.space'), t('keys.edit')],
      ['Backspace', t('keys.removePart')],
      [t('keys.arrows'), t('keys.past')],
      ['Ctrl+F', t('find.openReplace')],
      ['Escape, Tab', t('keys.leave')],
      ['Ctrl+Z, Ctrl+Y', t('keys.undo')],
      ['Ctrl+/', t('keys.these')],
    ],
  },
];

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Every key of the editor. */
export function KeysPanel() {
  const { closePanel } = useEditorFacts();
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  const shown = (keys: string) => (isMac() ? keys.replaceAll('Ctrl', '⌘') : keys);
  return (
    <PanelShell title={t('keys.title')} onClose={closePanel}>
      <div id={id} tabIndex={-1} className="rich-text-editor__keys">
        {groups().map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <p>{title}</p>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{shown(key)}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PanelShell>
  );
}
