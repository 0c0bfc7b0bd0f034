import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  /** In the place of an author who is gone. */
  readonly somebody: string;
  /** In the place of the name of somebody else who is gone. */
  readonly former: string;
  readonly subject: (author: string, title: string) => string;
  readonly hello: (name: string) => string;
  readonly text: (author: string, title: string) => string;
  readonly quote: (words: string) => string;
  readonly action: string;
}

/** How people are told that a comment mentions them, by language. */
export const mentionTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    somebody: 'Somebody',
    former: 'former user',
    subject: (author, title) => `${author} mentioned you: ${title}`,
    hello: (name) => `Hello ${name},`,
    text: (author, title) => `${author} mentioned you in a comment on “${title}”:`,
    quote: (words) => `About: “${words}”`,
    action: 'Open the comment',
  },
  nl: {
    somebody: 'Iemand',
    former: 'voormalige gebruiker',
    subject: (author, title) => `${author} noemt u: ${title}`,
    hello: (name) => `Beste ${name},`,
    text: (author, title) => `${author} noemt u in een opmerking bij “${title}”:`,
    quote: (words) => `Over: “${words}”`,
    action: 'Opmerking openen',
  },
  de: {
    somebody: 'Jemand',
    former: 'ehemalige Person',
    subject: (author, title) => `${author} hat Sie erwähnt: ${title}`,
    hello: (name) => `Guten Tag ${name},`,
    text: (author, title) => `${author} hat Sie in einem Kommentar zu „${title}“ erwähnt:`,
    quote: (words) => `Zu: „${words}“`,
    action: 'Kommentar öffnen',
  },
  fr: {
    somebody: 'Quelqu’un',
    former: 'ancien utilisateur',
    subject: (author, title) => `${author} vous a mentionné\u00a0: ${title}`,
    hello: (name) => `Bonjour ${name},`,
    text: (author, title) => `${author} vous a mentionné dans un commentaire sur «\u00a0${title}\u00a0»\u00a0:`,
    quote: (words) => `À propos de\u00a0: «\u00a0${words}\u00a0»`,
    action: 'Ouvrir le commentaire',
  },
};
