import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { FileText, Keyboard, Monitor, Moon, Sun, UserPlus, Zap } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { hasPermission } from '../../client/user.ts';
import { useApp, useCurrentUser } from '../shell/app-context.ts';
import { unwrap } from '../shell/call-error.ts';
import type { NavigationItem } from '../shell/navigation.ts';
import { useNavigationSections } from '../shell/navigation-sections.tsx';
import { loadDoor } from '../shell/plugins.ts';
import { useText } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import type { PaletteEntry } from './entries.ts';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

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
      icon: item.icon ?? <FileText {...icon} />,
      run: item.onPress ?? (() => void navigate(item.to)),
    },
    ...(item.items ?? []).flatMap(entriesOf),
  ];
  return sections.flatMap((section) => section.items.flatMap(entriesOf));
}

/** What core itself can do from anywhere. */
function useActionEntries(openShortcuts: () => void): readonly PaletteEntry[] {
  const t = useText();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { preferences } = useApp();
  const group = t('palette.actions');
  const theme = (value: 'system' | 'light' | 'dark', title: string, shown: PaletteEntry['icon']): PaletteEntry => ({
    key: `theme ${value}`,
    group,
    title,
    keywords: [t('display.theme')],
    icon: shown,
    run: () => preferences.set({ theme: value }),
  });
  return [
    ...(hasPermission(user, 'manage-users')
      ? [
          {
            key: 'add-user',
            group,
            title: t('users.add'),
            icon: <UserPlus {...icon} />,
            run: () => void navigate('/users', { state: { isAdding: true } }),
          },
        ]
      : []),
    theme('light', t('palette.light'), <Sun {...icon} />),
    theme('dark', t('palette.dark'), <Moon {...icon} />),
    theme('system', t('palette.system'), <Monitor {...icon} />),
    { key: 'shortcuts', group, title: t('shortcuts.title'), icon: <Keyboard {...icon} />, run: openShortcuts },
  ];
}

/** Commands that plugins register, of those that this person may use. */
function usePluginEntries(): readonly PaletteEntry[] {
  const { plugins, boot } = useApp();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const ids = Object.keys(plugins);
  const doors = useQueries({
    queries: ids.map((id) => ({ queryKey: ['plugin-door', id], staleTime: Infinity, queryFn: () => loadDoor(plugins, id) })),
  });
  return doors.flatMap(({ data }, index) => {
    const id = ids[index] ?? '';
    const group = boot.menu.find((item) => item.plugin === id)?.title ?? id;
    return (data?.commands ?? [])
      .filter(({ permission }) => !permission || hasPermission(user, permission))
      .map((command): PaletteEntry => ({
        key: `${id} ${command.key}`,
        group,
        title: command.title,
        keywords: command.keywords,
        icon: command.icon ? <Icon name={command.icon} /> : <Zap {...icon} />,
        run: () => command.run({ navigate: (to) => void navigate(to) }),
      }));
  });
}

/** Pages whose title or slug holds the term. */
function usePageEntries(term: string): { readonly pages: readonly PaletteEntry[]; readonly isFetching: boolean } {
  const t = useText();
  const { client } = useApp();
  const navigate = useNavigate();
  const { data, isFetching } = useQuery({
    queryKey: ['pages', 'palette', term],
    enabled: term !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await client.page.list({ pageIndex: 0, pageSize: 8, searchTerm: term, columnToSort: 'title', sortOrder: 'asc' }, signal),
      ),
  });
  const items = term === '' ? [] : (data?.items ?? []);
  return {
    isFetching: isFetching && term !== '',
    pages: items.map((page) => ({
      key: `page ${page.id}`,
      group: t('palette.pages'),
      title: page.title || t('editor.untitled'),
      detail: page.path,
      icon: <FileText {...icon} />,
      run: () => void navigate(`/pages/${page.id}`),
    })),
  };
}

interface Entries {
  /** Everything but pages, to be filtered by what is typed. */
  readonly fixed: readonly PaletteEntry[];
  /** Pages that the server found for the term. */
  readonly pages: readonly PaletteEntry[];
  readonly isFetching: boolean;
}

export function useEntries(term: string, openShortcuts: () => void): Entries {
  const screens = useScreenEntries();
  const actions = useActionEntries(openShortcuts);
  const plugins = usePluginEntries();
  const { pages, isFetching } = usePageEntries(term);
  return useMemo(
    () => ({ fixed: [...screens, ...actions, ...plugins], pages, isFetching }),
    [screens, actions, plugins, pages, isFetching],
  );
}
