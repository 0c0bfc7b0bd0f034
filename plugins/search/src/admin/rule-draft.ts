import type { WordRuleDraft, ListedWordRule } from '../words.calls.ts';

/** What is filled in of a rule. */
export interface RuleDraft extends Omit<WordRuleDraft, 'means'> {
  /** As they are typed, separated by commas. */
  readonly means: string;
}

/** What a new rule begins with. */
export type RuleStart = Pick<RuleDraft, 'locale' | 'term'>;

/** A stored rule as it is filled in, or a new one. */
export const draftOf = (rule: ListedWordRule | undefined, start: RuleStart): RuleDraft => ({
  locale: rule?.locale ?? start.locale,
  kind: rule?.kind ?? 'mutual',
  term: rule?.term ?? start.term,
  means: rule?.means.join(', ') ?? '',
  pageID: rule?.pageID ?? null,
  firstDay: rule?.firstDay ?? '',
  lastDay: rule?.lastDay ?? '',
});

export const bodyOf = ({ means, ...draft }: RuleDraft): WordRuleDraft => ({
  ...draft,
  means: means
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
});
