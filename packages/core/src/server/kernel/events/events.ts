import type { Client, Pool } from 'pg';
import type * as z from 'zod';
import type { EventName, LoggedEvent } from '#contract/events.ts';
import type { Statement } from '../../database/statement.ts';
import type { Logger } from '../logger.ts';
import { isDoneWithin } from '../is-done-within.ts';
import { createNotices } from '../notices.ts';
import type { Registry } from '../registry.ts';
import { StartupError } from '../startup-error.ts';
import { createCursors } from './cursors.ts';
import { eventChannel, eventsStatement } from './event-log.ts';
import type { PendingEvent } from './event-log.ts';
import type { ListenerDefinition } from './listener.ts';
import { runListener } from './run-listener.ts';
import type { NamedListener } from './run-listener.ts';

/** The log of events, and those who listen. */
export interface Events {
  /** Adds a listener by the name of its cursor. An event that nobody declares stops the start; `owner` is named then. */
  listen(name: string, definition: ListenerDefinition<never>, by: { readonly owner: string; readonly app: unknown }): void;
  /** The event, once its payload is what its owner declares; throws where it is not. */
  check(name: EventName, payload: unknown): PendingEvent;
  /** The statement that writes events in the transaction of a command, right before its commit. */
  write(events: readonly PendingEvent[], at: Date): Statement;
  /** Lets listeners look at once; those of these events, or all. */
  wake(names?: readonly string[]): void;
  readonly listeners: readonly NamedListener[];
  /** Makes the cursors of new listeners, before the first command: they hear of everything from here on. */
  prepare(): Promise<void>;
  /** Begins to hand out events. */
  start(): Promise<void>;
  /** Lets listeners that run end, up to a few seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  readonly types: Registry<z.ZodType>;
  /** A connection of its own for LISTEN; absent on the embedded database, which has one process only. */
  readonly createListener: (() => Client) | undefined;
  /** Seconds after which another process takes over from one that is gone. */
  readonly leaseSeconds: number;
}

/** Milliseconds between looks, which find what no notice told of: other processes, tries that are due. */
const pollInterval = 2000;
/** Milliseconds between signs that a listener is still installed. */
const signInterval = 3_600_000;
/** Milliseconds that running listeners get to end. */
const grace = 5000;
const defaultBatch = 100;

export function createEvents({ pool, log, now, types, createListener, leaseSeconds }: Options): Events {
  const listeners = new Map<string, NamedListener>();
  const cursors = createCursors(pool, { leaseSeconds });
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let isWorking = false;
  let isStopped = false;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let signedAt = 0;
  const context = { pool, log, now, cursors, leaseSeconds, isStopping: () => isStopped };

  const names = (): string[] => [...listeners.keys()];

  async function work(listener: NamedListener): Promise<void> {
    try {
      while (again.delete(listener.name) && !isStopped) await runListener(context, listener);
    } catch (error) {
      if (!isStopped) log.warn({ err: error, listener: listener.name }, 'a listener could not be run; it is tried again');
    } finally {
      running.delete(listener.name);
    }
  }

  function run(listener: NamedListener): void {
    again.add(listener.name);
    if (!running.has(listener.name)) running.set(listener.name, work(listener));
  }

  async function sign(): Promise<void> {
    await cursors.register(names(), { now: now() });
    signedAt = Date.now();
  }

  async function look(): Promise<void> {
    if (Date.now() - signedAt > signInterval) await sign();
    for (const listener of await cursors.putBack(names()))
      log.warn({ listener }, 'a listener was ahead of the log of events, as after a restored backup; it goes on from the end');
    for (const name of await cursors.findWaiting(names(), { now: now() })) {
      const listener = listeners.get(name);
      if (listener) run(listener);
    }
  }

  async function poll(): Promise<void> {
    try {
      await look();
      isAway = false;
    } catch (error) {
      if (!isAway && !isStopped) log.warn({ err: error }, 'the log of events cannot be read');
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(() => void poll(), pollInterval);
  }

  function wake(events?: readonly string[]): void {
    if (!isWorking || isStopped) return;
    for (const listener of listeners.values()) if (!events || listener.on.some((name) => events.includes(name))) run(listener);
  }

  const notices = createNotices({
    log,
    channel: eventChannel,
    createListener,
    onNotice: (text) => wake(text === '' ? undefined : text.split(',')),
  });

  return {
    listen(name, { on, batch = defaultBatch, run: handle }, { owner, app }) {
      for (const event of on)
        if (!types.get(event))
          throw new StartupError(
            `The listener "${name}" of ${owner} listens for the event "${event}", which nobody declares.`,
            'Correct its name, or install the plugin that declares it.',
          );
      const call = handle as (events: readonly LoggedEvent[], app: unknown) => Promise<void>;
      listeners.set(name, { name, on, batch, run: (events) => call(events, app) });
    },
    check(name, payload) {
      const type = types.get(name);
      if (!type) throw new Error(`There is no event "${String(name)}".`);
      const { data, error } = type.safeParse(payload);
      if (error)
        throw new Error(
          `The payload of the event "${String(name)}" is not what ${types.ownerOf(name)} declares: ${error.message}`,
        );
      return { name, payload: data };
    },
    write: (events, at) => eventsStatement(events, { at, isShared: createListener !== undefined }),
    wake,
    get listeners() {
      return [...listeners.values()];
    },
    async prepare() {
      if (listeners.size > 0) await sign();
    },
    async start() {
      if (listeners.size === 0 || isWorking) return;
      isWorking = true;
      await notices.start();
      await poll();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      notices.stop();
      await isDoneWithin(Promise.all(running.values()), grace);
    },
  };
}
