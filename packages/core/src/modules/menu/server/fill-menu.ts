import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { FilledMenu, MenuItem } from '../menu.schema.ts';
import { countItems, placedItems } from './menu-items.ts';
import { readTranslations } from './menu-pages.query.ts';
import { presentItems } from './menu.presenter.ts';
import { readStoredMenu } from './read-menu.query.ts';

/** An item that leads to the translation of its page, called as that one is; nothing where there is none. Headings keep their words. */
function translatedItem(item: MenuItem, translations: ReadonlyMap<string, string>): MenuItem[] {
  const children = item.children.flatMap((child) => translatedItem(child, translations));
  if (!item.to || !('page' in item.to)) return [{ ...item, children }];
  const page = translations.get(item.to.page);
  // What stands below a page without a translation is not lost: it moves up.
  return page === undefined ? children : [{ id: item.id, to: { page }, children }];
}

/** The items of a menu as they would be in another locale. */
export async function fillMenu(
  app: Lectern,
  actor: Actor,
  { name, locale, from }: { readonly name: string; readonly locale: string; readonly from: string },
): Promise<FilledMenu> {
  const items = (await readStoredMenu(app.pool, { name, locale: from }))?.items ?? [];
  const pages = placedItems(items).flatMap(({ item: { to } }) => (to && 'page' in to ? [to.page] : []));
  const translations = await readTranslations(app.pool, pages, locale);
  const filled = items.flatMap((item) => translatedItem(item, translations));
  return {
    items: await presentItems(app, actor, { items: filled, locale }),
    untranslated: countItems(items) - countItems(filled),
  };
}
