import { dayIn } from '@lectern/core';
import { defineServiceKey } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { countableTerm } from './countable-term.ts';
import { weekOf } from './weeks.ts';

/** A search as a visitor made it. */
export interface MadeSearch {
  /** As it was typed. */
  readonly term: string;
  readonly locale: string;
  /** Pages that were found. */
  readonly results: number;
  /** The page with the field. */
  readonly pageID: string;
}

/** Counts what visitors search for: in memory, by week and term alone. */
export interface SearchCounts {
  count(search: MadeSearch): void;
  /** Writes down what was counted since. Where that fails, it is kept for the next time. */
  write(): Promise<void>;
}

export const searchCounts = defineServiceKey<SearchCounts>('site-search/counts');

/** Milliseconds between two writings. */
const interval = 60_000;
/** Terms that are counted between two writings. */
export const mostCounted = 5000;
/** Terms of a week that are kept: whoever searches for random letters fills no disk. */
export const mostKept = 20_000;

interface Count {
  readonly week: string;
  readonly locale: string;
  readonly folded: string;
  readonly term: string;
  readonly searches: number;
  readonly fruitless: number;
  readonly results: number;
  readonly pageID: string;
}

/** Adds what was counted; in order, so that two processes do not wait for each other. */
const add = `insert into site_search_count as known (week, locale, folded, term, searches, fruitless, results, page_id)
  select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::uuid[])
    as given(week, locale, folded, term, searches, fruitless, results, page_id)
  order by week, locale, folded
  on conflict (week, locale, folded) do update set searches = known.searches + excluded.searches,
    fruitless = known.fruitless + excluded.fruitless, term = excluded.term, results = excluded.results, page_id = excluded.page_id`;

/** Forgets the terms of a week that were searched for least, beyond what is kept. */
const trim = `delete from site_search_count where week = $1 and (locale, folded) in (
  select locale, folded from site_search_count where week = $1 order by searches desc, locale, folded offset ${mostKept})`;

const together = (former: Count | undefined, next: Count): Count =>
  former ? { ...next, searches: former.searches + next.searches, fruitless: former.fruitless + next.fruitless } : next;

export function createSearchCounts({ derived, log, now, site }: PluginApp): SearchCounts {
  let counted = new Map<string, Count>();
  let dropped = 0;
  let next: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function keep(count: Count): void {
    const key = JSON.stringify([count.week, count.locale, count.folded]);
    const known = counted.get(key);
    if (known || counted.size < mostCounted) counted.set(key, together(known, count));
    else dropped += count.searches;
    next ??= setTimeout(() => {
      write().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted; they are kept'));
    }, interval).unref();
  }

  async function writeBatch(): Promise<void> {
    clearTimeout(next);
    next = undefined;
    if (dropped > 0) log.warn({ dropped }, 'searches were not counted, because too many terms were asked for in a minute');
    dropped = 0;
    const batch = [...counted.values()];
    if (batch.length === 0) return;
    counted = new Map();
    try {
      await derived.query(add, [
        batch.map(({ week }) => week),
        batch.map(({ locale }) => locale),
        batch.map(({ folded }) => folded),
        batch.map(({ term }) => term),
        batch.map(({ searches }) => searches),
        batch.map(({ fruitless }) => fruitless),
        batch.map(({ results }) => results),
        batch.map(({ pageID }) => pageID),
      ]);
    } catch (error) {
      const later = [...counted.values()];
      counted = new Map();
      for (const count of [...batch, ...later]) keep(count);
      throw error;
    }
    for (const week of new Set(batch.map((count) => count.week))) await derived.query(trim, [week]);
  }

  /** One after the other, so that whoever closes waits for the one that is under way. */
  function write(): Promise<void> {
    const written = last.then(writeBatch);
    last = written.catch(() => undefined);
    return written;
  }
  return {
    count({ term: typed, results, ...search }) {
      const term = countableTerm(typed);
      if (!term) return;
      const week = weekOf(dayIn(site.timeZone, now()));
      keep({ week, ...term, ...search, results, searches: 1, fruitless: results === 0 ? 1 : 0 });
    },
    write,
  };
}
