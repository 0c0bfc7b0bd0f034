import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Client, Pool } from 'pg';
import type { Logger } from './logger.ts';

type Drop = (tags: readonly string[]) => void;

/** Tells every process which cached pages and blocks are out of date: numbered rows, announced by NOTIFY. */
export interface Invalidations {
  /** Called with the tags that are out of date, here and whenever another process says so. */
  subscribe(drop: Drop): void;
  /** Writes the tags down in the transaction of the command. */
  record(em: SqlEntityManager, tags: readonly string[]): Promise<void>;
  /** Drops the tags in this process, after the commit. */
  apply(tags: readonly string[]): void;
  /** Begins to hear of other processes. Does nothing where there can be no other. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly pool: Pool;
  readonly log: Logger;
  /** A connection of its own for LISTEN; absent on the embedded database, which has one process only. */
  readonly createListener: (() => Client) | undefined;
}

const channel = 'lectern_cache';
const reconnectDelay = 1000;

/** Tags by which what is cached depends on what is stored. */
export const cacheTags = {
  page: (pageID: string) => `page:${pageID}`,
  path: (path: string) => `path:${path}`,
  /** Whether and where a page is public: what pages that link to it print. */
  link: (pageID: string) => `link:${pageID}`,
  /** Lists of pages of a type: `news/article`. */
  type: (type: string) => `type:${type}`,
  media: (fileID: string) => `media:${fileID}`,
  everything: 'everything',
} as const;

/** Forgets rows that every process has heard of. */
export async function forgetInvalidations(pool: Pool): Promise<void> {
  await pool.query(`delete from lectern_cache_invalidation where at < now() - interval '1 day'`);
}

export function createInvalidations({ pool, log, createListener }: Options): Invalidations {
  const subscribers: Drop[] = [];
  /** Rows that this process wrote: it drops their tags itself, at once, and not again when it hears of them. */
  const own = new Set<string>();
  let lastID = 0n;
  let listener: Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const apply = (tags: readonly string[]): void => {
    for (const drop of subscribers) drop(tags);
  };

  async function readOn(): Promise<void> {
    const { rows } = await pool.query<{ id: string; tags: string[] }>(
      'select id, tags from lectern_cache_invalidation where id > $1 order by id',
      [lastID.toString()],
    );
    for (const row of rows) {
      if (!own.delete(row.id)) apply(row.tags);
      lastID = BigInt(row.id);
    }
    // Left over from transactions that were rolled back.
    for (const id of own) if (BigInt(id) < lastID) own.delete(id);
  }

  let reading: Promise<void> | undefined;
  let isToReadAgain = false;

  /** Reads on to the end, one reading at a time: two at once would begin at the same row and apply it twice. */
  async function catchUp(): Promise<void> {
    isToReadAgain = true;
    reading ??= (async () => {
      try {
        while (isToReadAgain) {
          isToReadAgain = false;
          await readOn();
        }
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  }

  async function connect(): Promise<void> {
    if (!createListener || isStopped) return;
    const client = createListener();
    const lost = (): void => {
      if (listener !== client || isStopped) return;
      listener = undefined;
      // What happened while nobody listened is unknown until the next connection has caught up.
      apply([cacheTags.everything]);
      timer = setTimeout(() => void connect(), reconnectDelay);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => {
      catchUp().catch((error: unknown) => {
        log.error({ err: error }, 'cache invalidations could not be read');
        apply([cacheTags.everything]);
      });
    });
    try {
      listener = client;
      await client.connect();
      await client.query(`listen ${channel}`);
      await catchUp();
    } catch (error) {
      log.warn({ err: error }, 'no connection for cache invalidations yet');
      await client.end().catch(() => undefined);
      lost();
    }
  }

  return {
    subscribe: (drop) => void subscribers.push(drop),
    async record(em, tags) {
      // Numbers are given before the commit. Others read on from the last number they saw, so a smaller one may not
      // become visible after it: whoever writes a row holds this until the commit, which follows at once.
      if (createListener) await em.execute('lock table lectern_cache_invalidation in share row exclusive mode');
      const [row]: { id: string }[] = await em.execute(
        'insert into lectern_cache_invalidation (tags) values (?::text[]) returning id',
        [`{${tags.map((tag) => `"${tag.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`],
      );
      if (!createListener) return;
      if (row) own.add(row.id);
      await em.execute(`select pg_notify('${channel}', '')`);
    },
    apply,
    async start() {
      const { rows } = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from lectern_cache_invalidation');
      lastID = BigInt(rows[0]?.id ?? 0);
      await connect();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await listener?.end().catch(() => undefined);
    },
  };
}
