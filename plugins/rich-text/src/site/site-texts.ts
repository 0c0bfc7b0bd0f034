import { languageOf } from '@lectern/core';

// The texts of a text itself: it stands in blocks of any plugin, whose own catalogue does not know them.
const catalogues = {
  nl: {
    table: 'Tabel',
    play: 'Video afspelen',
    notice: 'Speelt op {host}; daarbij kan {host} gegevens over u verzamelen.',
    watch: 'Bekijk op {host}',
  },
  en: {
    table: 'Table',
    play: 'Play video',
    notice: 'Plays from {host}, which may then collect data about you.',
    watch: 'Watch on {host}',
  },
  de: {
    table: 'Tabelle',
    play: 'Video abspielen',
    notice: 'Wird von {host} abgespielt; dabei kann {host} Daten über Sie erheben.',
    watch: 'Auf {host} ansehen',
  },
  fr: {
    table: 'Tableau',
    play: 'Lire la vidéo',
    notice: 'Lue depuis {host}, qui peut alors collecter des données sur vous.',
    watch: 'Regarder sur {host}',
  },
} as const;

type SiteText = keyof (typeof catalogues)['en'];

const isKnown = (language: string): language is keyof typeof catalogues => Object.hasOwn(catalogues, language);

/** A text of a rich text in the language of a locale; English where there is none. */
export function siteText(locale: string, key: SiteText, host = ''): string {
  const language = languageOf(locale);
  return catalogues[isKnown(language) ? language : 'en'][key].replaceAll('{host}', host);
}
