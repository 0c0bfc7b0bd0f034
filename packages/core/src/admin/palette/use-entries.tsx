import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNavigationSections } from '../shell/navigation-sections.tsx';
import type { NavigationItem } from '../shell/navigation.ts';
import { useText } from '../messages/use-messages.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteIcon } from './palette-icon.tsx';
import { useActionEntries, usePluginActions } from './use-actions.tsx';
import { recentsOf } from './recent.ts';
import { screenActions } from './screen-actions.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { useCurrentUser } from '../shell/app-context.ts';
import { useStore } from '../ui/store/use-store.ts';

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

/** What the open screen offers, then what was opened last elsewhere. */
function useNearEntries(): readonly PaletteEntry[] {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const { title, actions } = useStore(screenActions);
  const [recents] = useState(() => recentsOf(user.ID).filter(({ to }) => to !== pathname));
  return [
    ...actions.map(({ icon, ...action }) => ({ ...action, key: `here ${action.key}`, group: title, icon: paletteIcon(icon) })),
    ...recents.map(({ to, title: name, detail }) => ({
      key: `recent ${to}`,
      group: t('palette.recent'),
      title: name,
      detail,
      icon: paletteIcon('file-text'),
      run: () => void navigate(to),
    })),
  ];
}

interface Entries {
  /** Everything that needs no search on the server, to be filtered by what is typed. */
  readonly fixed: readonly PaletteEntry[];
  /** The entries that the server found for the term. */
  readonly found: readonly PaletteEntry[];
  readonly isFetching: boolean;
}

export function useEntries(term: string, openShortcuts: () => void): Entries {
  const near = useNearEntries();
  const screens = useScreenEntries();
  const actions = useActionEntries(openShortcuts);
  const plugins = usePluginActions();
  const { found, isFetching } = useFoundEntries(term);
  return useMemo(
    () => ({ fixed: [...near, ...screens, ...actions, ...plugins], found, isFetching }),
    [near, screens, actions, plugins, found, isFetching],
  );
}
