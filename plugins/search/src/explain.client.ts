import { clientCalls } from '@lectern/core/client';
import type { explainCalls as declared } from './explain.calls.ts';

export const explainCalls = clientCalls<typeof declared>({
  explain: 'GET /site-search/explain',
  pageWords: 'GET /site-search/pages/{id}/words',
});
