import { setTimeout as sleep } from 'node:timers/promises';
import { createInvalidationRows } from '#server/kernel/invalidation-rows.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Invalidations } from '#server/kernel/invalidations.ts';
import type { Logger } from '#server/kernel/logger.ts';
import { createSiteToken } from './site-token.ts';
import type { RemotePlace } from './http-source.ts';

/** The part of invalidations with which pages are served. */
export type HeardInvalidations = Pick<Invalidations, 'subscribe' | 'isCurrent' | 'state' | 'start' | 'stop'>;

/** Milliseconds without a word after which a connection counts as dead, and between two that failed. */
const silence = 1500;
const retryAfter = 200;
/** Milliseconds since the last word in which a process counts as one that hears, and for which it trusts its caches. */
const currentFor = 5000;
const trust = 3_600_000;
/** Milliseconds after which what was dropped is dropped again: who is asked for it may have heard later. */
const dropAgain = 1800;

interface Options extends RemotePlace {
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

interface ReadEvent {
  readonly id: string;
  readonly isBegin: boolean;
  readonly data: { readonly previous?: string | null; readonly tags?: readonly string[] };
}

/** An event of the stream; undefined for a comment. */
function readEvent(text: string): ReadEvent | undefined {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  const [id, data] = [fields.get('id'), fields.get('data')];
  if (id === undefined || data === undefined) return undefined;
  return { id, isBegin: fields.get('event') === 'begin', data: JSON.parse(data) as ReadEvent['data'] };
}

/** Hears from another process of the site what is out of date, by its stream of numbered rows. */
export function createHttpInvalidations({ api, signer, log }: Options): HeardInvalidations {
  const subscribers: ((tags: readonly string[]) => void)[] = [];
  const again = new Set<NodeJS.Timeout>();
  const stopping = new AbortController();
  let heardAt = 0;
  let lastID: string | undefined;
  let isTrusted = true;
  let isAway = false;
  let listening: Promise<void> | undefined;

  const apply = (tags: readonly string[]): void => {
    for (const drop of subscribers) drop(tags);
  };
  const drop = (tags: readonly string[]): void => {
    apply(tags);
    const timer = setTimeout(() => {
      again.delete(timer);
      apply(tags);
    }, dropAgain).unref();
    again.add(timer);
  };
  const rows = createInvalidationRows({ log, drop, dropEverything: () => drop([cacheTags.everything]) });

  function take({ id, isBegin, data: { previous = null, tags = [] } }: ReadEvent): void {
    if (isBegin) rows.beginAfter(id);
    else rows.apply([{ id, previous, tags }]);
    lastID = rows.lastID();
  }

  /** Listens until the connection is lost. */
  async function listen(onFirst: () => void): Promise<void> {
    const ending = new AbortController();
    let watchdog = setTimeout(() => ending.abort(), silence);
    try {
      const response = await fetch(`${api}/site/events`, {
        headers: {
          authorization: `Bearer ${createSiteToken(signer)}`,
          ...(lastID === undefined ? {} : { 'last-event-id': lastID }),
        },
        signal: AbortSignal.any([ending.signal, stopping.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`The stream of events was answered with ${response.status}.`);
      let text = '';
      for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => ending.abort(), silence);
        text += bytes;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const event of parts.map(readEvent)) if (event) take(event);
        heardAt = Date.now();
        isTrusted = true;
        if (isAway) log.info({ lastID }, 'cache invalidations are heard again');
        isAway = false;
        onFirst();
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  /** Serves on with what is kept while nothing can be heard; not for ever. */
  function bridge(error: unknown): void {
    if (!isAway) log.warn({ err: error }, 'cache invalidations cannot be read; what is kept is served on');
    isAway = true;
    if (!isTrusted || Date.now() - heardAt < trust) return;
    isTrusted = false;
    apply([cacheTags.everything]);
  }

  return {
    subscribe: (each) => void subscribers.push(each),
    isCurrent: () => Date.now() - heardAt < currentFor,
    state: () => ({ lastID: lastID ?? '0', heardAt: new Date(heardAt) }),
    start: () =>
      new Promise((resolve) => {
        const work = async (): Promise<void> => {
          while (!stopping.signal.aborted) {
            await listen(resolve).catch((error: unknown) => {
              if (!stopping.signal.aborted) bridge(error);
            });
            await sleep(retryAfter, undefined, { signal: stopping.signal }).catch(() => undefined);
          }
        };
        listening = work();
      }),
    async stop() {
      stopping.abort();
      for (const timer of again) clearTimeout(timer);
      await listening;
    },
  };
}
