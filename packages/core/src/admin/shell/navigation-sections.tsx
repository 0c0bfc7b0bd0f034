import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { hasPermission } from '../../client/user.ts';
import type { TextKey } from '../texts/en.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useApp } from './app-context.ts';
import type { App } from './app-context.ts';
import type { PluginMenuItem } from './boot.ts';
import { coreScreens } from './core-screens.ts';
import { pageTypePath } from './navigation.ts';
import type { NavigationItem, NavigationSection } from './navigation.ts';
import { loadDoor } from './plugins.ts';
import type { CoreScreen, NavigationGroup } from './screens.ts';

export const groupTitles: Readonly<Record<NavigationGroup, TextKey | undefined>> = {
  site: 'nav.group.site',
  content: 'nav.group.content',
  plugins: 'nav.group.plugins',
  administration: 'nav.group.administration',
  personal: undefined,
};

/** The type of pages without anything of their own is left out. */
const blankType = 'lectern/blank';

type Placed = NavigationItem & { readonly group: NavigationGroup; readonly order: number };

function coreItem(screen: CoreScreen, t: ReturnType<typeof useText>): Placed[] {
  if (!screen.item) return [];
  const { group, label, icon, order } = screen.item;
  return [
    {
      key: screen.path,
      group,
      order,
      label: t(label),
      to: `/${screen.path}`,
      icon: createElement(icon, { className: 'lc-icon', 'aria-hidden': true }),
    },
  ];
}

/** A plugin's item runs its action where its admin door has one under this slug, else it opens its screen. */
function pluginItem(item: PluginMenuItem, app: App, go: (to: string) => void): Placed {
  const path = (slug: string) => `/${item.plugin}/${slug}`.replace(/\/+/g, '/');
  const allowed = (item.submenu ?? []).filter((entry) => !entry.permission || hasPermission(app.boot.user, entry.permission));
  const open = async () => {
    const door = await loadDoor(app.plugins, item.plugin);
    const action = door.actions?.[item.slug];
    if (action) action();
    else go(path(item.slug));
  };
  return {
    key: `${item.plugin}/${item.slug}`,
    group: 'plugins',
    order: 0,
    label: item.title,
    to: path(item.slug),
    icon: <Icon name={item.icon} />,
    onPress: () => void open(),
    items: allowed.map((entry) => ({
      key: `${item.plugin}/${entry.slug}`,
      label: entry.title,
      to: path(entry.slug),
      icon: null,
    })),
  };
}

/** The navigation of this user: what their permissions and the installed plugins allow. */
export function useNavigationSections(): readonly NavigationSection[] {
  const t = useText();
  const app = useApp();
  const navigate = useNavigate();
  const { user, pageTypes, menu } = app.boot;
  const may = (permission: string | undefined) => permission === undefined || hasPermission(user, permission);

  const items: Placed[] = [
    ...coreScreens.filter((screen) => may(screen.permission)).flatMap((screen) => coreItem(screen, t)),
    ...pageTypes
      .filter((type) => type.listed && type.type !== blankType)
      .map((type): Placed => ({
        key: type.type,
        group: 'site',
        order: 20,
        label: type.label,
        to: pageTypePath(type.type),
        icon: <Icon name={type.icon} />,
      })),
    ...menu.filter((item) => may(item.permission)).map((item) => pluginItem(item, app, (to) => void navigate(to))),
  ];
  const groups: readonly NavigationGroup[] = ['site', 'content', 'plugins', 'administration', 'personal'];
  return groups
    .map((group) => ({
      group,
      items: items.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
    }))
    .filter((section) => section.items.length > 0);
}
