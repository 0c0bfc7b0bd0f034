import { clientCalls } from '@lectern/core/client';
import type { wordCalls as declared } from './words.calls.ts';

export const wordCalls = clientCalls<typeof declared>({
  list: 'GET /site-search/words',
  create: 'POST /site-search/words',
  update: 'PUT /site-search/words/{id}',
  remove: 'DELETE /site-search/words/{id}',
});
