import { languageOf, splitPublicPath } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import type { BuildManifest } from './build-manifest.ts';

interface Messages {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly number: string;
}

/** The words that stand where a page cannot be made, by language: a site has no texts of its own for this, because they may be what is away. */
const english: Messages = {
  title: 'This page is not available right now',
  text: 'Something on our side does not work for a moment. What you were looking for is still there.',
  again: 'Try again',
  number: 'Number of this message',
};

const messages: Readonly<Record<string, Messages>> = {
  nl: {
    title: 'Deze pagina is nu even niet beschikbaar',
    text: 'Aan onze kant werkt er even iets niet. Wat u zocht, is er nog.',
    again: 'Opnieuw proberen',
    number: 'Nummer van deze melding',
  },
  de: {
    title: 'Diese Seite ist gerade nicht erreichbar',
    text: 'Bei uns funktioniert gerade etwas nicht. Was Sie suchen, ist noch da.',
    again: 'Erneut versuchen',
    number: 'Nummer dieser Meldung',
  },
  fr: {
    title: 'Cette page n’est pas disponible pour le moment',
    text: 'Quelque chose ne fonctionne pas chez nous en ce moment. Ce que vous cherchez est toujours là.',
    again: 'Réessayer',
    number: 'Numéro de ce message',
  },
};

interface Failure {
  readonly settings: SiteSettings;
  readonly build: Pick<BuildManifest, 'siteStylesheets'>;
  /** Of the address that was asked. */
  readonly path: string;
  readonly requestID: string;
}

/** The page of a site in whose place none can be made, in the language of its address. It needs nothing but the stylesheet. */
export function failurePage({ settings, build, path, requestID }: Failure): string {
  const { locale } = splitPublicPath(path, settings);
  const { title, text, again, number } = messages[languageOf(locale)] ?? english;
  const styles = build.siteStylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title + settings.titleSeparator + settings.name)}</title><meta name="robots" content="noindex">${styles}`;
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head>${head}</head><body class="site-failure"><main id="main" tabindex="-1"><p class="site-failure-name">${escapeHtml(settings.name)}</p><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p><p class="site-failure-number">${number}: ${escapeHtml(requestID)}</p></main></body></html>`;
}
