/**
 * How a word of a question was read: as it is known to pages, as what other words have in common with it (compounds that it is
 * a part of, its own parts, synonyms), as the beginning of words, as a slip for another, by any piece of it, or not at all.
 */
export const wordReadings = ['known', 'part', 'start', 'slip', 'piece', 'unknown'] as const;

/** Where a page has a word, as the ranking weighs it. */
export const wordPlaces = ['headings', 'summaries', 'text', 'rest'] as const;

/** Where a page has a word, as editors know it. */
export const pagePlaces = ['title', 'summaries', 'headings', 'text'] as const;

/** Why a page is not found: core's reasons, and one that the index has yet to take in. */
export const pageStates = ['found', 'waiting', 'not-live', 'no-index', 'type', 'stands-in'] as const;
