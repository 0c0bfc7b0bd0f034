import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  readonly subject: (site: string) => string;
  readonly paragraphs: (name: string, site: string) => readonly string[];
}

/** What the mail about another address says, by language. */
export const addressChangedTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: (site) => `Your e-mail address at ${site} was changed`,
    paragraphs: (name, site) => [
      `Hello ${name},`,
      `Your account at ${site} has another e-mail address now. You log in with the new one, and mails about your account go there. Wherever you were logged in you have been logged out.`,
      'If you know of this change there is nothing to do. If you do not, tell whoever looks after the accounts of this site at once: somebody else may be using yours.',
    ],
  },
  nl: {
    subject: (site) => `Uw e-mailadres bij ${site} is gewijzigd`,
    paragraphs: (name, site) => [
      `Beste ${name},`,
      `Uw account bij ${site} heeft nu een ander e-mailadres. Daarmee logt u voortaan in, en berichten over uw account gaan daarheen. Overal waar u was ingelogd, bent u uitgelogd.`,
      'Weet u van deze wijziging, dan hoeft u niets te doen. Weet u er niet van, waarschuw dan meteen degene die de accounts van deze site beheert: misschien gebruikt iemand anders het uwe.',
    ],
  },
  de: {
    subject: (site) => `Ihre E-Mail-Adresse bei ${site} wurde geändert`,
    paragraphs: (name, site) => [
      `Guten Tag ${name},`,
      `Ihr Konto bei ${site} hat jetzt eine andere E-Mail-Adresse. Sie melden sich mit der neuen an, und Nachrichten zu Ihrem Konto gehen dorthin. Überall, wo Sie angemeldet waren, wurden Sie abgemeldet.`,
      'Wenn Sie von dieser Änderung wissen, ist nichts zu tun. Wenn nicht, wenden Sie sich sofort an die Person, die die Konten dieser Website verwaltet: Vielleicht benutzt jemand anderes das Ihre.',
    ],
  },
  fr: {
    subject: (site) => `Votre adresse e-mail sur ${site} a été modifiée`,
    paragraphs: (name, site) => [
      `Bonjour ${name},`,
      `Votre compte sur ${site} a désormais une autre adresse e-mail. Vous vous connectez avec la nouvelle, et les messages concernant votre compte y sont envoyés. Vous avez été déconnecté partout où vous étiez connecté.`,
      'Si vous êtes au courant de ce changement, vous n’avez rien à faire. Sinon, prévenez immédiatement la personne qui gère les comptes de ce site\u00a0: quelqu’un d’autre utilise peut-être le vôtre.',
    ],
  },
};
