import { clientCalls } from '../../client/call.ts';
import type { healthCalls as declared } from './health.calls.ts';

export const healthCalls = clientCalls<typeof declared>({
  counts: 'GET /health',
  list: 'GET /health/{owner}/{name}',
});
