/** A line that ends without a sign of its own. */
const openEnd = /(?<=[^\s.,:;!?…])[ \t]*\n\s*(?=\S)/g;

/** Texts that stand below each other on a page, such as cells and headings, as one line in which they are told apart. */
export const setApart = (text: string): string => text.replaceAll(openEnd, ' · ');
