import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import { newTitle } from './content.schema.ts';
import * as schema from './page.schema.ts';
import { locale, pageID, slug } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

const byID = z.strictObject({ id: pageID });
const created = z.strictObject({ pageID: z.uuid(), pageVersionID: z.uuid(), revision: z.int() });

/** What is done with whole pages: copied, translated, moved, deleted and brought back. */
export const wholePageCalls = defineCalls({
  duplicate: {
    method: 'POST',
    path: '/page/duplicate',
    access: 'create-page',
    summary: 'Makes a page with the content of another, as a draft in a group of translations of its own.',
    body: z.strictObject({
      pageID,
      locale,
      title: newTitle,
      slug,
      parentID: pageID.nullable().optional().describe('Left out: below what the original stands, in the locale of the copy.'),
    }),
    refuses: only(pageRefusals, 'noPage', 'taken'),
    judgesFields: true,
    answer: created,
  },
  createTranslation: {
    method: 'POST',
    path: '/page/create-translation',
    access: 'create-page',
    summary: 'Makes a translation of a page with its content, as a draft. Where translations share one slug, it is that one.',
    body: z.strictObject({ pageID, newLocale: locale, title: newTitle, slug }),
    refuses: only(pageRefusals, 'noPage', 'taken'),
    judgesFields: true,
    answer: created,
  },
  translations: {
    method: 'GET',
    path: '/page/{id}/translations',
    access: 'view-page',
    summary: 'What there is of a page in each locale of the site.',
    params: byID,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(z.array(schema.translation)),
  },
  delete: {
    method: 'POST',
    path: '/page/{id}/delete',
    access: 'delete-page',
    summary: 'Puts a page into the trash for 30 days; one that is live goes off the site, which asks publish-page as well.',
    params: byID,
    body: z.strictObject({
      children: z.enum(['along', 'up'], 'V_12').default('along').describe('What becomes of the pages below it.'),
      address: schema.leavingAddress.optional(),
    }),
    refuses: only(pageRefusals, 'noPage', 'leadsNowhere', 'noLiveParent'),
    answer: z.strictObject({
      deletedPages: z.array(z.uuid()),
      movedPages: z.array(z.uuid()),
      livePages: z.array(z.uuid()).describe('Those of the deleted pages that went off the site, the upper ones first.'),
    }),
  },
  usage: {
    method: 'POST',
    path: '/page/usage',
    access: ['delete-page', 'publish-page'],
    summary: 'What leads to some pages, how many stand below them, and what can become of their addresses.',
    body: z.strictObject({ pageIDs: z.array(pageID).min(1, 'V_01').max(100, 'V_14') }),
    refuses: {},
    answer: dataOf(schema.pageUsage),
  },
  listTrash: {
    method: 'GET',
    path: '/page/list-trash',
    access: 'delete-page',
    summary: 'The pages in the trash that the caller may bring back, last deleted first.',
    query: listQuery({ columns: ['deletedAt'], sortBy: 'deletedAt', filters: {} }),
    refuses: {},
    answer: dataOf(listOf(schema.trashedPage)),
  },
  restore: {
    method: 'POST',
    path: '/page/{id}/restore',
    access: 'delete-page',
    summary: 'Takes a page out of the trash, as a draft. Where its slug is taken by now, a free one is `data.slug`.',
    params: byID,
    body: z.strictObject({ slug: slug.optional() }),
    refuses: only(pageRefusals, 'noPage', 'taken'),
    answer: z.strictObject({ slug: z.string(), restoredPages: z.array(z.uuid()) }),
  },
  purge: {
    method: 'POST',
    path: '/page/{id}/purge',
    access: 'delete-page',
    summary: 'Deletes a page in the trash for good, with those that went along.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'noPage'),
    answer: nothing,
  },
});
