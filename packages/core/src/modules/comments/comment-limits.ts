/** Characters of a comment. */
export const maxCommentLength = 5000;
/** Characters of the words that a comment is about: what is longer is about its field. */
export const maxQuoteLength = 500;
