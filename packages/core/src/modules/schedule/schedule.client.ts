import { clientCalls } from '../../client/call.ts';
import type { scheduleCalls as declared } from './schedule.calls.ts';

export const scheduleCalls = clientCalls<typeof declared>({
  plan: 'POST /page/{id}/schedule',
  cancel: 'DELETE /page/{id}/schedule',
  ofPage: 'GET /page/{id}/schedule',
  list: 'GET /schedule',
});
