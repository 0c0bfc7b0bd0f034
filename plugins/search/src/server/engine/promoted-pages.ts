import type { AnalyzedQuery, Analyzer } from '../../analyzer/index.ts';
import type { LocaleRules } from '../words/read-rules.ts';

const keyOf = ({ terms }: AnalyzedQuery): string =>
  terms
    .map(({ lexeme }) => lexeme)
    .toSorted()
    .join(' ');

/** Per rules and analyzer, which are the same objects until something changes. */
const books = new WeakMap<
  LocaleRules,
  { readonly analyzer: Analyzer; readonly byKey: ReadonlyMap<string, LocaleRules['promotions']> }
>();

function bookOf(rules: LocaleRules, analyzer: Analyzer): ReadonlyMap<string, LocaleRules['promotions']> {
  const known = books.get(rules);
  if (known?.analyzer === analyzer) return known.byKey;
  const byKey = Map.groupBy(rules.promotions, ({ term }) => keyOf(analyzer.readQuery(term)));
  books.set(rules, { analyzer, byKey });
  return byKey;
}

/** Pages that come first for a question on a day of the site (`2026-11-27`), by their ids: those whose term has the same words, in any form and order. */
export function promotedPages(rules: LocaleRules, analyzer: Analyzer, query: AnalyzedQuery, day: string): readonly string[] {
  return (bookOf(rules, analyzer).get(keyOf(query)) ?? [])
    .filter(({ firstDay, lastDay }) => (firstDay === '' || firstDay <= day) && (lastDay === '' || day <= lastDay))
    .map(({ pageID }) => pageID);
}
