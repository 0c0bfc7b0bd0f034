import { clientCalls } from '@lectern/core/client';
import type { insightCalls as declared } from './insight.calls.ts';

export const insightCalls = clientCalls<typeof declared>({
  terms: 'GET /site-search/insight/terms',
  weeks: 'GET /site-search/insight/weeks',
});
