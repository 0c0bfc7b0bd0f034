import { Keyboard, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { AdminCommand } from '../contributions.ts';
import { useLoadedMessages } from '../messages/use-loaded-messages.ts';
import { useText } from '../messages/use-messages.ts';
import { useApp } from '../shell/app-context.ts';
import { useActionContext } from '../shell/use-action-context.ts';
import { usePluginEntries } from '../shell/use-plugin-entries.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteIcon } from './palette-icon.tsx';

/** Makes entries of commands, of those that this person may use. */
function useCommandEntries(): (
  place: { readonly id: string; readonly group: string },
  command: AdminCommand<string>,
) => PaletteEntry[] {
  const context = useActionContext();
  return ({ id, group }, { key, title, keywords, icon, permission, run }) => {
    if (permission && !context.can(permission)) return [];
    return [{ key: `${id} ${key}`, group, title, keywords, icon: paletteIcon(icon), run: () => run(context) }];
  };
}

/** Commands of modules, then those of the shell itself. */
export function useActionEntries(openShortcuts: () => void): readonly PaletteEntry[] {
  const t = useText();
  const { boot, preferences, modules } = useApp();
  const [commands] = useState(() => modules.flatMap((module) => module.commands ?? []));
  const [loaders] = useState(() => commands.flatMap(({ messages = [] }) => messages));
  const isLoaded = useLoadedMessages(loaders);
  const entriesOf = useCommandEntries();
  const group = t('palette.actions');
  const theme = (value: 'system' | 'light' | 'dark', title: string, icon: PaletteEntry['icon']): PaletteEntry => ({
    key: `theme ${value}`,
    group,
    title,
    keywords: [t('palette.theme')],
    icon,
    run: () => preferences.set({ theme: value }),
  });
  return [
    ...(isLoaded ? commands : []).flatMap((command) => entriesOf({ id: '', group }, { ...command, title: t(command.title) })),
    ...modules.flatMap(({ actionsOf }) => actionsOf?.(boot, t) ?? []).flatMap((command) => entriesOf({ id: '', group }, command)),
    theme('light', t('palette.light'), paletteIcon(Sun)),
    theme('dark', t('palette.dark'), paletteIcon(Moon)),
    theme('system', t('palette.system'), paletteIcon(Monitor)),
    { key: 'shortcuts', group, title: t('shortcuts.title'), icon: paletteIcon(Keyboard), run: openShortcuts },
  ];
}

/** Commands of plugins. */
export function usePluginActions(): readonly PaletteEntry[] {
  const { boot } = useApp();
  const plugins = usePluginEntries();
  const entriesOf = useCommandEntries();
  return plugins.flatMap(([id, { commands = [] }]) => {
    const group = boot.menu.find((item) => item.plugin === id)?.title ?? id;
    return commands.flatMap((command) => entriesOf({ id, group }, command));
  });
}
