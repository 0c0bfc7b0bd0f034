/** Under which what was sent is remembered. */
export const inboxKey = ['forms', 'submissions'] as const;
