import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  readonly added: string;
  readonly removed: string;
  readonly moved: string;
  readonly changed: string;
  /** Of a value whose words are the same, or that has none. */
  readonly other: string;
  readonly yes: string;
  readonly no: string;
  readonly title: string;
  readonly anchor: string;
  readonly seo: Readonly<
    Record<'seoTitle' | 'seoDescription' | 'seoKeywords' | 'seoImage' | 'noIndex' | 'canonical' | 'tags', string>
  >;
  readonly more: (count: number) => string;
}

/** How a mail names what changed, by language. */
export const differenceTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
    changed: 'Changed',
    other: 'another value',
    yes: 'yes',
    no: 'no',
    title: 'Title',
    anchor: 'Anchor',
    seo: {
      seoTitle: 'Search title',
      seoDescription: 'Search description',
      seoKeywords: 'Keywords',
      seoImage: 'Image for sharing',
      noIndex: 'Hidden from search engines',
      canonical: 'Canonical address',
      tags: 'Tags',
    },
    more: (count) => `… and ${count} more`,
  },
  nl: {
    added: 'Toegevoegd',
    removed: 'Verwijderd',
    moved: 'Verplaatst',
    changed: 'Gewijzigd',
    other: 'een andere waarde',
    yes: 'ja',
    no: 'nee',
    title: 'Titel',
    anchor: 'Anker',
    seo: {
      seoTitle: 'Zoektitel',
      seoDescription: 'Zoekomschrijving',
      seoKeywords: 'Trefwoorden',
      seoImage: 'Afbeelding voor delen',
      noIndex: 'Verborgen voor zoekmachines',
      canonical: 'Canoniek adres',
      tags: 'Tags',
    },
    more: (count) => `… en nog ${count}`,
  },
  de: {
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    moved: 'Verschoben',
    changed: 'Geändert',
    other: 'ein anderer Wert',
    yes: 'ja',
    no: 'nein',
    title: 'Titel',
    anchor: 'Anker',
    seo: {
      seoTitle: 'Suchtitel',
      seoDescription: 'Suchbeschreibung',
      seoKeywords: 'Schlagwörter',
      seoImage: 'Bild zum Teilen',
      noIndex: 'Vor Suchmaschinen verborgen',
      canonical: 'Kanonische Adresse',
      tags: 'Tags',
    },
    more: (count) => `… und ${count} weitere`,
  },
  fr: {
    added: 'Ajouté',
    removed: 'Supprimé',
    moved: 'Déplacé',
    changed: 'Modifié',
    other: 'une autre valeur',
    yes: 'oui',
    no: 'non',
    title: 'Titre',
    anchor: 'Ancre',
    seo: {
      seoTitle: 'Titre pour la recherche',
      seoDescription: 'Description pour la recherche',
      seoKeywords: 'Mots-clés',
      seoImage: 'Image de partage',
      noIndex: 'Caché aux moteurs de recherche',
      canonical: 'Adresse canonique',
      tags: 'Étiquettes',
    },
    more: (count) => `… et ${count} autres`,
  },
};
