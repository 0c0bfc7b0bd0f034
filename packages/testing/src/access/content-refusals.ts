import type { CoreFixture } from './core-fixture.ts';
import { notNow, imageForm } from './refusal-parts.ts';
import type { Refusal, RefusedCall } from './refused-call.ts';

const notThere: Refusal = [404, 'G_15'];

/** The refusals for pages and files that are not somebody's to work on. */
export function contentRefusals({ viewer, german, keeper, page, roles }: CoreFixture): RefusedCall[] {
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
    { route: 'POST /page/{id}/unpublish', ...foreign, params: at, body: () => ({}) },
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
