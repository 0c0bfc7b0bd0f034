import { languageOf } from '../../contract/locale.ts';

export interface ConsentTexts {
  readonly title: string;
  readonly text: string;
  readonly statement: string;
  readonly accept: string;
  readonly decline: string;
  /** Of the button that asks anew. */
  readonly change: string;
}

const english: ConsentTexts = {
  title: 'Cookies',
  text: 'This site places the cookies that it needs to work, and no others. Videos and maps of others are shown if you allow it; they may place cookies of their own.',
  statement: 'Cookie statement',
  accept: 'Accept',
  decline: 'Decline',
  change: 'Cookie settings',
};

const texts: Readonly<Record<string, ConsentTexts>> = {
  nl: {
    title: 'Cookies',
    text: 'Deze site plaatst alleen cookies die nodig zijn om te werken. Video’s en kaarten van anderen tonen wij als u dat goedvindt; die kunnen zelf cookies plaatsen.',
    statement: 'Cookieverklaring',
    accept: 'Accepteren',
    decline: 'Weigeren',
    change: 'Cookie-instellingen',
  },
  de: {
    title: 'Cookies',
    text: 'Diese Website setzt nur Cookies, die sie zum Funktionieren braucht. Videos und Karten von anderen zeigen wir, wenn Sie zustimmen; diese können eigene Cookies setzen.',
    statement: 'Cookie-Erklärung',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    change: 'Cookie-Einstellungen',
  },
  fr: {
    title: 'Cookies',
    text: 'Ce site ne place que les cookies nécessaires à son fonctionnement. Les vidéos et cartes de tiers ne s’affichent qu’avec votre accord ; elles peuvent placer leurs propres cookies.',
    statement: 'Déclaration sur les cookies',
    accept: 'Accepter',
    decline: 'Refuser',
    change: 'Paramètres des cookies',
  },
  en: english,
};

/** The words of the choice about cookies in the language of a locale. */
export const consentTexts = (locale: string): ConsentTexts => texts[languageOf(locale)] ?? english;
