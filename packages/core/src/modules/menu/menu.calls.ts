import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { listOf, queryNumber } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { filledMenu, listedMenu, menuItems, menuLocale, menuName, menuVersion, readMenu } from './menu.schema.ts';
import { menuRefusals } from './menu.refusals.ts';

const byName = z.strictObject({ name: menuName });
/** A menu as it was written, and how that is taken back. */
const written = z.strictObject({
  data: readMenu,
  undoID: z.uuid().nullable().describe('Of the change, to take it back; null where nothing was another.'),
});
const inLocale = z.strictObject({ locale: menuLocale.optional().describe('Default: the default locale of the site.') });

export const menuCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/menu',
    access: 'public',
    summary: 'The menus that page types of the site draw, and in which locales they have items.',
    refuses: {},
    answer: dataOf(z.array(listedMenu)),
  },
  read: {
    method: 'GET',
    path: '/menu/{name}',
    access: 'public',
    summary:
      'A menu in one locale. For whoever holds manage-menu every item, with the state of its page; for all others those that visitors see, without who saved it.',
    params: byName,
    query: inLocale,
    refuses: only(menuRefusals, 'noMenu'),
    answer: dataOf(readMenu),
  },
  save: {
    method: 'PUT',
    path: '/menu/{name}',
    access: 'manage-menu',
    summary: 'Saves a menu, which nobody saved since the revision that is sent, as its next version, which is live at once.',
    maxBody: 1_000_000,
    params: byName,
    body: z.strictObject({
      locale: menuLocale,
      revision: databaseInt().describe('The one that the change began with; 0 for the first.'),
      items: menuItems,
    }),
    refuses: only(menuRefusals, 'noMenu', 'outdated', 'taken', 'tooDeep', 'noPage'),
    answer: written,
  },
  versions: {
    method: 'GET',
    path: '/menu/{name}/versions',
    access: 'manage-menu',
    summary: 'One page of the versions of a menu, newest first.',
    params: byName,
    query: z.strictObject({
      ...inLocale.shape,
      pageIndex: queryNumber(0, 1_000_000, 0),
      pageSize: queryNumber(1, 100, 25),
    }),
    refuses: only(menuRefusals, 'noMenu'),
    answer: dataOf(listOf(menuVersion)),
  },
  version: {
    method: 'GET',
    path: '/menu/{name}/version/{revision}',
    access: 'manage-menu',
    summary: 'An earlier version of a menu, with what is known of its pages today.',
    params: z.strictObject({ name: menuName, revision: z.string().regex(/^[\w-]{1,40}$/, 'V_12') }),
    query: inLocale,
    refuses: only(menuRefusals, 'noMenu', 'noVersion'),
    answer: dataOf(readMenu),
  },
  restore: {
    method: 'POST',
    path: '/menu/{name}/restore',
    access: 'manage-menu',
    summary: 'Takes the items of an earlier version back, as the next version.',
    params: byName,
    body: z.strictObject({
      locale: menuLocale,
      revision: databaseInt(),
      from: databaseInt(1).describe('The revision to take back.'),
    }),
    refuses: only(menuRefusals, 'noMenu', 'noVersion', 'outdated'),
    answer: written,
  },
  filled: {
    method: 'GET',
    path: '/menu/{name}/filled',
    access: 'manage-menu',
    summary: 'The items that a menu would have with the translations of another locale’s pages. Saves nothing.',
    params: byName,
    query: z.strictObject({
      ...inLocale.shape,
      from: menuLocale.optional().describe('Default: the default locale of the site.'),
    }),
    refuses: only(menuRefusals, 'noMenu'),
    answer: dataOf(filledMenu),
  },
});
