import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Client, Pool } from 'pg';
import { cutConnection } from '../database/cut-connection.ts';
import { createInvalidationRows } from './invalidation-rows.ts';
import type { InvalidationRow } from './invalidation-rows.ts';
import { listenOn } from './listen-on.ts';
import type { Logger } from './logger.ts';

type Drop = (tags: readonly string[]) => void;

/**
 * Tells every process which cached pages and blocks are out of date: rows in the order of their commits, each naming the one
 * before it. NOTIFY only wakes; every process asks by itself too.
 */
export interface Invalidations {
  /** Called with the tags that are out of date, here and whenever another process says so. */
  subscribe(drop: Drop): void;
  /** Ends a subscription. */
  unsubscribe(drop: Drop): void;
  /** Writes the tags down in the transaction of the command. */
  record(em: SqlEntityManager, tags: readonly string[]): Promise<void>;
  /** Drops the tags in this process, after the commit. */
  apply(tags: readonly string[]): void;
  /** Begins to hear of other processes. Does nothing where there can be no other. */
  start(): Promise<void>;
  /** Asks for newer rows now, beside the usual times. */
  catchUp(): Promise<void>;
  /**
   * Whether it is known what was out of date a few seconds ago. A process that was stopped, or hears nothing, goes on with what it
   * keeps, and says that nobody else keep it.
   */
  isCurrent(): boolean;
  /** Number of the last row that was applied here, and when newer ones were last asked for with success. */
  state(): { readonly lastID: string; readonly heardAt: Date };
  stop(): Promise<void>;
}

interface Options {
  readonly pool: Pool;
  readonly log: Logger;
  /**
   * A connection of its own for LISTEN and for questions, which a full pool would hold up; absent on the embedded database,
   * which has one process only.
   */
  readonly createListener: (() => Client) | undefined;
}

const channel = 'lectern_cache';
/**
 * Milliseconds between two questions for newer rows, and after one that failed. With the time of a question they are two seconds: so
 * long a process may be behind whose connection died without a word.
 */
const interval = 1000;
const retryInterval = 150;
/** Milliseconds after which a question counts as failed: its connection may be dead without a word. */
const questionTimeout = 750;
/** Milliseconds since the last answer in which a process counts as one that hears. Proxies are told again when twice as many are over. */
const currentFor = 5000;
/** Milliseconds for which a process trusts its caches while it cannot ask. */
const trust = 3_600_000;

/** A part of a live page that others print: its title, its path, its images, all its own data, or one field of them. */
export type ListedPart = 'title' | 'path' | 'images' | 'data' | `data.${string}`;

/** Tags by which what is cached depends on what is stored. */
export const cacheTags = {
  page: (pageID: string) => `page:${pageID}`,
  path: (path: string) => `path:${path}`,
  /** Whether and where a page is public, and the places on it: what pages that link to it print. */
  link: (pageID: string) => `link:${pageID}`,
  /** Lists of pages of a type: `news/article`. */
  type: (type: string) => `type:${type}`,
  /** The live translations of a page: which there are, where, and whether search engines are told of them. */
  siblings: (translationGroup: string) => `siblings:${translationGroup}`,
  /** A part of a live page that lists and menus print. */
  listed: (pageID: string, part: ListedPart) => `listed:${pageID}:${part}`,
  menu: (name: string, locale: string) => `menu:${name}:${locale}`,
  media: (fileID: string) => `media:${fileID}`,
  /** The term of a tag, whether it is public, and which tag took its place. */
  tag: (tagID: string) => `tag:${tagID}`,
  /** The settings of a module or plugin, by its id. */
  settings: (owner: string) => `settings:${owner}`,
  /** Which pages are live, where and since when: what search engines are told of all of them. */
  sitemap: 'sitemap',
  /** Where whole groups of addresses lead. */
  redirectPatterns: 'redirect-patterns',
  everything: 'everything',
} as const;

/** Forgets rows that every process has heard of; the last one stays, so that the next has one before it. */
export async function forgetInvalidations(pool: Pool): Promise<void> {
  await pool.query(
    `delete from lectern_cache_invalidation where at < now() - interval '1 day'
     and id < (select max(id) from lectern_cache_invalidation)`,
  );
}

/** The last row that is known here, and those after it. */
export const newerRows = `select id, previous, tags from lectern_cache_invalidation
  where id >= least($1, (select max(id) from lectern_cache_invalidation)) order by id`;

export function createInvalidations({ pool, log, createListener }: Options): Invalidations {
  const subscribers = new Set<Drop>();
  let heardAt = Date.now();
  let isTrusted = true;
  let listener: Client | undefined;
  let isStopped = false;
  let isAway = false;
  let next: NodeJS.Timeout | undefined;

  const apply = (tags: readonly string[]): void => {
    for (const drop of subscribers) drop(tags);
  };

  const dropEverything = (): void => apply([cacheTags.everything]);
  const known = createInvalidationRows({ log, drop: apply, dropEverything });

  const hangUp = (): void => {
    const client = listener;
    listener = undefined;
    if (client) cutConnection(client);
  };

  /** The connection on which other processes are heard; a new one where it was lost. */
  async function connected(create: () => Client): Promise<Client> {
    if (listener) return listener;
    const client = create();
    const lost = (): void => {
      if (listener !== client) return;
      listener = undefined;
      catchUpIn(retryInterval);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => void catchUp());
    listener = client;
    await client.connect();
    await listenOn(client, channel);
    return client;
  }

  async function readOn(): Promise<void> {
    if (!createListener) return;
    const client = await connected(createListener);
    // The driver knows this option, its types do not.
    const question = { text: newerRows, values: [known.lastID()], query_timeout: questionTimeout };
    const { rows } = await client.query<InvalidationRow>(question);
    known.apply(rows);
    heardAt = Date.now();
    isTrusted = true;
    if (isAway) log.info({ lastID: known.lastID() }, 'cache invalidations are heard again');
    isAway = false;
  }

  /** Serves on with what is kept while nothing can be heard; not for ever. */
  function bridge(error: unknown): void {
    if (!isAway && !isStopped) log.warn({ err: error }, 'cache invalidations cannot be read; what is kept is served on');
    isAway = true;
    hangUp();
    if (!isTrusted || Date.now() - heardAt < trust) return;
    isTrusted = false;
    dropEverything();
  }

  let reading: Promise<void> | undefined;
  let isToReadAgain = false;

  /** Reads on to the end, one reading at a time: two at once would begin at the same row and apply it twice. */
  async function catchUp(): Promise<void> {
    if (!createListener || isStopped) return;
    isToReadAgain = true;
    reading ??= (async () => {
      try {
        while (isToReadAgain && !isStopped) {
          isToReadAgain = false;
          await readOn();
        }
      } catch (error) {
        bridge(error);
      } finally {
        reading = undefined;
        catchUpIn(isAway ? retryInterval : interval);
      }
    })();
    return reading;
  }

  function catchUpIn(milliseconds: number): void {
    clearTimeout(next);
    if (!isStopped) next = setTimeout(() => void catchUp(), milliseconds).unref();
  }

  return {
    subscribe: (drop) => void subscribers.add(drop),
    unsubscribe: (drop) => void subscribers.delete(drop),
    async record(em, tags) {
      // Numbers are given before the commit. Others read on from the last number they saw, so a smaller one may not
      // become visible after it: whoever writes a row holds this until the commit, which follows at once.
      if (createListener) await em.execute('lock table lectern_cache_invalidation in share row exclusive mode');
      const [row]: { id: string }[] = await em.execute(
        `insert into lectern_cache_invalidation (previous, tags, at)
         values ((select max(id) from lectern_cache_invalidation), ?::text[], clock_timestamp()) returning id`,
        [`{${tags.map((tag) => `"${tag.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`],
      );
      if (!createListener) return;
      if (row) known.expectOwn(row.id);
      await em.execute(`select pg_notify('${channel}', '')`);
    },
    apply,
    async start() {
      const { rows } = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from lectern_cache_invalidation');
      known.beginAfter(rows[0]?.id ?? '0');
      heardAt = Date.now();
      await catchUp();
    },
    catchUp,
    isCurrent: () => !createListener || Date.now() - heardAt < currentFor,
    state: () => ({ lastID: known.lastID(), heardAt: new Date(heardAt) }),
    async stop() {
      isStopped = true;
      clearTimeout(next);
      hangUp();
      await reading;
    },
  };
}
