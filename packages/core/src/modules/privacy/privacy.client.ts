import { clientCalls } from '../../client/call.ts';
import type { privacyCalls as declared } from './privacy.calls.ts';

export const privacyCalls = clientCalls<typeof declared>({
  export: 'POST /privacy/export',
  erase: 'POST /privacy/erase',
});
