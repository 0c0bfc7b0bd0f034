import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';

const listener = z.strictObject({
  name: z.string().describe('`{id}:{name}`, as its owner calls it.'),
  events: z.array(z.string()),
  isInstalled: z.boolean().describe('False for what an earlier start had: its place is kept for a week.'),
  behind: z.int().describe('Events that wait for it.'),
  tries: z.int().describe('Tries of the event that fails now.'),
  failingSince: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  setAside: z.int(),
});

/** A listener and how far it is. */
export type EventListener = Described<typeof listener>;

const setAsideEvent = z.strictObject({
  id: z.string(),
  listener: z.string(),
  name: z.string(),
  number: z.int().describe('Its number in the log.'),
  at: z.iso.datetime(),
  payload: z.unknown(),
  attempts: z.int(),
  error: z.string(),
  failedAt: z.iso.datetime(),
  isTriedAgain: z.boolean(),
  policies: z.strictObject({ retry: z.boolean() }),
});

/** An event that a listener failed to take too often. */
export type SetAsideEvent = Described<typeof setAsideEvent>;

const listed = listQuery({
  columns: ['failedAt', 'listener', 'name'],
  sortBy: 'failedAt',
  filters: { listener: z.string().max(120, 'V_14').optional() },
});

/** The query of a page of events that were set aside. */
export type SetAsideQuery = z.output<typeof listed>;
export type SetAsideColumn = SetAsideQuery['columnToSort'];

const one = { params: z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'V_12') }), body: z.strictObject({}) };

export const eventCalls = defineCalls({
  listeners: {
    method: 'GET',
    path: '/events/listeners',
    access: 'manage-settings',
    summary: 'The listeners of the log of events: how far each is, and since when it fails.',
    refuses: {},
    answer: dataOf(z.array(listener)),
  },
  setAside: {
    method: 'GET',
    path: '/events/set-aside',
    access: 'manage-settings',
    summary: 'Events that a listener failed to take too often.',
    query: listed,
    refuses: {},
    answer: dataOf(listOf(setAsideEvent)),
  },
  retry: {
    method: 'POST',
    path: '/events/set-aside/{id}/retry',
    access: 'manage-settings',
    summary: 'Hands an event that was set aside to its listener once more.',
    ...one,
    refuses: only(generalRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
  dismiss: {
    method: 'POST',
    path: '/events/set-aside/{id}/dismiss',
    access: 'manage-settings',
    summary: 'Forgets an event that was set aside.',
    ...one,
    refuses: only(generalRefusals, 'notFound'),
    answer: nothing,
  },
});
