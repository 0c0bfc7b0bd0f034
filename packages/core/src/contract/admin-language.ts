/** The languages that the admin speaks, with the locale by which each writes dates and numbers. English comes first and is the default. */
export const adminLocales = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR' } as const;

/** A language of the admin: `nl`. */
export type AdminLanguage = keyof typeof adminLocales;

export const adminLanguages = Object.keys(adminLocales) as readonly AdminLanguage[];

export const isAdminLanguage = (value: unknown): value is AdminLanguage => adminLanguages.includes(value as AdminLanguage);
