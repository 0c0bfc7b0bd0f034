import { languageOf, publicPath, splitPublicPath } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { stylesheetsOf } from './build-manifest.ts';
import type { BuildManifest } from './build-manifest.ts';

/**
 * Why there is no page: it cannot be made for a moment, what was posted cannot be told to belong to a form, or is too much,
 * or the link to it has ended.
 */
export type FailureKind = 'away' | 'unreadable' | 'tooLarge' | 'ended';

interface Message {
  readonly title: string;
  readonly text: string;
  /** Of the link to the same address. */
  readonly again: string;
}

type Messages = Readonly<Record<FailureKind, Message>> & { readonly number: string };

/** The words that stand where a page cannot be made, by language: a site has no texts of its own for this, because they may be what is away. */
const english: Messages = {
  away: {
    title: 'This page is not available right now',
    text: 'Something on our side does not work for a moment. What you were looking for is still there.',
    again: 'Try again',
  },
  unreadable: {
    title: 'What you sent did not reach us',
    text: 'Go back in your browser: what you filled in is still there. Reload the page if sending it again does not help.',
    again: 'Open the page anew',
  },
  tooLarge: {
    title: 'This is too much to send',
    text: 'What you sent is larger than this form takes. Go back in your browser, and send less, or smaller files.',
    again: 'Open the page anew',
  },
  ended: {
    title: 'This preview is no longer here',
    text: 'The link has ended, was withdrawn, or is not complete. Ask whoever sent it for a new one.',
    again: 'To the site',
  },
  number: 'Number of this message',
};

const messages: Readonly<Record<string, Messages>> = {
  nl: {
    away: {
      title: 'Deze pagina is nu even niet beschikbaar',
      text: 'Aan onze kant werkt er even iets niet. Wat u zocht, is er nog.',
      again: 'Opnieuw proberen',
    },
    unreadable: {
      title: 'Wat u verstuurde, is niet aangekomen',
      text: 'Ga terug in uw browser: wat u invulde, staat er nog. Laad de pagina opnieuw als nog eens versturen niet helpt.',
      again: 'De pagina opnieuw openen',
    },
    tooLarge: {
      title: 'Dit is te veel om te versturen',
      text: 'Wat u verstuurde, is groter dan dit formulier toelaat. Ga terug in uw browser en stuur minder, of kleinere bestanden.',
      again: 'De pagina opnieuw openen',
    },
    ended: {
      title: 'Dit voorbeeld is er niet meer',
      text: 'De link is verlopen, ingetrokken of niet volledig. Vraag een nieuwe aan wie hem u stuurde.',
      again: 'Naar de site',
    },
    number: 'Nummer van deze melding',
  },
  de: {
    away: {
      title: 'Diese Seite ist gerade nicht erreichbar',
      text: 'Bei uns funktioniert gerade etwas nicht. Was Sie suchen, ist noch da.',
      again: 'Erneut versuchen',
    },
    unreadable: {
      title: 'Was Sie gesendet haben, ist nicht angekommen',
      text: 'Gehen Sie im Browser zurück: Was Sie eingegeben haben, steht noch da. Laden Sie die Seite neu, wenn erneutes Senden nicht hilft.',
      again: 'Die Seite neu öffnen',
    },
    tooLarge: {
      title: 'Das ist zu viel zum Senden',
      text: 'Was Sie gesendet haben, ist größer, als dieses Formular erlaubt. Gehen Sie im Browser zurück und senden Sie weniger oder kleinere Dateien.',
      again: 'Die Seite neu öffnen',
    },
    ended: {
      title: 'Diese Vorschau gibt es nicht mehr',
      text: 'Der Link ist abgelaufen, wurde zurückgezogen oder ist nicht vollständig. Bitten Sie um einen neuen, wo Sie ihn herhaben.',
      again: 'Zur Website',
    },
    number: 'Nummer dieser Meldung',
  },
  fr: {
    away: {
      title: 'Cette page n’est pas disponible pour le moment',
      text: 'Quelque chose ne fonctionne pas chez nous en ce moment. Ce que vous cherchez est toujours là.',
      again: 'Réessayer',
    },
    unreadable: {
      title: 'Votre envoi ne nous est pas parvenu',
      text: 'Revenez en arrière dans votre navigateur : ce que vous avez saisi y est encore. Rechargez la page si un nouvel envoi ne suffit pas.',
      again: 'Rouvrir la page',
    },
    tooLarge: {
      title: 'Votre envoi est trop volumineux',
      text: 'Votre envoi dépasse ce que ce formulaire accepte. Revenez en arrière dans votre navigateur et envoyez moins, ou des fichiers plus petits.',
      again: 'Rouvrir la page',
    },
    ended: {
      title: 'Cet aperçu n’est plus là',
      text: 'Le lien a expiré, a été retiré ou n’est pas complet. Demandez-en un nouveau à qui vous l’a envoyé.',
      again: 'Vers le site',
    },
    number: 'Numéro de ce message',
  },
};

/** What a page of failure is made of. */
export interface FailureFacts {
  readonly kind: FailureKind;
  readonly settings: SiteSettings;
  readonly build: Pick<BuildManifest, 'stylesheets'>;
  /** Of the address that was asked. */
  readonly path: string;
  readonly requestID: string;
}

/** The page of a site in whose place none can be made, in the language of its address. It needs nothing but the stylesheet. */
export function failurePage({ kind, settings, build, path, requestID }: FailureFacts): string {
  const { locale } = splitPublicPath(path, settings);
  const words = messages[languageOf(locale)] ?? english;
  const { title, text, again } = words[kind];
  const next = kind === 'ended' ? publicPath('/', locale, settings) : '';
  const styles = stylesheetsOf(build.stylesheets)
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title + settings.titleSeparator + settings.name)}</title><meta name="robots" content="noindex">${styles}`;
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head>${head}</head><body class="site-failure"><main id="main" tabindex="-1"><p class="site-failure-name">${escapeHtml(settings.name)}</p><h1>${title}</h1><p>${text}</p><p><a href="${escapeHtml(next)}">${again}</a></p><p class="site-failure-number">${words.number}: ${escapeHtml(requestID)}</p></main></body></html>`;
}
