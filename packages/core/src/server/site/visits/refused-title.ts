import { languageOf } from '#contract/locale.ts';

/** Before the title of a page that says why it was refused what was sent, by language. */
const refused: Readonly<Record<string, string>> = { nl: 'Fout: ', de: 'Fehler: ', fr: 'Erreur : ', en: 'Error: ' };

/** The title of a page that is shown again because what was posted to it was refused; `locale` is that of the page. */
export const refusedTitle = (locale: string, title: string): string => `${refused[languageOf(locale)] ?? refused['en']}${title}`;
