import type { DerivedQueries } from '@lectern/core/server';
import { createAnalyzer } from '../../analyzer/index.ts';
import type { Analyzer, AnalyzerRules } from '../../analyzer/index.ts';
import type { LocaleRules, ReadRules } from '../words/read-rules.ts';
import { readState } from './state.ts';
import { tablesOf } from './tables.ts';

/** Words of a locale that are kept to take compounds apart by. */
const mostWords = 100_000;
/** Milliseconds after which the words of the pages are looked at again. */
const freshFor = 600_000;

/** What the analyzer of a locale is made of, as data: another thread makes the same of it. */
export interface AnalyzerSource {
  readonly locale: string;
  readonly rules: AnalyzerRules;
  /** The words of the pages, and on how many each stands. */
  readonly corpus: ReadonlyMap<string, number>;
}

export const analyzerOf = ({ locale, rules, corpus }: AnalyzerSource): Promise<Analyzer> =>
  createAnalyzer({ locale, rules, corpus: (word) => corpus.get(word) ?? 0 });

/** The analyzers of a site, one a locale, with the words of its pages. */
export interface Analyzers {
  of(locale: string): Promise<Analyzer>;
  /** The same object as long as it is what analyzers are made of. */
  sourceOf(locale: string): Promise<AnalyzerSource>;
  /** Reads the words of the pages again for whoever asks next. */
  renew(): void;
}

interface Kept {
  readonly source: Promise<AnalyzerSource>;
  readonly rules: LocaleRules;
  readonly until: number;
}

export function createAnalyzers(
  queries: DerivedQueries,
  { rulesOf, now }: { readonly rulesOf: ReadRules; readonly now: () => Date },
): Analyzers {
  const kept = new Map<string, Kept>();
  const made = new WeakMap<AnalyzerSource, Promise<Analyzer>>();
  async function read(locale: string, { words: rules }: LocaleRules): Promise<AnalyzerSource> {
    const { live } = await readState(queries);
    const rows = await queries.query<{ readonly word: string; readonly pages: number }>(
      `select word, pages from ${tablesOf(live).word} where locale = $1 order by pages desc, word limit $2`,
      [locale, mostWords],
    );
    return { locale, rules, corpus: new Map(rows.map(({ word, pages }) => [word, pages])) };
  }
  async function sourceOf(locale: string): Promise<AnalyzerSource> {
    const rules = await rulesOf(locale);
    const time = now().getTime();
    const known = kept.get(locale);
    if (known && known.rules === rules && known.until > time) return known.source;
    const source = read(locale, rules).catch((error: unknown) => {
      kept.delete(locale);
      throw error;
    });
    kept.set(locale, { source, rules, until: time + freshFor });
    return source;
  }
  return {
    async of(locale) {
      const source = await sourceOf(locale);
      const known = made.get(source);
      if (known) return known;
      const analyzer = analyzerOf(source).catch((error: unknown) => {
        made.delete(source);
        throw error;
      });
      made.set(source, analyzer);
      return analyzer;
    },
    sourceOf,
    renew: () => kept.clear(),
  };
}
