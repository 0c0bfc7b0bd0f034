import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { FindInput, FoundPage, FoundPart, Wanted } from '../../page-texts.schema.ts';
import { blockReader } from './block-reader.ts';
import { hitsOfPage } from './hits-of-page.ts';
import { matcherOf } from './matcher.ts';
import type { LivePage, Matcher } from './matcher.ts';
import { countPages, pagesToSearch, placeOf, readPage } from './searched-pages.query.ts';
import type { PageRow } from './searched-pages.query.ts';

/** Pages that are read at once, and milliseconds and hits after which no more are read for a part. */
const [atOnce, partTime, partHits] = [100, 500, 1000];
/** Pages after which others get their turn: visitors, and the answer of the database to what is asked next. */
const breath = 5;
/** Hits that are told of one page. */
const hitsOfOne = 200;

/** Finds what is wanted, with what is known of it now. */
export async function readMatcher(em: Pick<SqlEntityManager, 'execute'>, wanted: Wanted): Promise<Matcher> {
  if (wanted.kind !== 'page') return matcherOf(wanted);
  const [live] = await em.execute<LivePage[]>('select path, title from lectern_published_page where page_id = ?', [
    wanted.pageID,
  ]);
  return matcherOf(wanted, live);
}

/** Looks through a part of the pages: as many as half a second allows. */
export async function findInPages(app: Lectern, actor: Actor, input: FindInput): Promise<FoundPart> {
  const { locale, type } = input;
  const [matcher, total] = await Promise.all([readMatcher(app.em(), input.wanted), countPages(app, { actor, locale, type })]);
  const readWanted = blockReader(app.blocks, matcher.sieve);
  const ends = performance.now() + partTime;
  const pages: FoundPage[] = [];
  let { after } = input;
  let [looked, hitCount] = [0, 0];
  const read = (): Promise<readonly PageRow[]> => {
    const rows = pagesToSearch(app, { actor, locale, type, after }, atOnce);
    // Who waits for them hears of a failure; meanwhile nobody does.
    rows.catch(() => undefined);
    return rows;
  };
  for (let next: Promise<readonly PageRow[]> | undefined = read(); next;) {
    const rows: readonly PageRow[] = await next;
    const last: PageRow | undefined = rows.length < atOnce ? undefined : rows.at(-1);
    after = last && placeOf(last);
    // The database reads on while these are looked through.
    next = after && performance.now() < ends && hitCount < partHits ? read() : undefined;
    for (const [index, row] of rows.entries()) {
      if (index % breath === 0) await setImmediate();
      const { facts, ...page } = await readPage(app, row, readWanted);
      const hits = hitsOfPage(app, page, matcher);
      if (hits.length > 0) pages.push({ ...facts, hits: hits.slice(0, hitsOfOne), hitCount: hits.length });
      hitCount += Math.min(hits.length, hitsOfOne);
    }
    looked += rows.length;
  }
  return { pages, next: after ?? null, looked, total };
}
