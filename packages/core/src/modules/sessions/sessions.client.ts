import { clientCalls } from '../../client/call.ts';
import type { sessionCalls as declared } from './sessions.calls.ts';

export const sessionCalls = clientCalls<typeof declared>({
  list: 'GET /auth/sessions',
  end: 'DELETE /auth/sessions/{id}',
  endOthers: 'POST /auth/sessions/end-all',
});
