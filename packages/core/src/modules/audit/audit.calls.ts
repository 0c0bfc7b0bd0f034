import * as z from 'zod';
import { bytes, dataOf, defineCalls } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { calendarDay } from '../../contract/numbers.ts';

const dayLength = 86_400_000;

/** A time, or a day, of which `edge` makes a time. */
const time = (edge: (day: Date) => Date) =>
  z.union(
    [
      calendarDay().transform((day) => edge(new Date(`${day}T00:00:00Z`))),
      z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    ],
    { error: 'V_12' },
  );

const origins = ['admin', 'api', 'site', 'job', 'plugin'] as const;
const outcomes = ['done', 'refused', 'failed'] as const;

/** Filters of the audit log, as list and export take them. */
const filters = {
  /** A user's ID, the id of an identity, or the name of a part of the product. */
  actor: z.string().max(60, 'V_14').optional(),
  entity: z.string().max(40, 'V_14').optional(),
  entityID: z.string().max(200, 'V_14').optional(),
  action: z.string().max(120, 'V_14').optional(),
  origin: z.enum(origins, 'V_12').optional(),
  outcome: z.enum(outcomes, 'V_12').optional(),
  /** From this time on, or from the beginning of this day (UTC). */
  from: time((day) => day).optional(),
  /** Before this time, or to the end of this day (UTC). */
  to: time((day) => new Date(day.getTime() + dayLength)).optional(),
};

export type AuditFilters = z.output<z.ZodObject<typeof filters>>;

const listed = listQuery({ columns: ['at'], sortBy: 'at', filters });

/** The query of a page of the audit log. */
export type AuditQuery = z.output<typeof listed>;

const subject = z
  .strictObject({
    kind: z.string().describe('`user`, `role`, `page`, `media-file`, `media-folder`.'),
    name: z.string().describe('Of what is gone, the last one.'),
    isGone: z.boolean(),
    folder: z.string().optional().describe('Of a file: where it lies.'),
    isInTrash: z.boolean().optional(),
  })
  .describe('The subject of the entry by its name.');

const auditEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.strictObject({
    kind: z.enum(['user', 'system', 'visitor']),
    id: z.string(),
    userID: z.int().nullable().describe('Null where it is nobody with an account now.'),
    name: z.string(),
  }),
  origin: z.string(),
  action: z.string().describe('A verb, mostly the name of a command: `page.publish`.'),
  entity: z.string(),
  entityID: z.string(),
  subject: subject.nullable().describe('Null where the log knows none.'),
  outcome: z.enum(outcomes),
  changes: z.record(z.string(), z.unknown()),
  names: z.record(z.string(), z.string()).describe('Names for the ids in the changes, by id.'),
  isSealed: z.boolean().describe('Sealed into the chain that shows whether anything was changed afterwards.'),
});

/** An entry of the audit log. */
export type AuditEntry = Described<typeof auditEntry>;

export const auditCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/audit/list',
    access: 'view-audit-log',
    summary: 'The audit log, by pages.',
    query: listed,
    refuses: {},
    answer: dataOf(listOf(auditEntry)),
  },
  export: {
    method: 'GET',
    path: '/audit/export',
    access: 'view-audit-log',
    summary: 'The audit log as a file: CSV or a JSON object in each line.',
    query: z.strictObject({ format: z.enum(['csv', 'ndjson'], 'V_12').default('csv'), ...filters }),
    refuses: {},
    answer: bytes('text/csv', 'application/x-ndjson'),
  },
});
