/** Pages of which translations are made by one call. */
export const mostTranslated = 100;
