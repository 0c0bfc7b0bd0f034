import { isPlaceholder, isPattern, segmentsOf } from '#contract/source-address.ts';
import { leadsInto } from '../../patterns.ts';
import { ownPath } from '../check-rule.ts';
import type { CheckedRule } from '../check-rule.ts';

type Known = Pick<CheckedRule, 'path' | 'isPattern' | 'toAddress'>;

/** A rule that leads into another one, which makes a chain or a circle. */
export interface Chain<Rule> {
  readonly rule: Rule;
  readonly into: Rule;
}

/** Patterns by their first segment, so that an address is held against few of them. */
function byFirstSegment<Rule extends Known>(patterns: readonly Rule[]): (target: string) => readonly Rule[] {
  const named = new Map<string, Rule[]>();
  const open: Rule[] = [];
  for (const pattern of patterns) {
    const [first = ''] = segmentsOf(pattern.path);
    if (first === '*' || isPlaceholder(first)) open.push(pattern);
    else named.set(first, [...(named.get(first) ?? []), pattern]);
  }
  return (target) => {
    const [first = ''] = segmentsOf(target);
    return isPattern(first) ? patterns : [...open, ...(named.get(first) ?? [])];
  };
}

/** The chains in a set of rules, each rule at most once. */
export function* findChains<Rule extends Known>(rules: ReadonlyMap<string, Rule>): Generator<Chain<Rule>> {
  const candidates = byFirstSegment([...rules.values()].filter((rule) => rule.isPattern));
  for (const rule of rules.values()) {
    const target = ownPath(rule.toAddress);
    if (target === undefined) continue;
    if (leadsInto(target, rule.path)) {
      yield { rule, into: rule };
      continue;
    }
    // An address at which a pattern ends is looked up once more, so that it may be one that leads to a page.
    const next = rule.isPattern ? undefined : rules.get(target);
    const into = next ?? candidates(target).find((pattern) => leadsInto(target, pattern.path));
    if (into) yield { rule, into };
  }
}
