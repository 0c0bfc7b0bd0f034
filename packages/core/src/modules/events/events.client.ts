import { clientCalls } from '../../client/call.ts';
import type { eventCalls as declared } from './events.calls.ts';

export const eventCalls = clientCalls<typeof declared>({
  listeners: 'GET /events/listeners',
  setAside: 'GET /events/set-aside',
  retry: 'POST /events/set-aside/{id}/retry',
  dismiss: 'POST /events/set-aside/{id}/dismiss',
});
