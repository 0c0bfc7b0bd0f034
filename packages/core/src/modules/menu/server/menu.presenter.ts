import { can } from '#server/kernel/policy.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { MenuItem, ReadMenu, ReadMenuItem } from '../menu.schema.ts';
import type { KnownMenu } from './known-menus.ts';
import { placedItems } from './menu-items.ts';
import { readMenuPages } from './menu-pages.query.ts';
import type { MenuPage } from './menu-pages.query.ts';
import type { StoredMenu } from './read-menu.query.ts';

const pagesOf = (items: readonly MenuItem[]): string[] =>
  placedItems(items).flatMap(({ item: { to } }) => (to && 'page' in to ? [to.page] : []));

const stateOf = (page: MenuPage | undefined, locale: string): ReadMenuItem['state'] =>
  !page ? 'missing' : page.path === null ? 'draft' : page.locale === locale ? 'live' : 'other-locale';

function presentItem(item: MenuItem, pages: ReadonlyMap<string, MenuPage>, locale: string): ReadMenuItem {
  const { id, label = null, to = null } = item;
  const page = to && 'page' in to ? pages.get(to.page) : undefined;
  const path = page?.path ?? null;
  const anchor = to && 'page' in to && to.anchor ? `#${to.anchor}` : '';
  return {
    id,
    label,
    title: label ?? page?.title ?? '',
    to,
    href: to && 'href' in to ? to.href : path === null ? null : path + anchor,
    state: to && 'page' in to ? stateOf(page, locale) : null,
    children: item.children.map((child) => presentItem(child, pages, locale)),
  };
}

/** Items with what is known of their pages today. */
export async function presentItems(
  app: Pick<Lectern, 'pool' | 'service'>,
  actor: Actor,
  { items, locale }: { readonly items: readonly MenuItem[]; readonly locale: string },
): Promise<ReadMenuItem[]> {
  const pages = await readMenuPages(app, actor, pagesOf(items));
  return items.map((item) => presentItem(item, pages, locale));
}

/** The items that visitors see: one that leads to what is not public is left out, and so is what stands below it. */
const publicItems = (items: readonly ReadMenuItem[]): ReadMenuItem[] =>
  items.flatMap((item) => (item.to !== null && item.href === null ? [] : [{ ...item, children: publicItems(item.children) }]));

/** A menu as this actor may see it. */
export async function presentMenu(
  app: Lectern,
  actor: Actor,
  { menu, locale, stored }: { readonly menu: KnownMenu; readonly locale: string; readonly stored: StoredMenu | undefined },
): Promise<ReadMenu> {
  const items = await presentItems(app, actor, { items: stored?.items ?? [], locale });
  const isKeeper = can(actor, 'manage-menu');
  return {
    name: menu.name,
    levels: menu.levels,
    locale,
    revision: stored?.revision ?? 0,
    savedAt: (isKeeper && stored?.savedAt.toISOString()) || null,
    savedBy: isKeeper ? (stored?.savedBy ?? null) : null,
    items: isKeeper ? items : publicItems(items),
  };
}
