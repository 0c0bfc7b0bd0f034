import type { DerivedTables, SearchAnswer, SearchEngine, SearchQuestion } from '@lectern/core/server';
import { versionOf } from '../../analyzer/index.ts';
import type { Explanation, PageWords } from '../../explain.calls.ts';
import type { ReadRules } from '../words/read-rules.ts';
import { createAnalyzers } from './analyzers.ts';
import { createAsk } from './ask.ts';
import { explain } from './explain.ts';
import { findSections } from './find-sections.ts';
import { createKeeper } from './keep-index.ts';
import { rankPages } from './rank-pages.ts';
import { readPageWords } from './read-page-words.ts';
import { readState } from './state.ts';
import { suggest } from './suggest.ts';
import { tablesOf } from './tables.ts';

interface Options {
  readonly derived: DerivedTables;
  readonly locales: readonly string[];
  readonly rulesOf: ReadRules;
  readonly now: () => Date;
  /** Of the site: where a day begins. Default: `UTC`. */
  readonly timeZone?: string;
  /** Has files read that pages wait for. */
  readonly askForReading?: () => Promise<void>;
}

/** The engine with what it tells editors of its answers. */
export interface OwnEngine extends SearchEngine {
  /** How a question in a locale is read, and what gives its first pages their places. */
  explain(term: string, locale: string): Promise<Explanation>;
  /** The words by which a page is found; undefined where the index does not have it as it is live. */
  wordsOf(pageID: string): Promise<PageWords['groups'] | undefined>;
}

/** The engine over PostgreSQL, which gets finished lexemes and never what somebody typed. */
export function createEngine(options: Options): OwnEngine {
  const { derived, locales, rulesOf, now, timeZone = 'UTC', askForReading = () => Promise.resolve() } = options;
  const analyzers = createAnalyzers(derived, { rulesOf, now });
  const ask = createAsk({ derived, locales, analyzers, rulesOf, now, timeZone });
  async function search({ term, locales: wanted, pageTypes, count, offset }: SearchQuestion): Promise<SearchAnswer> {
    const { side, ...question } = await ask(term, wanted);
    const ranking = await rankPages(derived, side, { ...question, types: pageTypes, count, offset });
    const { asked } = question;
    const hits = await findSections(derived, side, { pages: ranking.pages, asked, analyzerOf: analyzers.of });
    const corrected = ranking.total > 0 ? asked.find((each) => each.corrected !== undefined)?.corrected : undefined;
    return { total: ranking.total, hits, types: ranking.types, locales: ranking.locales, corrected };
  }
  let searches = 0;
  return {
    ...createKeeper({ derived, analyzers, now, askForReading, isSearched: () => searches > 0 }),
    async version() {
      const { hasCorpus } = await readState(derived);
      const versions = await Promise.all(locales.map(async (locale) => versionOf(locale, (await rulesOf(locale)).words)));
      return [...versions, hasCorpus ? 'corpus' : ''].join(' ');
    },
    async count() {
      const { live } = await readState(derived);
      const [row] = await derived.query<{ readonly count: number }>(
        `select count(*)::int as count from ${tablesOf(live).match} match
         join lectern_live_page live on live.page_id = match.page_id and live.publication_id = match.publication_id`,
      );
      return row?.count ?? 0;
    },
    async search(question) {
      searches += 1;
      return search(question).finally(() => (searches -= 1));
    },
    async explain(term, locale) {
      const { side, ...question } = await ask(term, [locale]);
      return explain(derived, side, question);
    },
    async wordsOf(pageID) {
      const { live } = await readState(derived);
      return readPageWords(derived, live, { pageID, analyzerOf: analyzers.of });
    },
    async suggest({ term, locale }) {
      const { live } = await readState(derived);
      return suggest(derived, live, { analyzer: await analyzers.of(locale), term, locale });
    },
  };
}
