import { languageOf } from '@lectern/core';

// Its own: a text stands in blocks of any plugin, whose catalogue does not know it.
const tableTexts: Readonly<Record<string, string>> = { nl: 'Tabel', en: 'Table', de: 'Tabelle', fr: 'Tableau' };

/** The name of a table without a caption, in the language of a locale. */
export const tableText = (locale: string): string => tableTexts[languageOf(locale)] ?? 'Table';
