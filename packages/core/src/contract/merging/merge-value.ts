import { dequal } from 'dequal/lite';
import type { ComparisonBudget } from './comparison-budget.ts';

/**
 * What two people made of one value; undefined where that cannot be brought together, or is more work than is left.
 * `mine` and `theirs` count alike. `budget`: what all that is merged together may cost; without one, this value has its own.
 */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value, budget?: ComparisonBudget) => Value | undefined;

/** The outcome where nothing is a value too. */
export type Merged<Value> = { readonly value: Value } | undefined;

/**
 * What two people made of one value: what one of them left alone is as the other left it; for what both changed `merge` is
 * asked. Undefined where both changed it and it cannot be merged.
 */
export function mergeValue<Value>(
  { base, mine, theirs }: { readonly base: Value; readonly mine: Value; readonly theirs: Value },
  merge?: Merge<NonNullable<Value>>,
  budget?: ComparisonBudget,
): Merged<Value> {
  if (dequal(mine, theirs) || dequal(theirs, base)) return { value: mine };
  if (dequal(mine, base)) return { value: theirs };
  if (!merge || base === undefined || base === null || mine === undefined || mine === null) return undefined;
  if (theirs === undefined || theirs === null) return undefined;
  const value = merge(base, mine, theirs, budget);
  return value === undefined ? undefined : { value };
}
