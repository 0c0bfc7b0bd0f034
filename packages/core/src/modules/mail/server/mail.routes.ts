import { route } from '#server/http/route.ts';
import { mailCalls } from '../mail.calls.ts';
import { resendMail } from './commands/resend-mail.command.ts';
import { retryMail } from './commands/retry-mail.command.ts';
import { listMails } from './list-mails.query.ts';
import { readMailStatus } from './mail-status.ts';

export const mailRoutes = [
  route(mailCalls.list, async ({ app, query }) => ({ data: await listMails(app, query) })),
  route(mailCalls.status, async ({ app }) => ({ data: await readMailStatus(app) })),
  route(mailCalls.resend, async ({ run, params }) => ({ data: { id: await run(resendMail, params) } })),
  route(mailCalls.retry, ({ run, params }) => run(retryMail, params)),
];
