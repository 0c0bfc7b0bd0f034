import type { AccessFinding } from '#contract/access-finding.ts';

/** A rule that a block does not keep, once or more often. */
export interface RuleFinding extends Pick<AccessFinding, 'rule' | 'help'> {
  readonly count: number;
  /** Of the first place that has words. */
  readonly words: string;
}

/** What was found in a block, or around them all. */
export interface FindingGroup {
  readonly key: string | null;
  readonly rules: readonly RuleFinding[];
}

function byRule(findings: readonly AccessFinding[]): RuleFinding[] {
  const rules = Map.groupBy(findings, ({ rule }) => rule);
  return [...rules].map(([rule, found]) => ({
    rule,
    help: found[0]?.help ?? rule,
    count: found.length,
    words: found.find(({ words }) => words !== '')?.words ?? '',
  }));
}

/** What was found, by block from top to bottom of the page; last what stands around the blocks, or in one that is gone. */
export function groupFindings(findings: readonly AccessFinding[], keys: readonly string[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ key }) => (key !== null && keys.includes(key) ? key : null));
  return [...keys, null].flatMap((key) => {
    const found = groups.get(key);
    return found ? [{ key, rules: byRule(found) }] : [];
  });
}
