import { languageOf } from '../../contract/locale.ts';

const newTabTexts: Readonly<Record<string, string>> = {
  nl: '(opent in een nieuw tabblad)',
  de: '(öffnet in neuem Tab)',
  fr: '(s’ouvre dans un nouvel onglet)',
  en: '(opens in a new tab)',
};

/** The text in a link that opens a new tab, for whoever listens, in the language of a locale. */
export const newTabText = (locale: string): string => newTabTexts[languageOf(locale)] ?? newTabTexts['en'] ?? '';
