import * as z from 'zod';
import { bytes, dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, queryNumber } from '../../contract/list.ts';
import { calendarDay, databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { blockKey } from './content.schema.ts';
import { pageID as id } from './page-inputs.ts';
import * as schema from './versions.schema.ts';
import { pageRefusals } from './pages.refusals.ts';

const byID = z.strictObject({ id });
/** The history of a page: its versions, what makes one of another, and the way back. */
export const versionCalls = defineCalls({
  listVersions: {
    method: 'GET',
    path: '/page/{id}/versions',
    access: 'view-page',
    summary: 'One page of the versions of a page, newest first, without their content.',
    params: byID,
    query: z.strictObject({ pageIndex: queryNumber(0, 1_000_000, 0), pageSize: queryNumber(1, 100, 25) }),
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(listOf(schema.listedVersion)),
  },
  compareVersions: {
    method: 'GET',
    path: '/page/version/{id}/compare/{otherID}',
    access: 'view-page',
    summary: 'What makes the second version of the first, block by block: two of one page, or of two translations of a page.',
    params: z.strictObject({ id, otherID: id }),
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(schema.versionComparison),
  },
  restoreVersion: {
    method: 'POST',
    path: '/page/version/{id}/restore',
    access: 'edit-page',
    summary:
      'Writes the content of a version, or one block or field of it, as a new version of its page. What stands now stays as a version of its own.',
    params: byID,
    body: z.strictObject({
      revision: databaseInt().optional().describe('Where given: refused where another one stands by now.'),
      block: blockKey.optional(),
      field: schema.restoredField.optional(),
    }),
    refuses: only(pageRefusals, 'noPage', 'outdated', 'pluginGone', 'filesGone'),
    judgesFields: true,
    answer: schema.restoredVersion,
  },
  pinVersion: {
    method: 'POST',
    path: '/page/version/{id}/pin',
    access: 'edit-page',
    summary: 'Gives a version a name, under which it is kept for ever.',
    params: byID,
    body: z.strictObject({ name: z.string().trim().min(1, 'V_01').max(100, 'V_14') }),
    refuses: only(pageRefusals, 'noPage'),
    answer: nothing,
  },
  unpinVersion: {
    method: 'POST',
    path: '/page/version/{id}/unpin',
    access: 'edit-page',
    summary: 'Takes the name of a version away: it may be thinned out again.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'noPage'),
    answer: nothing,
  },
  onDay: {
    method: 'GET',
    path: '/page/on-day',
    access: 'view-page',
    summary:
      'What visitors read of a page, at whichever address, or at a public path on a day of the site’s clock, first to last, and who published it. One of `pageID` and `path` is wanted.',
    query: z.strictObject({
      pageID: z.uuid('V_12').optional(),
      path: z.string().min(1, 'V_01').max(520, 'V_14').optional(),
      day: calendarDay(),
    }),
    refuses: only(pageRefusals, 'missing'),
    answer: dataOf(z.array(schema.dayPublication)),
  },
  exportPublication: {
    method: 'GET',
    path: '/page/publication/{id}/export',
    access: 'view-page',
    summary: 'What visitors read of a publication, as one HTML file with its images and its seal.',
    params: byID,
    refuses: only(pageRefusals, 'noPage', 'erased'),
    answer: bytes('text/html'),
  },
  erasePublication: {
    method: 'POST',
    path: '/page/publication/{id}/erase',
    access: 'erase-publications',
    summary: 'Erases what visitors read of a publication. That it was live, when, and who erased it, stays.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'noPage'),
    answer: nothing,
  },
});
