/** Days after which nothing is known of a search any more. */
export const keptDays = 90;

/** How often a term has to be asked for until it is shown: what few typed could tell of whom it came. */
export const shownFrom = 3;

/** Days that can be looked back on. */
export const insightPeriods = ['30', '90'] as const;

export type InsightPeriod = (typeof insightPeriods)[number];
