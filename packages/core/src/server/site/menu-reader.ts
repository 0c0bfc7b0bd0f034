import type { LinkTarget } from '../../contract/content.ts';
import { defineServiceKey } from '../kernel/service.ts';

/** An item of a menu as it is stored. */
export interface MenuEntry {
  readonly id: string;
  /** The title of the page that it leads to where this is left out. */
  readonly label?: string | undefined;
  /** Where it leads; an item without is a heading. */
  readonly to?: LinkTarget | undefined;
  readonly children: readonly MenuEntry[];
}

/** The port that reads the menus of layouts. What a menu holds depends on `cacheTags.menu(name, locale)`. */
export interface MenuReader {
  read(name: string, locale: string): Promise<readonly MenuEntry[]>;
}

export const menuReader = defineServiceKey<MenuReader>('site/menu-reader');
