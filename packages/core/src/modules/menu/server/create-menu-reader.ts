import type { Lectern } from '#server/kernel/lectern.ts';
import type { MenuReader } from '#server/site/menu-reader.ts';
import { readStoredMenu } from './read-menu.query.ts';

/** Reads the menus of layouts. Who asks keeps what comes, until the menu is saved again. */
export const createMenuReader = ({ pool }: Lectern): MenuReader => ({
  read: async (name, locale) => (await readStoredMenu(pool, { name, locale }))?.items ?? [],
});
