/** Pages of one replacement. */
export const mostPages = 500;

/** Pages of one document for translators. */
export const mostTranslated = 100;
