/** Asks search engines to leave an answer out, whatever it is of. */
export const noIndexHeader = { 'x-robots-tag': 'noindex' } as const;
