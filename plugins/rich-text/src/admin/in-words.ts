const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Several things as one says them: `1 list, 2 tables and 3 images`. */
export const inWords = (parts: readonly string[]): string => list.format(parts);
