import { clientCalls } from '../../client/call.ts';
import type { searchCalls as declared } from './search.calls.ts';

export const searchCalls = clientCalls<typeof declared>({
  search: 'POST /search/search',
  suggest: 'GET /search/suggest',
  status: 'GET /search/status',
  removeAllPages: 'POST /search/remove-all-pages',
  indexAllPages: 'POST /search/index-all-pages',
  cancel: 'POST /search/cancel',
});
