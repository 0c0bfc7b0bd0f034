import { adminLanguages } from '../../contract/admin-language.ts';
import type { AdminLanguage } from '../../contract/admin-language.ts';

/** Each in its own words, so that whoever cannot read the admin finds theirs. */
const names: Readonly<Record<AdminLanguage, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
};

/** The languages of the admin, to choose from. */
export const languageChoices = adminLanguages.map((value) => ({ value, label: names[value] }));
