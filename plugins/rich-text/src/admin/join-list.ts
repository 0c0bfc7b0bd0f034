const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The parts of a list as a sentence has them: `1 list, 2 tables and 3 images`. */
export const joinList = (parts: readonly string[]): string => list.format(parts);
