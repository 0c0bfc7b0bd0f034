import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  /** `who` is undefined where that is nobody by name. */
  readonly subject: (title: string, site: string) => string;
  readonly hello: (name: string) => string;
  readonly asked: (who: string | undefined, title: string, path: string) => string;
  readonly comment: (comment: string) => string;
  readonly isNew: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly action: string;
  readonly after: string;
}

/** What reviewers are told of a request, by language. */
export const requestedTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: (title, site) => `To review: ${title} (${site})`,
    hello: (name) => `Hello ${name},`,
    asked: (who, title, path) => `${who ?? 'Somebody'} asks for the publication of “${title}” at ${path}.`,
    comment: (comment) => `Comment: ${comment}`,
    isNew: 'Visitors do not read this page yet.',
    changes: 'What would change for visitors:',
    noChanges: 'Its words stay as they are.',
    action: 'Review',
    after: 'Nothing is decided by this mail: you accept or reject after you have logged in.',
  },
  nl: {
    subject: (title, site) => `Te beoordelen: ${title} (${site})`,
    hello: (name) => `Beste ${name},`,
    asked: (who, title, path) => `${who ?? 'Iemand'} vraagt om publicatie van “${title}” op ${path}.`,
    comment: (comment) => `Opmerking: ${comment}`,
    isNew: 'Bezoekers lezen deze pagina nog niet.',
    changes: 'Wat er voor bezoekers verandert:',
    noChanges: 'De woorden blijven zoals ze zijn.',
    action: 'Beoordelen',
    after: 'Deze e-mail beslist niets: u keurt goed of af nadat u bent ingelogd.',
  },
  de: {
    subject: (title, site) => `Zu prüfen: ${title} (${site})`,
    hello: (name) => `Guten Tag ${name},`,
    asked: (who, title, path) => `${who ?? 'Jemand'} bittet um die Veröffentlichung von „${title}“ unter ${path}.`,
    comment: (comment) => `Kommentar: ${comment}`,
    isNew: 'Besucher lesen diese Seite noch nicht.',
    changes: 'Was sich für Besucher ändert:',
    noChanges: 'Die Wörter bleiben, wie sie sind.',
    action: 'Prüfen',
    after: 'Diese E-Mail entscheidet nichts: Sie nehmen an oder lehnen ab, nachdem Sie sich angemeldet haben.',
  },
  fr: {
    subject: (title, site) => `À relire\u00a0: ${title} (${site})`,
    hello: (name) => `Bonjour ${name},`,
    asked: (who, title, path) => `${who ?? 'Quelqu’un'} demande la publication de «\u00a0${title}\u00a0» à l’adresse ${path}.`,
    comment: (comment) => `Commentaire\u00a0: ${comment}`,
    isNew: 'Les visiteurs ne lisent pas encore cette page.',
    changes: 'Ce qui changera pour les visiteurs\u00a0:',
    noChanges: 'Les mots restent les mêmes.',
    action: 'Relire',
    after: 'Cet e-mail ne décide rien\u00a0: vous acceptez ou refusez après vous être connecté.',
  },
};
