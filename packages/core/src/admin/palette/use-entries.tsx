import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useNavigationSections } from '../shell/navigation-sections.tsx';
import type { NavigationItem } from '../shell/navigation.ts';
import { useText } from '../messages/use-messages.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteIcon } from './palette-icon.tsx';
import { useActionEntries, usePluginActions } from './use-actions.tsx';
import { useFoundEntries } from './use-found-entries.ts';

/** Screens of the navigation, with the items below them. */
function useScreenEntries(): readonly PaletteEntry[] {
  const t = useText();
  const navigate = useNavigate();
  const sections = useNavigationSections();
  const group = t('palette.screens');
  const entriesOf = (item: NavigationItem): PaletteEntry[] => [
    {
      key: `screen ${item.key}`,
      group,
      title: item.label,
      icon: item.icon ?? paletteIcon('file-text'),
      run: item.onPress ?? (() => void navigate(item.to)),
    },
    ...(item.items ?? []).flatMap(entriesOf),
  ];
  return sections.flatMap((section) => section.items.flatMap(entriesOf));
}

interface Entries {
  /** Everything that needs no search on the server, to be filtered by what is typed. */
  readonly fixed: readonly PaletteEntry[];
  /** The entries that the server found for the term. */
  readonly found: readonly PaletteEntry[];
  readonly isFetching: boolean;
}

export function useEntries(term: string, openShortcuts: () => void): Entries {
  const screens = useScreenEntries();
  const actions = useActionEntries(openShortcuts);
  const plugins = usePluginActions();
  const { found, isFetching } = useFoundEntries(term);
  return useMemo(
    () => ({ fixed: [...screens, ...actions, ...plugins], found, isFetching }),
    [screens, actions, plugins, found, isFetching],
  );
}
