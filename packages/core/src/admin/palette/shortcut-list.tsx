import type { ReactElement } from 'react';
import { usePreferences } from '../shell/app-context.ts';
import { keysOf, shortcuts } from '../shell/shortcuts.ts';
import type { Shortcut } from '../shell/shortcuts.ts';
import type { TextKey } from '../messages/message-key.ts';
import { useText } from '../messages/use-messages.ts';
import { Modal } from '../ui/modal.tsx';

const titles: Readonly<Record<keyof typeof shortcuts, TextKey>> = {
  everywhere: 'shortcuts.everywhere',
  editor: 'shortcuts.editor',
  library: 'shortcuts.library',
  outline: 'shortcuts.outline',
};
const groups = (Object.keys(titles) as (keyof typeof shortcuts)[]).map((place) => ({
  title: titles[place],
  members: Object.values<Shortcut>(shortcuts[place]),
}));

/** Every shortcut there is, and whether the single keys among them are switched off. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { hasSingleKeys } = usePreferences();
  return (
    <Modal isOpen onClose={onClose} title={t('shortcuts.title')} size="large">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- a list longer than the dialog is scrolled by the keyboard */}
      <div className="lc-shortcuts__groups" role="group" aria-label={t('shortcuts.title')} tabIndex={0}>
        {groups.map(({ title, members }) => (
          <section key={title}>
            <h3 className="lc-shortcuts__title">{t(title)}</h3>
            <dl className="lc-shortcuts">
              {members.map((shortcut) => (
                <div key={shortcut.keys} className="lc-shortcuts__row">
                  <dt>
                    {t(shortcut.text)}
                    {shortcut.isSingle && !hasSingleKeys && <span className="lc-quiet"> {t('shortcuts.off')}</span>}
                  </dt>
                  <dd>
                    {keysOf(shortcut).map((key) => (
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
      </div>
      <p className="lc-help">{t('shortcuts.help')}</p>
    </Modal>
  );
}
