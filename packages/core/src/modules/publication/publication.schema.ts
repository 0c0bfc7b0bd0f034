import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { pageVersion } from '../pages/page.schema.ts';

/** The states of a request. `superseded`: another version was requested or published, or the page unpublished or deleted. */
const requestStates = ['open', 'accepted', 'rejected', 'revoked', 'superseded'] as const;

const person = z.strictObject({ id: z.int(), name: z.string() });

export const publicationRequest = z.strictObject({
  id: z.uuid(),
  pageID: z.uuid(),
  versionID: z.uuid(),
  number: z.int().describe('Of the version among those of its page.'),
  title: z.string().describe('Of the version.'),
  type: z.string(),
  locale: z.string(),
  path: z.string().describe('Where visitors would find it: the public path of the wanted address.'),
  livePath: z.string().nullable().describe('Where visitors find the page now; null where it is not live.'),
  state: z.enum(requestStates),
  comment: z.string().describe('Of the requester; may be empty.'),
  requestedBy: person.nullable().describe('Null where that account is gone.'),
  requestedAt: z.iso.datetime(),
  feedback: z.string().describe('Of the reviewer; may be empty.'),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable().describe('When it ended, in whichever way; null while it is open.'),
  hasNewerVersion: z.boolean().describe('The page was edited since. The request stands for the requested version.'),
  policies: z.strictObject({
    canReject: z.boolean(),
    canAccept: z.boolean().describe('False for one’s own request, unless a role allows that.'),
    canRevoke: z.boolean(),
  }),
});

/** A request for the publication of a version, as the caller sees it. */
export type PublicationRequest = Described<typeof publicationRequest>;

const content = pageVersion.pick({ title: true, typeData: true, blocks: true, blockOrder: true, seoSettings: true });

export const review = z.strictObject({
  request: publicationRequest,
  former: z.array(publicationRequest).describe('Requests for this page that were rejected before it, last first; at most 10.'),
  beforeVersionID: z.uuid().nullable().describe('Of what visitors read now.'),
  before: content.nullable().describe('What visitors read now; null where the page is not live.'),
  after: content.describe('What was requested.'),
});

export const publicationOutlook = z.strictObject({
  live: content.nullable().describe('What visitors read now; null where the page is not live.'),
  reviewers: z.array(person).describe('Those who would be told of a request of the caller, by name; at most 5.'),
  totalReviewers: z.int(),
});

/** What somebody who is about to publish a page wants to know. */
export type PublicationOutlook = Described<typeof publicationOutlook>;

/** A request with what it would change. */
export type Review = Described<typeof review>;
export type ReviewedContent = Review['after'];
