/** Under which what visitors searched for is remembered. */
export const insightKey = ['site-search', 'insight'] as const;
