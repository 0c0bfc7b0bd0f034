import { searchKey } from '../../contract/fold-text.ts';

/** Characters of a tag, and of another name of it. */
export const longestTerm = 60;

/** The form in which two terms are the same tag. */
export const foldTerm = searchKey;

/** A term as it is kept: composed, with single spaces, and none at its ends. */
export const evenTerm = (term: string): string => term.normalize('NFC').replace(/\s+/g, ' ').trim();
