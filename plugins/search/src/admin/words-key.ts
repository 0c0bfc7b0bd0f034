/** Under which the rules are remembered. */
export const wordsKey = ['site-search', 'words'] as const;
