import type { AdminLanguage } from '#contract/admin-language.ts';

interface Decision {
  readonly subject: (title: string) => string;
  /** `who` is undefined where that is nobody by name, or nobody any more. */
  readonly text: (who: string | undefined, title: string) => string;
  readonly action: string;
}

interface Texts {
  readonly hello: (name: string) => string;
  readonly accepted: Decision;
  readonly rejected: Decision;
  readonly feedback: (feedback: string) => string;
}

/** What requesters are told of the decision, by language. */
export const decidedTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    accepted: {
      subject: (title) => `Published: ${title}`,
      text: (who, title) => `${who ?? 'A reviewer'} accepted your request: visitors read “${title}” now.`,
      action: 'View the page',
    },
    rejected: {
      subject: (title) => `Not published: ${title}`,
      text: (who, title) =>
        `${who ?? 'A reviewer'} did not accept your request for “${title}”. Visitors read what they read before.`,
      action: 'Edit the page',
    },
    feedback: (feedback) => `Feedback: ${feedback}`,
  },
  nl: {
    hello: (name) => `Beste ${name},`,
    accepted: {
      subject: (title) => `Gepubliceerd: ${title}`,
      text: (who, title) => `${who ?? 'Een beoordelaar'} heeft uw verzoek goedgekeurd: bezoekers lezen “${title}” nu.`,
      action: 'Pagina bekijken',
    },
    rejected: {
      subject: (title) => `Niet gepubliceerd: ${title}`,
      text: (who, title) =>
        `${who ?? 'Een beoordelaar'} heeft uw verzoek voor “${title}” afgekeurd. Bezoekers lezen wat ze eerder lazen.`,
      action: 'Pagina bewerken',
    },
    feedback: (feedback) => `Reactie: ${feedback}`,
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    accepted: {
      subject: (title) => `Veröffentlicht: ${title}`,
      text: (who, title) => `${who ?? 'Jemand'} hat Ihre Anfrage angenommen: Besucher lesen „${title}“ jetzt.`,
      action: 'Seite ansehen',
    },
    rejected: {
      subject: (title) => `Nicht veröffentlicht: ${title}`,
      text: (who, title) => `${who ?? 'Jemand'} hat Ihre Anfrage für „${title}“ abgelehnt. Besucher lesen, was sie vorher lasen.`,
      action: 'Seite bearbeiten',
    },
    feedback: (feedback) => `Rückmeldung: ${feedback}`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    accepted: {
      subject: (title) => `Publié\u00a0: ${title}`,
      text: (who, title) =>
        `${who ?? 'Quelqu’un'} a accepté votre demande\u00a0: les visiteurs lisent maintenant «\u00a0${title}\u00a0».`,
      action: 'Voir la page',
    },
    rejected: {
      subject: (title) => `Non publié\u00a0: ${title}`,
      text: (who, title) =>
        `${who ?? 'Quelqu’un'} a refusé votre demande pour «\u00a0${title}\u00a0». Les visiteurs lisent ce qu’ils lisaient avant.`,
      action: 'Modifier la page',
    },
    feedback: (feedback) => `Commentaire\u00a0: ${feedback}`,
  },
};
