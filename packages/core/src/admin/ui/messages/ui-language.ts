/** The language in which the admin speaks to this person: what the page says of itself. */
export const uiLanguage = (): string => document.documentElement.lang || 'en';
