import type { DerivedQueries } from '@lectern/core/server';
import { createAnalyzer } from '../../analyzer/index.ts';
import type { Analyzer } from '../../analyzer/index.ts';
import type { LocaleRules, ReadRules } from '../words/read-rules.ts';
import { readState } from './state.ts';
import { tablesOf } from './tables.ts';

/** Words of a locale that are kept to take compounds apart by. */
const mostWords = 100_000;
/** Milliseconds after which the words of the pages are looked at again. */
const freshFor = 600_000;

/** The analyzers of a site, one a locale, with the words of its pages. */
export interface Analyzers {
  of(locale: string): Promise<Analyzer>;
  /** Reads the words of the pages again for whoever asks next. */
  renew(): void;
}

interface Kept {
  readonly analyzer: Promise<Analyzer>;
  readonly rules: LocaleRules;
  readonly until: number;
}

export function createAnalyzers(
  queries: DerivedQueries,
  { rulesOf, now }: { readonly rulesOf: ReadRules; readonly now: () => Date },
): Analyzers {
  const kept = new Map<string, Kept>();
  async function create(locale: string, { words }: LocaleRules): Promise<Analyzer> {
    const { live } = await readState(queries);
    const rows = await queries.query<{ readonly word: string; readonly pages: number }>(
      `select word, pages from ${tablesOf(live).word} where locale = $1 order by pages desc, word limit $2`,
      [locale, mostWords],
    );
    const corpus = new Map(rows.map(({ word, pages }) => [word, pages]));
    return createAnalyzer({ locale, rules: words, corpus: (word) => corpus.get(word) ?? 0 });
  }
  return {
    async of(locale) {
      const rules = await rulesOf(locale);
      const time = now().getTime();
      const known = kept.get(locale);
      if (known && known.rules === rules && known.until > time) return known.analyzer;
      const analyzer = create(locale, rules).catch((error: unknown) => {
        kept.delete(locale);
        throw error;
      });
      kept.set(locale, { analyzer, rules, until: time + freshFor });
      return analyzer;
    },
    renew: () => kept.clear(),
  };
}
