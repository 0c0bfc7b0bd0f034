import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { TextKey } from '../messages/message-key.ts';
import { useText } from '../messages/use-messages.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useApp } from './app-context.ts';
import { useActionContext } from './use-action-context.ts';
import type { App } from './app-context.ts';
import type { ActionContext, NavigationGroup } from '../contributions.ts';
import type { AdminModule } from '../define-admin.ts';
import type { PluginMenuItem } from '../../contract/boot.ts';
import { pageTypePath } from './navigation.ts';
import type { NavigationItem, NavigationSection } from './navigation.ts';
import { loadEntry } from './plugins.ts';

export const groupTitles: Readonly<Record<NavigationGroup, TextKey>> = {
  site: 'nav.group.site',
  pages: 'nav.group.pages',
  general: 'nav.group.general',
  administration: 'nav.group.administration',
  plugins: 'nav.group.plugins',
};

/** From top to bottom: what the product is for first, then its further screens, then those of plugins. */
const groups: readonly NavigationGroup[] = ['site', 'pages', 'general', 'administration', 'plugins'];

/** The type of pages without anything of their own is left out. */
const blankType = 'lectern/blank';

type Placed = NavigationItem & { readonly group: NavigationGroup; readonly order: number };

type ModuleScreen = NonNullable<AdminModule['screens']>[number];

/** An item as modules and plugins alike add it. */
interface ExtraItem {
  readonly key: string;
  readonly group: NavigationGroup;
  readonly order: number;
  readonly title: string;
  readonly icon: ReactNode;
  /** Path below `/cmsadmin`. */
  readonly path: string;
  readonly covers?: readonly string[];
  readonly permission?: string | undefined;
  readonly onPress?: () => void;
  readonly submenu?: readonly { readonly title: string; readonly path: string; readonly permission?: string | undefined }[];
}

/** The item, where the person has its permission or none is needed. */
function placed(item: ExtraItem, may: (permission: string | undefined) => boolean): Placed[] {
  if (!may(item.permission)) return [];
  const { key, group, order, title, icon, path, covers = [], onPress, submenu = [] } = item;
  const items = submenu
    .filter((entry) => may(entry.permission))
    .map((entry) => ({ key: `${key} ${entry.path}`, label: entry.title, to: entry.path, icon: null }));
  return [{ key, group, order, label: title, icon, to: path, covers, ...(onPress ? { onPress } : {}), items }];
}

function moduleItem({ item, path, permission }: ModuleScreen, boot: App['boot'], t: ReturnType<typeof useText>): ExtraItem[] {
  if (!item || item.isShown?.(boot) === false) return [];
  const { group, label, icon, order, covers = [] } = item;
  const drawn = createElement(icon, { className: 'lc-icon', 'aria-hidden': true });
  return [
    {
      key: path,
      group,
      order,
      title: t(label),
      icon: drawn,
      path: `/${path}`,
      covers: covers.map((each) => `/${each}`),
      permission,
    },
  ];
}

/** A plugin's item runs its action where its admin entry has one under this slug, else it opens its screen. */
function pluginItem(item: PluginMenuItem, app: App, context: ActionContext): ExtraItem {
  const path = (slug: string) => `/${item.plugin}/${slug}`.replaceAll(/\/+/g, '/');
  const open = async () => {
    const entry = await loadEntry(app.plugins, item.plugin);
    const action = entry.actions?.[item.slug];
    if (action) action(context);
    else context.navigate(path(item.slug));
  };
  return {
    key: `${item.plugin}/${item.slug}`,
    group: 'plugins',
    order: 0,
    title: item.title,
    icon: <Icon name={item.icon} />,
    path: path(item.slug),
    permission: item.permission,
    onPress: () => void open(),
    submenu: (item.submenu ?? []).map((entry) => ({ title: entry.title, path: path(entry.slug), permission: entry.permission })),
  };
}

/** The navigation of this user: what their permissions and the installed plugins allow. */
export function useNavigationSections(): readonly NavigationSection[] {
  const t = useText();
  const app = useApp();
  const context = useActionContext();
  const { pageTypes, menu } = app.boot;
  const may = (permission: string | undefined) => permission === undefined || context.can(permission);

  const types = pageTypes
    .filter((type) => type.listed && type.type !== blankType)
    .map((type): ExtraItem => ({
      key: type.type,
      group: 'pages',
      order: 0,
      title: type.label,
      path: pageTypePath(type.type),
      icon: <Icon name={type.icon} />,
    }));
  const items = [
    ...app.modules.flatMap(({ screens = [] }) => screens).flatMap((screen) => moduleItem(screen, app.boot, t)),
    ...types,
    ...menu.map((item) => pluginItem(item, app, context)),
  ].flatMap((item) => placed(item, may));
  return groups
    .map((group) => ({
      group,
      items: items.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
    }))
    .filter((section) => section.items.length > 0);
}
