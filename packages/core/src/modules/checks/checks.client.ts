import { clientCalls } from '../../client/call.ts';
import type { checksCalls as declared } from './checks.calls.ts';

export const checksCalls = clientCalls<typeof declared>({
  outlook: 'GET /page/version/{id}/checks',
  waive: 'POST /page/version/{id}/waive-check',
  revoke: 'POST /page/check-waiver/{id}/revoke',
});
