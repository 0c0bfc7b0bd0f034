import type { Pool } from 'pg';
import type { EventName, LoggedEvent } from '#contract/events.ts';
import type { Logger } from '../logger.ts';
import type { Cursor, Cursors } from './cursors.ts';
import { readEvents } from './event-log.ts';
import { findWanted, forgetSetAside, refuseSetAside } from './set-aside.ts';

/** A listener under the name of its cursor: `{id}:{name}`. */
export interface NamedListener {
  readonly name: string;
  readonly on: readonly EventName[];
  readonly batch: number;
  readonly run: (events: readonly LoggedEvent[]) => Promise<void>;
}

/** The parts that running listeners needs. */
export interface ListenerContext {
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  readonly cursors: Cursors;
  readonly leaseSeconds: number;
  readonly isStopping: () => boolean;
}

/** Tries after which an event is set aside, so that those behind it get their turn. */
export const maxTries = 12;

const firstDelay = 5_000;
const longestDelay = 3_600_000;

/** Characters of an error's message that are kept. */
const maxError = 300;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, maxError);

/** What a stop takes away from a listener that is still at work, such as its connections, is no event's fault: it is handed out again. */
const cutOff = (log: Logger, { name }: NamedListener, error: unknown): void =>
  log.debug({ err: error, listener: name }, 'a listener was cut off by the stop; it goes on with the next start');

/** Tries once more what was set aside and is wanted. */
async function retrySetAside({ pool, log, now, isStopping }: ListenerContext, listener: NamedListener): Promise<void> {
  for (const { id, event } of await findWanted(pool, listener.name)) {
    if (isStopping()) return;
    try {
      await listener.run([event]);
      await forgetSetAside(pool, id);
    } catch (error) {
      if (isStopping()) return cutOff(log, listener, error);
      log.warn({ err: error, listener: listener.name, event: event.id }, 'an event that was set aside failed again');
      await refuseSetAside(pool, id, { error: messageOf(error), now: now() });
    }
  }
}

/** Writes down that an event failed by itself; true where it was set aside and the listener goes on behind it. */
async function failEvent(
  { cursors, log, now }: ListenerContext,
  { listener, failures }: Cursor,
  { event, error }: { readonly event: LoggedEvent; readonly error: unknown },
): Promise<boolean> {
  const attempts = failures + 1;
  const failure = { error: messageOf(error), attempts, now: now() };
  const about = { err: error, listener, event: event.id, name: event.name, attempts };
  if (attempts >= maxTries) {
    log.error(about, 'an event was set aside: its listener failed too often');
    await cursors.setAside(listener, event, failure);
    return true;
  }
  log.warn(about, 'a listener failed');
  const delay = Math.min(longestDelay, firstDelay * 2 ** failures);
  await cursors.fail(listener, { ...failure, nextAttemptAt: new Date(failure.now.getTime() + delay) });
  return false;
}

/** Hands a listener one batch after another until there is none left, one fails by itself, or the claim is lost. */
async function drain(context: ListenerContext, listener: NamedListener, claimed: Cursor): Promise<void> {
  const { pool, log, cursors, isStopping } = context;
  let cursor = claimed;
  // A try of the event at fault goes by itself, also in the process that takes it over.
  let width = cursor.failures > 0 ? 1 : listener.batch;
  while (!isStopping()) {
    const { events, end } = await readEvents(pool, { position: cursor.position, names: listener.on, limit: width });
    const [first] = events;
    const last = events.at(-1);
    if (!first || !last) {
      if (end > cursor.position) await cursors.advance(listener.name, end);
      return;
    }
    try {
      await listener.run(events);
    } catch (error) {
      if (isStopping()) return cutOff(log, listener, error);
      if (events.length > 1) {
        log.debug({ err: error, listener: listener.name, events: events.length }, 'a batch failed; half of it is tried');
        width = Math.ceil(events.length / 2);
        continue;
      }
      if (!(await failEvent(context, cursor, { event: first, error }))) return;
      cursor = { ...cursor, position: first.id, failures: 0 };
      continue;
    }
    const position = events.length < width ? end : last.id;
    if (!(await cursors.advance(listener.name, position))) return;
    cursor = { ...cursor, position, failures: 0 };
    width = Math.min(listener.batch, width * 2);
  }
}

/** Works on a listener as long as there is something to do; does nothing where another process does. */
export async function runListener(context: ListenerContext, listener: NamedListener): Promise<void> {
  const { cursors, now, log, leaseSeconds } = context;
  const cursor = await cursors.claim(listener.name, { now: now() });
  if (!cursor) return;
  const hold = setInterval(
    () => {
      cursors.renew(listener.name).catch((error: unknown) => log.debug({ err: error }, 'a claim could not be renewed'));
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    if (cursor.isWanted) await retrySetAside(context, listener);
    if (cursor.isDue) await drain(context, listener, cursor);
  } finally {
    clearInterval(hold);
    await cursors.release(listener.name);
  }
}
