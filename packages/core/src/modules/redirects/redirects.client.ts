import { clientCalls } from '../../client/call.ts';
import type { redirectCalls as declared } from './redirects.calls.ts';

export const redirectCalls = clientCalls<typeof declared>({
  list: 'GET /redirect/list',
  create: 'POST /redirect/create',
  change: 'PUT /redirect/{id}',
  remove: 'POST /redirect/delete',
  trace: 'GET /redirect/trace',
  missing: 'GET /redirect/missing',
  dismiss: 'POST /redirect/dismiss',
  import: 'POST /redirect/import',
  propose: 'POST /redirect/propose',
  export: 'GET /redirect/export',
});
