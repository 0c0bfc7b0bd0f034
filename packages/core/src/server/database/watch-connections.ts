import pg from 'pg';
import type { Logger } from '../kernel/logger.ts';
import type { DatabaseConnection } from './choose-database.ts';
import { cutConnection } from './cut-connection.ts';

/** Looks after the connections of pools until it is stopped. */
export interface ConnectionWatch {
  add(pool: pg.Pool): void;
  stop(): void;
}

interface Options {
  readonly connection: Pick<DatabaseConnection, 'engine' | 'hasOwnBackends' | 'pg'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds without a word to something that was asked, after which it is looked whether that is still worked on. */
  readonly silence?: number;
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** What the driver has of a connection and its types do not. */
interface Wire {
  readonly processID: number;
  /** False while something is asked. */
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: { readonly bytesRead: number } };
}

interface Watched {
  readonly client: pg.PoolClient;
  readonly wire: Wire;
  isLent: boolean;
  bytesRead: number;
  silentSince: number | undefined;
  /** Looks in a row in which PostgreSQL did nothing for it. */
  idleLooks: number;
}

/** Milliseconds in which PostgreSQL must say what it works on. */
const questionTimeout = 2000;
/** How often that may fail before everything that is silent counts as lost: somebody's long statement may be among it. */
const patience = 3;

const watchesNothing: ConnectionWatch = { add: () => undefined, stop: () => undefined };

/**
 * Finds connections that died without a word, as when a host is gone or a firewall forgets: TCP gives up on those after a quarter
 * of an hour. No statement is cut for being long: one that waits too long for an answer is looked up, on another connection,
 * among those that PostgreSQL works on. Behind a pooler nobody can tell, and the embedded database is no network away.
 */
export function watchConnections({ connection, log, silence = 2000, interval = 500 }: Options): ConnectionWatch {
  if (connection.engine === 'embedded' || !connection.hasOwnBackends) return watchesNothing;
  const known = new Map<object, Watched>();
  let failures = 0;
  let isLooking = false;

  /** The processes of PostgreSQL, among these, that work; undefined where it does not say. */
  async function workingOnes(processes: readonly number[]): Promise<ReadonlySet<number> | undefined> {
    const client = new pg.Client({ ...connection.pg, connectionTimeoutMillis: questionTimeout, query_timeout: questionTimeout });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1::int[]) and state <> 'idle' and state not like 'idle in transaction%'`,
        [processes],
      );
      failures = 0;
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      failures += 1;
      return undefined;
    } finally {
      // Where nothing answers, its end is not waited for either.
      client.end().catch(() => undefined);
    }
  }

  function silentOnes(now: number): Watched[] {
    for (const each of known.values()) {
      const { bytesRead } = each.wire.connection.stream;
      if (each.wire.readyForQuery || bytesRead !== each.bytesRead) Object.assign(each, { silentSince: undefined, idleLooks: 0 });
      each.bytesRead = bytesRead;
      if (!each.wire.readyForQuery) each.silentSince ??= now;
    }
    return [...known.values()].filter(({ silentSince }) => silentSince !== undefined && now - silentSince >= silence);
  }

  function giveUp(lost: readonly Watched[]): void {
    // Those that wait in a pool were made when these were, and would hold up who is lent them next.
    const waiting = [...known.values()].filter(({ isLent }) => !isLent);
    log.warn({ lost: lost.length, waiting: waiting.length }, 'database connections that answer no more are given up');
    for (const { client } of [...lost, ...waiting])
      cutConnection(client, new Error('Connection terminated: it answers no more.'));
  }

  async function look(): Promise<void> {
    const silent = silentOnes(performance.now());
    if (silent.length === 0) return;
    const working = await workingOnes(silent.map(({ wire }) => wire.processID));
    const lost = silent.filter((each) => {
      if (each.wire.connection.stream.bytesRead !== each.bytesRead) return false;
      if (!working) return failures >= patience;
      each.idleLooks = working.has(each.wire.processID) ? 0 : each.idleLooks + 1;
      // What was done a moment ago may be on its way.
      return each.idleLooks >= 2;
    });
    if (lost.length > 0) giveUp(lost);
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, interval).unref();

  return {
    add(pool) {
      pool.on('connect', (client) => {
        const wire = client as unknown as Wire;
        known.set(client, { client, wire, isLent: true, bytesRead: 0, silentSince: undefined, idleLooks: 0 });
      });
      const lend = (client: object, isLent: boolean): void => {
        const each = known.get(client);
        if (each) each.isLent = isLent;
      };
      pool.on('acquire', (client) => lend(client, true));
      pool.on('release', (_, client) => lend(client, false));
      pool.on('remove', (client) => known.delete(client));
    },
    stop: () => clearInterval(timer),
  };
}
