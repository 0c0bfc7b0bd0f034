import { dayIn } from '@lectern/core';
import type { DerivedTables } from '@lectern/core/server';
import type { ReadRules } from '../words/read-rules.ts';
import type { Analyzers } from './analyzers.ts';
import { promotedPages } from './promoted-pages.ts';
import type { Rank } from './rank-pages.ts';
import { readQuestion } from './read-question.ts';
import type { AskedIn } from './read-question.ts';
import { readState } from './state.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

/** Milliseconds for which an index is taken to have as many pages as it had. */
const freshFor = 5000;

/** A question as it is read, in each language that it is asked in. */
export interface Asked extends Omit<Rank, 'types' | 'count' | 'offset'> {
  /** The index that is searched. */
  readonly side: Side;
}

interface Options {
  readonly derived: DerivedTables;
  /** Of the site: asked where a question names none. */
  readonly locales: readonly string[];
  readonly analyzers: Analyzers;
  readonly rulesOf: ReadRules;
  readonly now: () => Date;
  /** Of the site: where a day begins. */
  readonly timeZone: string;
}

/** Reads questions with the words, the rules and the pages of the site. */
export function createAsk({ derived, locales, analyzers, rulesOf, now, timeZone }: Options) {
  let size: { readonly side: Side; readonly total: number; readonly until: number } | undefined;
  /** Pages of an index, by which words are rare or not: counting them for each question would take longer than most answers. */
  async function sizeOf(side: Side): Promise<number> {
    const time = now().getTime();
    if (size?.side === side && size.until > time) return size.total;
    const [row] = await derived.query<{ readonly total: number }>(`select count(*)::int as total from ${tablesOf(side).match}`);
    size = { side, total: row?.total ?? 0, until: time + freshFor };
    return size.total;
  }
  return async (term: string, wanted: readonly string[]): Promise<Asked> => {
    const { live } = await readState(derived);
    const total = await sizeOf(live);
    const asked: AskedIn[] = [];
    const promoted: string[] = [];
    for (const locale of wanted.length > 0 ? wanted : locales) {
      const analyzer = await analyzers.of(locale);
      const reading = await readQuestion({ queries: derived, side: live, locale }, { analyzer, text: term, total });
      asked.push(reading);
      promoted.push(...promotedPages(await rulesOf(locale), analyzer, reading.query, dayIn(timeZone, now())));
    }
    const titleKey = asked[0]?.query.terms.map(({ word }) => word).join(' ') ?? '';
    return { side: live, asked, promoted, titleKey, locales: wanted, now: now() };
  };
}
