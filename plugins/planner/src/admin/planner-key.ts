/** Under which the rules and what they offer are remembered. */
export const plannerKey = ['planner'] as const;
