import { clientCalls } from '../../client/call.ts';
import type { pageCalls as declared } from './pages.calls.ts';

export const pageCalls = clientCalls<typeof declared>({
  create: 'POST /page/create',
  get: 'GET /page/{id}',
  fetchVersion: 'GET /page/version/fetch/{versionId}',
  store: 'POST /page/version/{id}/store',
  save: 'PUT /page/{id}/save',
  publish: 'POST /page/{id}/publish',
  unpublish: 'POST /page/{id}/unpublish',
  list: 'POST /page/list',
  slugAvailable: 'POST /page/slug-available',
  getBySlug: 'POST /page/get-by-slug',
  getBySlugQuery: 'GET /page/get-by-slug-query',
});
