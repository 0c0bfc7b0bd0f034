import * as z from 'zod';
import { bytes, dataOf, defineCalls, nothing, signedLink } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

const byID = z.strictObject({ id });
/** Hours of 30 days. */
const longest = 720;

const previewLink = z.strictObject({
  id: z.uuid(),
  versionID: z.uuid(),
  number: z.int().describe('Of the version that it shows.'),
  createdBy: z.string().nullable().describe('Name of the person; null where that account is gone.'),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  canRevoke: z.boolean(),
});

/** A link that shows a version to whoever holds it, without its address: that is told once. */
export type PreviewLink = Described<typeof previewLink>;

/** Links that show one version of a page to people without an account. */
export const previewLinkCalls = defineCalls({
  sharePreview: {
    method: 'POST',
    path: '/page/version/{id}/preview-link',
    access: 'view-page',
    summary:
      'Makes a link that shows this version to whoever holds it, until its end, and closes the version: later edits make another one. The address is answered once and kept as a hash. At most 30 in an hour.',
    params: byID,
    body: z.strictObject({
      hours: z.int('V_12').min(1, 'V_12').max(longest, 'V_12').default(72).describe('Until its end; 30 days at most.'),
    }),
    refuses: only(pageRefusals, 'noPage', 'tooOften'),
    answer: dataOf(z.strictObject({ id: z.uuid(), url: z.url(), endsAt: z.iso.datetime() })),
  },
  previewLinks: {
    method: 'GET',
    path: '/page/{id}/preview-links',
    access: 'view-page',
    summary: 'The links to versions of a page that still work, the last made first; at most 100.',
    params: byID,
    refuses: only(pageRefusals, 'noPage'),
    answer: dataOf(z.array(previewLink)),
  },
  revokePreview: {
    method: 'POST',
    path: '/page/preview-link/{id}/revoke',
    access: 'view-page',
    summary: 'Ends a link at once: one’s own, or any of a page that one may edit.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(pageRefusals, 'linkEnded'),
    answer: nothing,
  },
  openPreview: {
    method: 'GET',
    path: '/_preview/{token}',
    place: 'site',
    access: signedLink('pages:preview'),
    summary:
      'The version that a link shows, drawn as visitors would see it. Browsers get a page that says so where it has ended (404, 410) or is asked for too often (429).',
    params: z.strictObject({ token: z.string() }),
    refuses: only(pageRefusals, 'previewEnded'),
    answer: bytes('text/html'),
  },
});
