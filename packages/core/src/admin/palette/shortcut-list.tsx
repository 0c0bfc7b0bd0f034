import type { ReactElement } from 'react';
import { usePreferences } from '../shell/app-context.ts';
import { commandKey, isMac } from '../shell/shell-keys.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useText } from '../texts/use-text.ts';
import { Modal } from '../ui/modal.tsx';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: TextKey;
  readonly isSingle?: boolean;
}

const groups = (): readonly { readonly title: TextKey; readonly shortcuts: readonly Shortcut[] }[] => {
  const command = commandKey();
  const alt = isMac() ? '⌥' : 'Alt';
  return [
    {
      title: 'shortcuts.everywhere',
      shortcuts: [
        { keys: [command, 'K'], text: 'shortcuts.palette' },
        { keys: ['/'], text: 'shortcuts.search', isSingle: true },
        { keys: ['?'], text: 'shortcuts.list', isSingle: true },
        { keys: ['Esc'], text: 'shortcuts.close' },
      ],
    },
    {
      title: 'shortcuts.editor',
      shortcuts: [
        { keys: [command, 'S'], text: 'shortcuts.save' },
        { keys: [command, 'Z'], text: 'action.undo' },
        { keys: [command, isMac() ? '⇧' : 'Shift', 'Z'], text: 'action.redo' },
        { keys: [alt, '↑'], text: 'shortcuts.up' },
        { keys: [alt, '↓'], text: 'shortcuts.down' },
      ],
    },
  ];
};

/** Every shortcut there is, and whether the single keys among them are switched off. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { hasSingleKeys } = usePreferences();
  return (
    <Modal isOpen onClose={onClose} title={t('shortcuts.title')}>
      {groups().map((group) => (
        <section key={group.title}>
          <h3 className="lc-shortcuts__title">{t(group.title)}</h3>
          <dl className="lc-shortcuts">
            {group.shortcuts.map(({ keys, text, isSingle }) => (
              <div key={text} className="lc-shortcuts__row">
                <dt>
                  {t(text)}
                  {isSingle && !hasSingleKeys && <span className="lc-quiet"> {t('shortcuts.off')}</span>}
                </dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className="lc-kbd">
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="lc-help">{t('shortcuts.help')}</p>
    </Modal>
  );
}
