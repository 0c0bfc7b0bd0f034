import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from '../pages/page-inputs.ts';
import { publicationRefusals } from './publication.refusals.ts';
import { publicationOutlook, publicationRequest, review } from './publication.schema.ts';

const ownRequests = listQuery({
  columns: ['requestedAt'],
  sortBy: 'requestedAt',
  filters: { state: z.enum(['open', 'rejected'], 'V_12').optional() },
});

const byID = z.strictObject({ id });
/** What people write to each other about a request. */
const remark = z.string().trim().max(2000, 'V_14').default('');

export const publicationCalls = defineCalls({
  request: {
    method: 'POST',
    path: '/page/{id}/request-publication',
    access: 'edit-page',
    summary:
      'Asks for the publication of the latest version, which is not changed any more, and tells the reviewers by mail. Again for the same version: tells them again, not more often than every ten minutes. For a newer version: takes the place of the former request.',
    params: byID,
    body: z.strictObject({
      comment: remark,
      revision: databaseInt().optional().describe('When given: the revision that is meant, and no newer one.'),
    }),
    refuses: only(publicationRefusals, 'noPage', 'outdated', 'nothingNew', 'tooOften'),
    judgesFields: true,
    answer: z.strictObject({
      requestID: z.uuid(),
      pageVersionID: z.uuid().describe('Of the version that was requested.'),
      isResent: z.boolean(),
      reviewers: z.int().describe('People who are told by mail.'),
    }),
  },
  revoke: {
    method: 'POST',
    path: '/page/{id}/revoke-request',
    access: 'edit-page',
    summary: 'Withdraws the open request of a page.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(publicationRefusals, 'noPage', 'nobodyAsked'),
    answer: nothing,
  },
  accept: {
    method: 'POST',
    path: '/page/version/{id}/accept-publication',
    access: 'review-publication',
    summary:
      'Publishes exactly the requested version, even where a newer one exists, and records it. One’s own for who may self-approve.',
    params: byID,
    body: z.strictObject({
      feedback: remark,
      path: z
        .string()
        .max(1000, 'V_14')
        .optional()
        .describe(
          'The public path that was reviewed; by default the one that was requested. Refused where another is wanted by now.',
        ),
    }),
    refuses: only(publicationRefusals, 'noPage', 'nobodyAsked', 'ended', 'own', 'addressChanged', 'taken'),
    judgesFields: true,
    answer: z.strictObject({ publishedVersionID: z.uuid(), publishedID: z.uuid(), path: z.string() }),
  },
  reject: {
    method: 'POST',
    path: '/page/version/{id}/reject-publication',
    access: 'review-publication',
    summary: 'Records that the requested version is not published, and tells the requester by mail.',
    params: byID,
    body: z.strictObject({ feedback: remark }),
    refuses: only(publicationRefusals, 'noPage', 'nobodyAsked', 'ended'),
    answer: nothing,
  },
  comment: {
    method: 'GET',
    path: '/page/version/{id}/fetch-request-comment',
    access: 'view-page',
    summary: 'What the requester wrote about a version, in the last request for it.',
    params: byID,
    refuses: only(publicationRefusals, 'noPage', 'nobodyAsked'),
    answer: dataOf(z.strictObject({ comment: z.string() })),
  },
  list: {
    method: 'GET',
    path: '/page/fetch-request',
    access: 'review-publication',
    summary: 'The open requests that the caller may review, those that wait longest first.',
    query: listQuery({ columns: ['requestedAt'], sortBy: 'requestedAt', sortOrder: 'asc', filters: {} }),
    refuses: {},
    answer: dataOf(listOf(publicationRequest)),
  },
  review: {
    method: 'GET',
    path: '/page/fetch-request/{id}',
    access: 'view-page',
    summary: 'A request with what visitors read now and what was requested.',
    params: byID,
    refuses: only(publicationRefusals, 'nobodyAsked'),
    answer: dataOf(review),
  },
  latest: {
    method: 'GET',
    path: '/page/{id}/latest-request',
    access: 'view-page',
    summary: 'The last request of a page, open or not; null where there never was one.',
    isQuiet: true,
    params: byID,
    refuses: only(publicationRefusals, 'noPage'),
    answer: dataOf(publicationRequest.nullable()),
  },
  outlook: {
    method: 'GET',
    path: '/page/{id}/publication-outlook',
    access: 'view-page',
    summary: 'What visitors read of a page now, and who would be asked to review its publication.',
    params: byID,
    refuses: only(publicationRefusals, 'noPage'),
    answer: dataOf(publicationOutlook),
  },
  own: {
    method: 'GET',
    path: '/page/own-requests',
    access: 'edit-page',
    summary: 'The caller’s requests that are open, and those that were rejected and not followed by another or a publication.',
    query: ownRequests,
    refuses: {},
    answer: dataOf(listOf(publicationRequest)),
  },
});
