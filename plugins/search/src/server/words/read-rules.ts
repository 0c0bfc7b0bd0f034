import type { PluginApp } from '@lectern/core/server';
import type { AnalyzerRules } from '../../analyzer/index.ts';
import { Rule } from './rule.entity.ts';

/** A page that comes first. */
export interface Promotion {
  readonly term: string;
  readonly pageID: string;
  /** `YYYY-MM-DD`; empty: at once. */
  readonly firstDay: string;
  /** `YYYY-MM-DD`; empty: without an end. */
  readonly lastDay: string;
}

/** What editors said about the words of a locale. */
export interface LocaleRules {
  readonly words: AnalyzerRules;
  readonly promotions: readonly Promotion[];
}

/** Milliseconds for which rules are taken to be what they were: so long until every process knows a new one. */
const freshFor = 5000;

export type ReadRules = (locale: string) => Promise<LocaleRules>;

const rulesOf = (rules: readonly Rule[]): LocaleRules => ({
  words: {
    neverSplit: rules.filter(({ kind }) => kind === 'whole').map(({ term }) => term),
    splitAs: rules.filter(({ kind }) => kind === 'split').map(({ term, means }) => ({ word: term, parts: means })),
    synonyms: rules
      .filter(({ kind }) => kind === 'mutual' || kind === 'one-way')
      .map(({ kind, term, means }) => ({ term, means, isMutual: kind === 'mutual' })),
  },
  promotions: rules.flatMap(({ term, pageID, firstDay, lastDay }) => (pageID ? [{ term, pageID, firstDay, lastDay }] : [])),
});

interface Kept {
  readonly read: Promise<{ readonly rules: LocaleRules; readonly text: string }>;
  readonly until: number;
}

/** Reads rules at most every five seconds. They are the same object as long as nothing changed. */
export function createReadRules({ em, now }: Pick<PluginApp, 'em' | 'now'>): ReadRules {
  const kept = new Map<string, Kept>();
  async function read(locale: string, former: Kept | undefined): Kept['read'] {
    const rules = rulesOf(await em().find(Rule, { locale }, { orderBy: { folded: 'asc', kind: 'asc' } }));
    const text = JSON.stringify(rules);
    const before = await former?.read.catch(() => undefined);
    return before?.text === text ? before : { rules, text };
  }
  return async (locale) => {
    const time = now().getTime();
    let known = kept.get(locale);
    if (!known || known.until <= time) {
      known = { read: read(locale, known), until: time + freshFor };
      kept.set(locale, known);
    }
    try {
      return (await known.read).rules;
    } catch (error) {
      // Whoever asks next tries again.
      if (kept.get(locale) === known) kept.delete(locale);
      throw error;
    }
  };
}
