import { clientCalls } from '../../client/call.ts';
import type { mailCalls as declared } from './mail.calls.ts';

export const mailCalls = clientCalls<typeof declared>({
  list: 'GET /mail/list',
  status: 'GET /mail/status',
  retry: 'POST /mail/{id}/retry',
  resend: 'POST /mail/{id}/resend',
});
