import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { en } from './en.ts';
import type { TextKey } from './en.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** The admin's texts. An instance of its own, so that a plugin that uses i18next for itself does not meet it. */
const texts = i18next.createInstance();

/**
 * Makes the catalogue ready. `overrides` replaces single texts, for a site that calls things by other names.
 */
export function startTexts(overrides: Readonly<Record<string, string>> = {}): void {
  void texts.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: { ...en, ...overrides } } },
    keySeparator: false,
    nsSeparator: false,
    // Synchronous: the first paint has its words.
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
}

/** The texts inside React. */
export function useText(): Text {
  const { t } = useTranslation('translation', { i18n: texts });
  return t as unknown as Text;
}
