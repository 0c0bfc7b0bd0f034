import { clientCalls } from '../../client/call.ts';
import type { tagCalls as declared } from './tags.calls.ts';

export const tagCalls = clientCalls<typeof declared>({
  search: 'POST /tags/search',
  searchPrivate: 'POST /tags/search-private',
  fetch: 'GET /tags/fetch',
  fetchPrivate: 'GET /tags/fetch-private',
  validate: 'POST /tags/validate',
  find: 'POST /tags/find',
  list: 'GET /tags/list',
  usage: 'GET /tags/{id}/usage',
  create: 'POST /tags',
  update: 'PUT /tags/{id}',
  merge: 'POST /tags/{id}/merge',
  remove: 'DELETE /tags/{id}',
});
