/** Characters that somebody may search for at once. */
export const longestTerm = 200;
