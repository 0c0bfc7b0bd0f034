import { clientCalls } from '../../client/call.ts';
import type { publicationCalls as declared } from './publication.calls.ts';

export const publicationCalls = clientCalls<typeof declared>({
  request: 'POST /page/{id}/request-publication',
  revoke: 'POST /page/{id}/revoke-request',
  accept: 'POST /page/version/{id}/accept-publication',
  reject: 'POST /page/version/{id}/reject-publication',
  comment: 'GET /page/version/{id}/fetch-request-comment',
  list: 'GET /page/fetch-request',
  review: 'GET /page/fetch-request/{id}',
  latest: 'GET /page/{id}/latest-request',
  outlook: 'GET /page/{id}/publication-outlook',
  own: 'GET /page/own-requests',
});
