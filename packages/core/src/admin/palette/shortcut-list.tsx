import { useState } from 'react';
import type { ReactElement } from 'react';
import { useApp, usePreferences } from '../shell/app-context.ts';
import { usePluginEntries } from '../shell/use-plugin-entries.ts';
import { keysOf, shortcuts } from '../shell/shortcuts.ts';
import type { Shortcut } from '../shell/shortcuts.ts';
import { useLoadedMessages } from '../messages/use-loaded-messages.ts';
import { useText } from '../messages/use-messages.ts';
import { Modal } from '../ui/overlay/modal.tsx';

interface ShownGroup {
  readonly title: string;
  readonly members: readonly Shortcut<string>[];
}

/** Those of every screen, then those of modules and plugins in their order. */
function useGroups(): readonly ShownGroup[] {
  const t = useText();
  const { modules } = useApp();
  const plugins = usePluginEntries();
  const [own] = useState(() => modules.flatMap((module) => module.shortcuts ?? []));
  const [loaders] = useState(() => own.flatMap(({ messages = [] }) => messages));
  const isLoaded = useLoadedMessages(loaders);
  const spoken = (isLoaded ? own : []).map((group) => ({
    ...group,
    title: t(group.title),
    members: group.members.map((shortcut) => ({ ...shortcut, text: t(shortcut.text) })),
  }));
  const everywhere = Object.values<Shortcut>(shortcuts).map((shortcut) => ({ ...shortcut, text: t(shortcut.text) }));
  return [
    { title: t('shortcuts.everywhere'), members: everywhere },
    ...[...spoken, ...plugins.flatMap(([, entry]) => entry.shortcuts ?? [])].toSorted((a, b) => a.order - b.order),
  ];
}

/** Every shortcut there is, and whether the single keys among them are switched off. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { hasSingleKeys } = usePreferences();
  const groups = useGroups();
  return (
    <Modal isOpen onClose={onClose} title={t('shortcuts.title')} size="large">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- a list longer than the dialog is scrolled by the keyboard */}
      <div className="lc-shortcuts__groups" role="group" aria-label={t('shortcuts.title')} tabIndex={0}>
        {groups.map(({ title, members }) => (
          <section key={title}>
            <h3 className="lc-shortcuts__title">{title}</h3>
            <dl className="lc-shortcuts">
              {members.map((shortcut) => (
                <div key={shortcut.keys} className="lc-shortcuts__row">
                  <dt>
                    {shortcut.text}
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
