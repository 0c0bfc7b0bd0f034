import * as z from 'zod';
import { defineRoute } from '../../../server/http/route.ts';
import { listQuery } from '../../../server/http/list-query.ts';
import { retryMail } from './commands/retry-mail.command.ts';
import { listMails, mailSortColumns, mailStates } from './list-mails.ts';
import type { ListMailsQuery } from './list-mails.ts';
import { readMailStatus } from './mail-status.ts';

export const mailRoutes = [
  defineRoute({
    method: 'GET',
    path: '/mail/list',
    access: 'manage-settings',
    summary: 'The outbox: mails that wait, were sent or failed.',
    query: listQuery({
      columns: Object.keys(mailSortColumns) as ListMailsQuery['columnToSort'][],
      sortBy: 'queuedAt',
      filters: { state: z.enum(mailStates, 'V_12').optional(), template: z.string().max(100, 'V_14').optional() },
    }),
    run: async ({ app, query }) => ({ data: await listMails(app.pool, query) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/mail/status',
    access: 'manage-settings',
    summary: 'How mails leave this site, and how many are in which state.',
    run: async ({ app }) => ({ data: await readMailStatus(app) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/mail/{id}/retry',
    access: 'manage-settings',
    summary: 'Sends a mail now that waits or was given up.',
    params: z.strictObject({ id: z.uuid('V_12') }),
    body: z.strictObject({}),
    run: ({ run, params }) => run(retryMail, params),
  }),
];
