/** The key of everything about redirects, for `invalidateQueries`. */
export const redirectsKey = ['redirects'] as const;
