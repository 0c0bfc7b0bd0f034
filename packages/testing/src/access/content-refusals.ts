import type { CoreFixture } from './core-fixture.ts';
import { notNow, imageForm } from './refusal-parts.ts';
import type { Refusal, RefusedCall } from './refused-call.ts';

const notThere: Refusal = [404, 'G_15'];
const unknown: Refusal = [404, 'PM_01'];

/** The refusals for requests of pages that are not somebody's to edit, to review or to read. */
function requestRefusals(requested: CoreFixture['requested'], foreign: Pick<RefusedCall, 'what' | 'by'>): RefusedCall[] {
  const [at, version] = [{ id: requested.id }, { id: requested.versionID }];
  const hides: RefusedCall['hides'] = (response) => response.status === 200 && !response.text.includes(requested.id);
  return [
    { route: 'POST /page/{id}/request-publication', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/revoke-request', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/version/{id}/accept-publication', ...foreign, params: version, body: () => ({}) },
    { route: 'POST /page/version/{id}/reject-publication', ...foreign, params: version, body: () => ({}) },
    { route: 'GET /page/version/{id}/fetch-request-comment', ...foreign, params: version },
    { route: 'GET /page/fetch-request/{id}', ...foreign, params: { id: requested.requestID } },
    { route: 'GET /page/{id}/latest-request', ...foreign, params: at },
    { route: 'GET /page/{id}/publication-outlook', ...foreign, params: at },
    { route: 'GET /page/version/{id}/checks', ...foreign, params: version },
    {
      route: 'POST /page/version/{id}/waive-check',
      ...foreign,
      params: version,
      body: () => ({ check: 'checks/search-result', reason: 'Because.', revision: requested.revision }),
    },
    { route: 'POST /page/check-waiver/{id}/revoke', ...foreign, params: { id: requested.waiverID }, body: () => ({}) },
    { route: 'GET /page/fetch-request', ...foreign, hides },
    { route: 'GET /page/own-requests', ...foreign, hides },
  ];
}

/** The refusals for comments on pages that are not somebody's to see. */
const commentRefusals = ({ commentID: id }: CoreFixture, foreign: Pick<RefusedCall, 'what' | 'by'>): RefusedCall[] =>
  (['reply', 'resolve', 'reopen'] as const).map((verb) => ({
    route: `POST /comment/{id}/${verb}`,
    ...foreign,
    params: { id },
    body: () => (verb === 'reply' ? { text: 'Hm.' } : {}),
    due: [404, 'G_27'],
  }));

/** The refusals for pages and files that are not somebody's to work on. */
export function contentRefusals(fixture: CoreFixture): RefusedCall[] {
  const { administrator, viewer, german, local, keeper, page, requested, outside, trashed, roles } = fixture;
  const at = { id: page.id };
  const foreign = { what: 'in a locale that is not one’s own', by: german.client };
  return [
    {
      route: 'POST /page/create',
      ...foreign,
      body: () => ({ title: 'New', slug: '/new-in-another-locale', type: page.type, locale: page.locale }),
    },
    {
      route: 'POST /page/version/{id}/store',
      ...foreign,
      params: { id: page.versionID },
      body: () => ({ revision: page.revision, title: 'Changed' }),
    },
    {
      route: 'POST /page/version/{id}/edit',
      ...foreign,
      params: { id: page.versionID },
      body: () => ({
        revision: page.revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations: [{ op: 'set', of: 'title', value: 'Changed' }],
      }),
    },
    {
      route: 'POST /page/{id}/presence',
      ...foreign,
      params: at,
      body: () => ({ client: crypto.randomUUID(), revision: page.revision, block: null }),
    },
    { route: 'GET /page/version/{id}/preview', ...foreign, params: { id: page.versionID } },
    {
      route: 'GET /page/version/{id}/preview',
      what: 'of a page in the trash',
      by: administrator.client,
      params: { id: trashed.versionID },
      due: unknown,
    },
    {
      route: 'POST /page/version/{id}/preview/parts',
      ...foreign,
      params: { id: page.versionID },
      body: () => ({ blocks: {}, draw: [] }),
    },
    {
      route: 'POST /page/version/{id}/preview/parts',
      what: 'by a viewer',
      by: viewer.client,
      params: { id: page.versionID },
      body: () => ({ blocks: {}, draw: [] }),
    },
    { route: 'POST /page/version/{id}/preview-link', ...foreign, params: { id: page.versionID }, body: () => ({}) },
    {
      route: 'POST /page/version/{id}/preview-link',
      what: 'of a page in the trash',
      by: administrator.client,
      params: { id: trashed.versionID },
      body: () => ({}),
      due: unknown,
    },
    { route: 'GET /page/{id}/preview-links', ...foreign, params: at },
    { route: 'GET /page/{id}/upkeep', ...foreign, params: at },
    { route: 'POST /page/{id}/upkeep', ...foreign, params: at, body: () => ({ everyDays: 30 }) },
    { route: 'GET /page/{id}/upkeep/owners', ...foreign, params: at },
    { route: 'POST /page/{id}/still-correct', ...foreign, params: at, body: () => ({}) },
    { route: 'GET /page/{id}/schedule', ...foreign, params: at },
    {
      route: 'POST /page/{id}/schedule',
      ...foreign,
      params: at,
      body: () => ({ action: 'publish', at: '2096-12-24T08:00Z' }),
    },
    { route: 'DELETE /page/{id}/schedule', ...foreign, params: at, query: '?action=publish' },
    { route: 'GET /page/{id}/comments', ...foreign, params: at, due: unknown },
    { route: 'GET /page/{id}/comments/people', ...foreign, params: at, due: unknown },
    { route: 'POST /page/{id}/comment', ...foreign, params: at, body: () => ({ text: 'Hm.' }), due: unknown },
    ...commentRefusals(fixture, foreign),
    { route: 'GET /page/{id}/source-changes', ...foreign, params: at },
    { route: 'POST /page/{id}/link-sibling', ...foreign, params: at, body: () => ({ siblingID: requested.id }) },
    {
      route: 'POST /page/{id}/link-sibling',
      what: 'that would give rights over a page',
      by: local.client,
      params: { id: outside.id },
      body: () => ({ siblingID: requested.id }),
    },
    { route: 'POST /page/{id}/unlink-sibling', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/translated', ...foreign, params: at, body: () => ({}) },
    {
      route: 'POST /page/{id}/apply-source-changes',
      ...foreign,
      params: at,
      body: () => ({ revision: page.revision, changes: [{ kind: 'came', blockKey: 'text-1' }] }),
    },
    {
      route: 'POST /translation/matrix',
      what: 'by somebody of another locale',
      by: german.client,
      body: () => ({}),
      hides: (response) => response.status === 200 && !response.text.includes(page.id),
    },
    {
      route: 'POST /translation/create',
      what: 'by somebody of another locale',
      by: german.client,
      body: () => ({ pageIDs: [page.id], locale: 'de-DE' }),
      hides: (response) => response.status === 200 && response.get<unknown[]>('data.created').length === 0,
    },
    { route: 'GET /page/{id}/versions', ...foreign, params: at },
    {
      route: 'GET /page/version/{id}/compare/{otherID}',
      ...foreign,
      params: { id: page.versionID, otherID: page.versionID },
    },
    {
      route: 'POST /page/version/{id}/restore',
      ...foreign,
      params: { id: page.versionID },
      body: () => ({ revision: page.revision }),
    },
    { route: 'POST /page/version/{id}/pin', ...foreign, params: { id: page.versionID }, body: () => ({ name: 'Kept' }) },
    { route: 'POST /page/version/{id}/unpin', ...foreign, params: { id: page.versionID }, body: () => ({}) },
    { route: 'GET /page/{id}', ...foreign, params: at },
    { route: 'GET /page/version/fetch/{versionId}', ...foreign, params: { versionId: page.versionID } },
    {
      route: 'POST /page/list',
      what: 'by somebody of another locale',
      by: german.client,
      body: () => ({}),
      hides: (response) => response.status === 200 && !response.text.includes(page.id),
    },
    { route: 'PUT /page/{id}/save', ...foreign, params: at, body: () => ({ slug: '/moved-in-another-locale' }) },
    { route: 'POST /page/{id}/publish', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/publish-again', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/unpublish', ...foreign, params: at, body: () => ({}) },
    {
      route: 'POST /page/duplicate',
      ...foreign,
      body: () => ({ pageID: page.id, locale: 'de-DE', title: 'Copy', slug: '/copied-from-another-locale' }),
    },
    {
      route: 'POST /page/create-translation',
      ...foreign,
      body: () => ({ pageID: page.id, newLocale: 'de-DE', title: 'Copy', slug: '/translated-from-another-locale' }),
    },
    { route: 'GET /page/{id}/translations', ...foreign, params: at },
    { route: 'GET /page-texts/{id}/unread', ...foreign, params: at, due: unknown },
    {
      route: 'POST /page-texts/{id}/approve',
      ...foreign,
      params: at,
      body: () => ({ parts: [{ part: 'title', hash: '0'.repeat(32) }] }),
    },
    { route: 'POST /page/{id}/move', ...foreign, params: at, body: () => ({ parentID: null }) },
    { route: 'POST /page/{id}/address-changes', ...foreign, params: at, body: () => ({ parentID: null }) },
    { route: 'POST /page/{id}/delete', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/restore', ...foreign, params: { id: trashed.id }, body: () => ({}) },
    { route: 'POST /page/{id}/purge', ...foreign, params: { id: trashed.id }, body: () => ({}) },
    ...requestRefusals(requested, foreign),
    {
      route: 'GET /page/list-trash',
      what: 'by somebody of another locale',
      by: german.client,
      hides: (response) => response.status === 200 && !response.text.includes(trashed.id),
    },
    {
      route: 'POST /page/usage',
      what: 'by a viewer',
      by: viewer.client,
      body: () => ({ pageIDs: [page.id] }),
    },
    {
      route: 'POST /page/get-multiple',
      what: 'by somebody of another locale',
      by: german.client,
      body: () => ({ pageIDs: [page.id] }),
      hides: (response) => response.status === 200 && !response.text.includes(page.id),
    },
    {
      route: 'POST /page/search',
      what: 'by somebody of another locale',
      by: german.client,
      body: () => ({ searchTerm: page.slug }),
      hides: (response) => response.status === 200 && !response.text.includes(page.id),
    },
    {
      route: 'POST /page/anchor-available',
      what: 'by a viewer',
      by: viewer.client,
      body: () => ({ anchorName: 'here', blockKey: 'text-1', pageVersionBlocks: {} }),
    },
    {
      route: 'POST /page/slug-available',
      what: 'by a viewer',
      by: viewer.client,
      body: () => ({ slug: '/somewhere', locale: page.locale }),
    },
    {
      route: 'POST /medialib/get-dir',
      what: 'of a folder that is kept from them',
      by: keeper.client,
      body: () => ({ path: '/closed/inner' }),
      due: notThere,
    },
    {
      route: 'POST /medialib/bulk-delete',
      what: 'of a folder with one in it that is kept from them',
      by: keeper.client,
      body: () => ({ directories: ['/closed'] }),
    },
    {
      route: 'POST /medialib/edit-directory',
      what: 'by somebody who does not manage media',
      by: german.client,
      body: () => ({ path: '/closed', roles: [roles['Viewer']] }),
    },
    {
      route: 'POST /medialib/edit-directory',
      what: 'for a role that is not theirs',
      by: keeper.client,
      body: () => ({ path: '/open', roles: [roles['Viewer']] }),
      due: notNow,
    },
    {
      route: 'POST /medialib/add-file',
      what: 'by a viewer',
      by: viewer.client,
      body: () => imageForm('f'),
    },
  ];
}
