// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const unfit = /[\u0000-\u001f\u007f-\u009f\ufffd\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** What somebody typed, without what no page has: control characters, halves of letters, marks of direction. */
export const cleanTerm = (term: string): string => term.toWellFormed().replaceAll(unfit, ' ').replaceAll(/\s+/gu, ' ').trim();
