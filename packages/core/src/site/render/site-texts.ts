import i18next from 'i18next';
import type { i18n, TFunction } from 'i18next';
import { languageOf } from '../../contract/locale.ts';
import type { Catalogues } from '../define-site.ts';

/** The texts of all plugins: a namespace each, a catalogue for each language. */
export interface SiteTexts {
  add(pluginID: string, catalogues: Catalogues): void;
  /** Looks up texts of a plugin in the language of a locale. */
  translator(locale: string, pluginID: string): TFunction;
  /** A plugin's catalogue in the language of a locale, for the browser. */
  catalogue(locale: string, pluginID: string): Readonly<Record<string, string>>;
}

/** `fallbackLanguage` is asked where a language lacks a text. */
export function createSiteTexts(fallbackLanguage: string): SiteTexts {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    lng: fallbackLanguage,
    fallbackLng: [fallbackLanguage, 'en'],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return {
    add(pluginID, catalogues) {
      for (const [language, texts] of Object.entries(catalogues))
        instance.addResourceBundle(language, pluginID, texts, true, true);
    },
    translator: (locale, pluginID) => instance.getFixedT(languageOf(locale), pluginID),
    // With the texts that the translator would fall back to, or a browser would draw other words than the server.
    catalogue: (locale, pluginID) =>
      Object.assign(
        {},
        ...['en', fallbackLanguage, languageOf(locale)].map((language): unknown =>
          instance.getResourceBundle(language, pluginID),
        ),
      ) as Record<string, string>,
  };
}
