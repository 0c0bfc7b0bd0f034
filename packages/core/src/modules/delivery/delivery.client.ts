import { clientCalls } from '../../client/call.ts';
import type { deliveryCalls as declared } from './delivery.calls.ts';

export const deliveryCalls = clientCalls<typeof declared>({
  read: 'GET /delivery',
  purge: 'POST /delivery/purge',
});
