import type { MenuPlace } from '#contract/page-type.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { maxLevels } from '../menu.schema.ts';
import { fail } from './fail.ts';

/** A menu by its name, as the page types of the site declare it. */
export interface KnownMenu extends Required<MenuPlace> {
  readonly name: string;
  /** Id of the plugin or module whose page type names it first. */
  readonly owner: string;
}

/** The menus that page types of the site draw, in the order of their declaration. What the first one says of a menu holds. */
export function knownMenus({ pageTypes }: Pick<Lectern, 'pageTypes'>): ReadonlyMap<string, KnownMenu> {
  const known = new Map<string, KnownMenu>();
  for (const [type, { menus }] of pageTypes.entries())
    for (const [name, { label, help = '', levels = maxLevels }] of Object.entries(menus))
      if (!known.has(name))
        known.set(name, { name, owner: type.split('/', 1)[0] ?? type, label, help, levels: Math.min(levels, maxLevels) });
  return known;
}

/** A menu of the site in one of its locales. G_60 where no page type draws it, V_12 for another locale. */
export function knownMenu(app: Pick<Lectern, 'pageTypes' | 'settings'>, name: string, locale: string): KnownMenu {
  const found = knownMenus(app).get(name) ?? fail('noMenu');
  if (!app.settings.availableLocales.includes(locale)) fail('invalid', 'locale');
  return found;
}
