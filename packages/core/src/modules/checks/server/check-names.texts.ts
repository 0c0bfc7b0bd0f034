import type { AdminLanguage } from '#contract/admin-language.ts';
import type { checks } from '../checks.manifest.ts';

type Names = Readonly<Record<`checks/${keyof typeof checks.checks}`, string>>;

/** What mails call the checks of core, by language; in English they are called by their labels. */
const checkNames: Readonly<Record<Exclude<AdminLanguage, 'en'>, Names>> = {
  nl: {
    'checks/images': 'Beschrijvingen van afbeeldingen',
    'checks/links': 'Links',
    'checks/link-texts': 'Woorden van links',
    'checks/headings': 'Koppen',
    'checks/search-result': 'Zoekresultaat',
    'checks/empty-blocks': 'Lege blokken',
    'checks/placeholders': 'Opvultekst',
  },
  de: {
    'checks/images': 'Beschreibungen von Bildern',
    'checks/links': 'Links',
    'checks/link-texts': 'Wörter von Links',
    'checks/headings': 'Überschriften',
    'checks/search-result': 'Suchergebnis',
    'checks/empty-blocks': 'Leere Blöcke',
    'checks/placeholders': 'Platzhalter',
  },
  fr: {
    'checks/images': 'Descriptions des images',
    'checks/links': 'Liens',
    'checks/link-texts': 'Mots des liens',
    'checks/headings': 'Titres',
    'checks/search-result': 'Résultat de recherche',
    'checks/empty-blocks': 'Blocs vides',
    'checks/placeholders': 'Textes provisoires',
  },
};

/** The name of a check in a language; its label where it is a plugin's. */
export function checkNameIn(language: AdminLanguage, { name, label }: { readonly name: string; readonly label: string }): string {
  const names: Readonly<Record<string, string>> = language === 'en' ? {} : checkNames[language];
  return names[name] ?? label;
}
