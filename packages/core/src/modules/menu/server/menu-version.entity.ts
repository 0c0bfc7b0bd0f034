import { defineEntity, p } from '@mikro-orm/core';
import type { MenuItem } from '../menu.schema.ts';

const MenuVersionSchema = defineEntity({
  name: 'MenuVersion',
  tableName: 'lectern_menu_version',
  properties: {
    name: p.string().length(40).primary(),
    locale: p.string().length(5).primary(),
    /** Counts from 1 in each menu and locale. The highest one is live. */
    revision: p.integer().primary(),
    items: p.json<readonly MenuItem[]>(),
    /** The revision whose items were taken back. */
    restoredFrom: p.integer().nullable(),
    savedAt: p.datetime(),
    /** Number of the author; null for what no person did. */
    savedBy: p.integer().nullable(),
  },
});

/** One version of a menu in one locale. */
export class MenuVersion extends MenuVersionSchema.class {}
MenuVersionSchema.setClass(MenuVersion);
