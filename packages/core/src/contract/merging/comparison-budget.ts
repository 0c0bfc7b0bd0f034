/** Comparisons of one word with another that are left for several texts together; each text takes its own away. */
export interface ComparisonBudget {
  left: number;
}

/** What one comparison may cost: some two thousand words against as many, a hundredth of a second. */
const maxComparisons = 4_000_000;

/** A budget for all that is compared for one answer. */
export const comparisonBudget = (left: number = maxComparisons): ComparisonBudget => ({ left });

/** Takes away what a comparison costs; false, and nothing is taken, where that is more than is left, or than one may cost. */
export function isWorth(cost: number, budget: ComparisonBudget): boolean {
  if (cost > Math.min(maxComparisons, budget.left)) return false;
  budget.left -= cost;
  return true;
}
