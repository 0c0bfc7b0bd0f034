import type { AdminLanguage } from '#contract/admin-language.ts';
import type { PlanAction } from '../plan-rows.ts';

interface Texts {
  readonly subject: Readonly<Record<PlanAction, (title: string) => string>>;
  readonly hello: (name: string) => string;
  readonly text: Readonly<Record<PlanAction, (title: string, time: string, zone: string) => string>>;
  readonly how: string;
  readonly action: string;
}

/** How people are told that something they planned could not be done, by language. */
export const failedTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: {
      publish: (title) => `Not published: ${title}`,
      unpublish: (title) => `Still on the site: ${title}`,
    },
    hello: (name) => `Hello ${name},`,
    text: {
      publish: (title, time, zone) =>
        `“${title}” was to go live on ${time} (${zone}). That could not be done, so visitors still read what they read before.`,
      unpublish: (title, time, zone) =>
        `“${title}” was to leave the site on ${time} (${zone}). That could not be done, so visitors still find it.`,
    },
    how: 'The page says what stood in the way. Repair it there, then publish it or plan it anew.',
    action: 'Open the page',
  },
  nl: {
    subject: {
      publish: (title) => `Niet gepubliceerd: ${title}`,
      unpublish: (title) => `Staat nog op de site: ${title}`,
    },
    hello: (name) => `Beste ${name},`,
    text: {
      publish: (title, time, zone) =>
        `“${title}” zou op ${time} (${zone}) live gaan. Dat is niet gelukt; bezoekers lezen nog wat zij al lazen.`,
      unpublish: (title, time, zone) =>
        `“${title}” zou op ${time} (${zone}) van de site gaan. Dat is niet gelukt; bezoekers vinden de pagina nog.`,
    },
    how: 'Bij de pagina staat wat in de weg stond. Herstel het daar en publiceer of plan de pagina opnieuw.',
    action: 'Pagina openen',
  },
  de: {
    subject: {
      publish: (title) => `Nicht veröffentlicht: ${title}`,
      unpublish: (title) => `Noch auf der Website: ${title}`,
    },
    hello: (name) => `Guten Tag ${name},`,
    text: {
      publish: (title, time, zone) =>
        `„${title}“ sollte am ${time} (${zone}) live gehen. Das war nicht möglich; Besucher lesen noch, was sie vorher lasen.`,
      unpublish: (title, time, zone) =>
        `„${title}“ sollte am ${time} (${zone}) vom Netz gehen. Das war nicht möglich; Besucher finden die Seite noch.`,
    },
    how: 'Bei der Seite steht, was im Weg stand. Beheben Sie es dort und veröffentlichen oder planen Sie sie neu.',
    action: 'Seite öffnen',
  },
  fr: {
    subject: {
      publish: (title) => `Non publiée\u00a0: ${title}`,
      unpublish: (title) => `Toujours sur le site\u00a0: ${title}`,
    },
    hello: (name) => `Bonjour ${name},`,
    text: {
      publish: (title, time, zone) =>
        `«\u00a0${title}\u00a0» devait être mise en ligne le ${time} (${zone}). Cela n’a pas été possible\u00a0; les visiteurs lisent encore ce qu’ils lisaient avant.`,
      unpublish: (title, time, zone) =>
        `«\u00a0${title}\u00a0» devait quitter le site le ${time} (${zone}). Cela n’a pas été possible\u00a0; les visiteurs la trouvent encore.`,
    },
    how: 'La page indique ce qui a fait obstacle. Corrigez-le, puis publiez-la ou planifiez-la à nouveau.',
    action: 'Ouvrir la page',
  },
};
