import type { QueryClient } from '@tanstack/react-query';

/** Of everything that is planned, as it was read. */
export const planKey = ['schedule'] as const;

/** Reads what is planned anew, and lists of pages that tell of it. */
export async function forgetPlans(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: planKey }), queries.invalidateQueries({ queryKey: ['pages'] })]);
}
