import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { blockKeyPattern } from '../../contract/slug.ts';
import { only } from '../../contract/refusals.ts';
import * as schema from './page.schema.ts';
import { locale, pageID, type } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

const blockKey = z.string().regex(blockKeyPattern, 'V_12');

/** Pages by ids, terms and types, and whether a name is free. */
export const lookupCalls = defineCalls({
  getMultiple: {
    method: 'POST',
    path: '/page/get-multiple',
    access: 'view-page',
    summary: 'Those of some pages that are of a locale and whose drafts the caller may view, in the order of their ids.',
    body: z.strictObject({ locale: locale.optional(), pageIDs: z.array(pageID).max(100, 'V_14') }),
    refuses: {},
    answer: dataOf(listOf(schema.pageListItem)),
  },
  search: {
    method: 'POST',
    path: '/page/search',
    access: 'view-page',
    summary: 'Pages of a locale whose title or slug holds a term, by title; the first 25 of them.',
    body: z.strictObject({ locale: locale.optional(), searchTerm: z.string().max(200, 'V_14') }),
    refuses: {},
    answer: dataOf(listOf(schema.pageListItem)),
  },
  resolveAddress: {
    method: 'POST',
    path: '/page/resolve-address',
    access: 'view-page',
    summary: 'The page that an address of this site leads to, so that a link can hold its id.',
    body: z.strictObject({ href: z.string().min(1, 'V_01').max(2000, 'V_14') }),
    refuses: {},
    answer: dataOf(schema.pageAtAddress),
  },
  anchorAvailable: {
    method: 'POST',
    path: '/page/anchor-available',
    access: ['create-page', 'edit-page'],
    summary: 'Whether an anchor point may be given to a block: it can be one, and no other block has it.',
    maxBody: 8_000_000,
    body: z.strictObject({
      anchorName: z.string().min(1, 'V_01').max(64, 'V_14'),
      blockKey,
      pageVersionBlocks: z.record(blockKey, z.looseObject({ anchorPoint: z.string().optional() })),
    }),
    refuses: only(pageRefusals, 'anchorTaken'),
    answer: dataOf(z.strictObject({ available: z.boolean() })),
  },
  getPages: {
    method: 'POST',
    path: '/page/get-pages',
    access: 'public',
    summary: 'The live pages of a type in a locale, by title, without /404 and /500; the first 1,000 of them.',
    body: z.strictObject({ type, locale }),
    refuses: {},
    answer: dataOf(listOf(schema.livePage)),
  },
  getSiblingSlugs: {
    method: 'GET',
    path: '/page/get-sibling-slugs/{pageID}',
    access: 'public',
    summary: 'The live pages in the group of translations of a live one, itself included.',
    params: z.strictObject({ pageID }),
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(
      z.array(
        z.strictObject({ pageID: z.uuid(), locale: z.string(), slug: z.string().describe('Without the prefix of the locale.') }),
      ),
    ),
  },
});
