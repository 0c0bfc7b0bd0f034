import type { AdminLanguage } from '#contract/admin-language.ts';

interface Texts {
  readonly subject: (count: number, title: string, site: string) => string;
  readonly hello: (name: string) => string;
  readonly asked: (count: number) => string;
  readonly how: string;
  readonly all: (count: number) => string;
  readonly after: string;
}

/** How people are asked to look at pages again, by language. */
export const dueTexts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    subject: (count, title, site) =>
      count === 1 ? `Still correct? ${title} (${site})` : `Still correct? ${count} pages to look at again (${site})`,
    hello: (name) => `Hello ${name},`,
    asked: (count) =>
      count === 1
        ? 'It has been a while since anybody looked at this page. Is what visitors read there still correct?'
        : `It has been a while since anybody looked at these ${count} pages. Is what visitors read there still correct?`,
    how: 'Open it in the editor. If everything is right, choose “Still correct”; if not, change it and publish.',
    all: (count) => `All ${count} pages`,
    after: 'Nothing happens by this mail, and no page goes off the site by itself.',
  },
  nl: {
    subject: (count, title, site) =>
      count === 1 ? `Klopt het nog? ${title} (${site})` : `Klopt het nog? ${count} pagina’s om na te kijken (${site})`,
    hello: (name) => `Beste ${name},`,
    asked: (count) =>
      count === 1
        ? 'Deze pagina is al een tijd niet nagekeken. Klopt wat bezoekers daar lezen nog?'
        : `Deze ${count} pagina’s zijn al een tijd niet nagekeken. Klopt wat bezoekers daar lezen nog?`,
    how: 'Open de pagina in de editor. Klopt alles, kies dan “Klopt nog”; zo niet, wijzig en publiceer de pagina.',
    all: (count) => `Alle ${count} pagina’s`,
    after: 'Deze e-mail verandert niets, en geen pagina gaat vanzelf van de site.',
  },
  de: {
    subject: (count, title, site) =>
      count === 1 ? `Stimmt es noch? ${title} (${site})` : `Stimmt es noch? ${count} Seiten zum Durchsehen (${site})`,
    hello: (name) => `Guten Tag ${name},`,
    asked: (count) =>
      count === 1
        ? 'Diese Seite hat eine Weile niemand durchgesehen. Stimmt noch, was Besucher dort lesen?'
        : `Diese ${count} Seiten hat eine Weile niemand durchgesehen. Stimmt noch, was Besucher dort lesen?`,
    how: 'Öffnen Sie die Seite im Editor. Ist alles richtig, wählen Sie „Stimmt noch“; wenn nicht, ändern und veröffentlichen Sie sie.',
    all: (count) => `Alle ${count} Seiten`,
    after: 'Durch diese E-Mail geschieht nichts, und keine Seite geht von selbst vom Netz.',
  },
  fr: {
    subject: (count, title, site) =>
      count === 1 ? `Toujours exact\u00a0? ${title} (${site})` : `Toujours exact\u00a0? ${count} pages à revoir (${site})`,
    hello: (name) => `Bonjour ${name},`,
    asked: (count) =>
      count === 1
        ? 'Personne n’a relu cette page depuis un moment. Ce que les visiteurs y lisent est-il toujours exact\u00a0?'
        : `Personne n’a relu ces ${count} pages depuis un moment. Ce que les visiteurs y lisent est-il toujours exact\u00a0?`,
    how: 'Ouvrez la page dans l’éditeur. Si tout est juste, choisissez «\u00a0Toujours exact\u00a0»\u00a0; sinon, modifiez-la et publiez.',
    all: (count) => `Les ${count} pages`,
    after: 'Cet e-mail ne change rien, et aucune page ne quitte le site d’elle-même.',
  },
};
