import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { newTitle } from './content.schema.ts';
import { pageListItem } from './page.schema.ts';
import { locale, pageID, slug } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

const byID = z.strictObject({ id: pageID });

/** The print of what somebody was shown. */
export const seen = z
  .string()
  .max(64, 'V_14')
  .optional()
  .describe('`print` of the address changes that somebody was shown: refused where others would be made by now.');
const addresses = z
  .enum(['follow', 'keep'], 'V_12')
  .default('follow')
  .describe('Whether its address, and those of what lies below it, follow the page above.');
const parentID = pageID.nullable().describe('The page below which it is to stand; null for none.');
const beforeID = pageID
  .nullable()
  .optional()
  .describe('The page there before which it is to stand; null for the last place, which is the default below another page.');

export const treePage = z.strictObject({
  ...pageListItem.shape,
  children: z.int().describe('Pages right below it that the caller may view.'),
});

/** A page in the tree: a row of a list, with how many stand right below it. */
export type TreePage = Described<typeof treePage>;

export const addressChange = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  locale: z.string(),
  from: z.string().describe('Public path of the address that it is wanted at.'),
  to: z.string().describe('Public path of the new one; the same where it keeps its own.'),
  livePath: z.string().nullable().describe('Where visitors find it, and will until it is published; null where it is not live.'),
});

/** What becomes of the wanted address of a page. */
export type AddressChange = Described<typeof addressChange>;

export const addressChanges = z.strictObject({
  changed: listOf(addressChange).describe('The first 100 whose addresses change.'),
  live: z.int().describe('Of those that change, the live ones: each is redirected from where it is once it is published.'),
  kept: listOf(addressChange).describe('The first 100 below that keep their own.'),
  taken: listOf(addressChange).describe('The first 100 whose new address another page has: nothing can be done then.'),
  refused: z.int().describe('Pages that would change and that the caller may not edit: nothing can be done then.'),
  print: z.string().describe('Another one where anything of this is another.'),
});

/** What becomes of addresses when a page gets another one. */
export type AddressChanges = Described<typeof addressChanges>;

/** The tree of pages: what stands below what, in which order, and what that does to addresses. */
export const treeCalls = defineCalls({
  tree: {
    method: 'POST',
    path: '/page/tree',
    access: 'view-page',
    summary: 'The pages right below one, or below none, whose drafts the caller may view, in their order.',
    body: z.strictObject({
      locale,
      parentID: pageID
        .nullable()
        .describe('Null for the uppermost level: what stands below none, or below one that the caller may not view.'),
      pageIndex: z.int().min(0).max(1_000_000).default(0),
      pageSize: z.int().min(1).max(100).default(50),
    }),
    refuses: {},
    answer: dataOf(listOf(treePage)),
  },
  addressChanges: {
    method: 'POST',
    path: '/page/{id}/address-changes',
    access: 'edit-page',
    summary: 'What becomes of addresses if a page gets another slug, or another place: one of both is named. Changes nothing.',
    params: byID,
    body: z.strictObject({ slug: slug.optional(), parentID: parentID.optional() }),
    refuses: only(pageRefusals, 'noPage', 'notNow', 'missing'),
    answer: dataOf(addressChanges),
  },
  move: {
    method: 'POST',
    path: '/page/{id}/move',
    access: 'edit-page',
    summary: 'Puts a page, with those below it, below another of its locale, or below none, and among those that stand there.',
    params: byID,
    body: z.strictObject({ parentID, beforeID, addresses, shouldUpdateLinks: z.boolean('V_12').optional(), seen }),
    refuses: only(pageRefusals, 'noPage', 'taken', 'notNow', 'movedMeanwhile'),
    answer: z.strictObject({
      slug: z.string(),
      path: z.string().describe('Public path of the wanted address.'),
      changedPages: z.int().describe('Pages whose wanted addresses changed.'),
      undoID: z.uuid().nullable().describe('Of the move, to take it back; null where nothing moved.'),
    }),
  },
  copyTree: {
    method: 'POST',
    path: '/page/{id}/copy-tree',
    access: 'create-page',
    summary: 'Copies a page with all below it, as drafts. Links to pages of the whole lead to their copies. At most 500 pages.',
    params: byID,
    body: z.strictObject({ title: newTitle, slug, parentID, beforeID }),
    refuses: only(pageRefusals, 'noPage', 'taken', 'tooManyPages'),
    judgesFields: true,
    answer: z.strictObject({
      pageID: z.uuid(),
      copies: z.array(z.strictObject({ original: z.uuid(), copy: z.uuid() })).describe('Those above others first.'),
    }),
  },
});
