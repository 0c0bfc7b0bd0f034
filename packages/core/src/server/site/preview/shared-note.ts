import { languageOf } from '#contract/locale.ts';

interface Words {
  /** Around the moment at which the link ends. */
  readonly text: (until: string) => string;
  readonly hide: string;
}

const english: Words = { text: (until) => `Preview, not yet public. This link works until ${until}.`, hide: 'Hide' };

const words: Readonly<Record<string, Words>> = {
  nl: { text: (until) => `Voorbeeld, nog niet openbaar. Deze link werkt tot ${until}.`, hide: 'Verbergen' },
  de: { text: (until) => `Vorschau, noch nicht öffentlich. Dieser Link gilt bis ${until}.`, hide: 'Ausblenden' },
  fr: { text: (until) => `Aperçu, pas encore public. Ce lien est valable jusqu’au ${until}.`, hide: 'Masquer' },
};

/** What stands beside a page that a link shows, in the language of the page and by the clock of the site. */
export function sharedNote(locale: string, timeZone: string, endsAt: Date): { readonly text: string; readonly hide: string } {
  const { text, hide } = words[languageOf(locale)] ?? english;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { text: text(format.format(endsAt)), hide };
}
