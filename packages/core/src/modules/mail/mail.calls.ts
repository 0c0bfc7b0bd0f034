import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';

const mailState = z.enum(['waiting', 'sending', 'sent', 'failed', 'obsolete'], 'V_12');

export type MailState = z.output<typeof mailState>;

const listed = listQuery({
  columns: ['queuedAt', 'template', 'state', 'attempts'],
  sortBy: 'queuedAt',
  filters: {
    state: mailState.optional(),
    template: z.string().max(100, 'V_14').optional(),
    aboutEntity: z.string().max(60, 'V_14').optional(),
    aboutID: z.string().max(200, 'V_14').optional(),
  },
});

/** The query of a page of the outbox. */
export type MailQuery = z.output<typeof listed>;
export type MailSortColumn = MailQuery['columnToSort'];

const outboxMail = z.strictObject({
  id: z.uuid(),
  template: z.string(),
  recipient: z.strictObject({
    userID: z.int().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  state: mailState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  queuedAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  about: z.strictObject({ entity: z.string(), id: z.string() }).nullable(),
  language: z.string().nullable(),
  policies: z.strictObject({ retry: z.boolean(), resend: z.boolean() }),
});

/** A mail of the outbox: what to send to whom, never its text. */
export type OutboxMail = Described<typeof outboxMail>;

const mailStatus = z.strictObject({
  isSmtpConfigured: z.boolean(),
  transport: z
    .enum(['smtp', 'file', 'none'])
    .describe('`file`: mails are put into the data folder. `none`: they wait until there is a mail server.'),
  sender: z.string(),
  counts: z.record(mailState, z.int()),
  oldestWaitingAt: z.iso.datetime().nullable(),
});

/** The transport of mails, and the number of mails in each state. */
export type MailStatus = Described<typeof mailStatus>;

export const mailCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/mail/list',
    access: 'manage-settings',
    summary: 'The outbox: mails that wait, were sent or failed.',
    query: listed,
    refuses: {},
    answer: dataOf(listOf(outboxMail)),
  },
  status: {
    method: 'GET',
    path: '/mail/status',
    access: 'manage-settings',
    summary: 'How mails leave this site, and how many are in which state.',
    refuses: {},
    answer: dataOf(mailStatus),
  },
  retry: {
    method: 'POST',
    path: '/mail/{id}/retry',
    access: 'manage-settings',
    summary: 'Sends a mail now that waits or was given up.',
    params: z.strictObject({ id: z.uuid('V_12') }),
    body: z.strictObject({}),
    refuses: only(generalRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
  resend: {
    method: 'POST',
    path: '/mail/{id}/resend',
    access: 'manage-settings',
    summary: 'Sends a mail once more that was sent or given up, as a new one.',
    params: z.strictObject({ id: z.uuid('V_12') }),
    body: z.strictObject({}),
    refuses: only(generalRefusals, 'notFound', 'notNow'),
    answer: dataOf(z.strictObject({ id: z.uuid() })),
  },
});
