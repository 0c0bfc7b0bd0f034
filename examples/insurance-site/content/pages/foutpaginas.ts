import { cards, text } from '../blocks.ts';
import { link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

/** What stands where there is no page, or none for a moment, in each language of the site. */
export const foutpaginas: readonly PageContent[] = [
  page('/500', {
    title: 'Even geen pagina',
    description: 'Aan onze kant werkt er even iets niet. Wat u zocht, is er nog.',
    noIndex: true,
    blocks: [
      text('storing', {
        body: `
          Aan onze kant werkt er even iets niet. Wat u zocht, is er nog; ook een toren staat wel eens in de steigers. Probeer het
          over een minuut nog eens.

          Heeft u schade die niet kan wachten? Bel ons dan: het nummer staat onder aan deze pagina.
        `,
      }),
    ],
  }),
  page('/404', {
    title: 'Deze pagina staat er niet (meer)',
    description: 'De pagina die u zocht, is verplaatst of heeft nooit bestaan.',
    blocks: [
      text('niet-gevonden', {
        body: `
          Misschien is zij verplaatst, misschien was er een letter te veel. In een oud gebouw zou u nu een dichtgemetselde deur
          aanwijzen. Hieronder zijn er een paar die wel opengaan.
        `,
      }),
      cards('deuren', 'Andere deuren', [
        { title: 'De voorpagina', text: 'Begin opnieuw, bij de ramen.', link: link('/') },
        { title: 'Verzekeringen', text: 'Voor vier groepen gebouwen.', link: link('/verzekeringen') },
        { title: 'Schade', text: 'Als het haast heeft.', link: link('/schade') },
        { title: 'Contact', text: 'Vertel ons welke link er stuk is.', link: link('/contact') },
      ]),
    ],
  }),
  {
    slug: '/500',
    type: 'page-types/page',
    locale: 'de-DE',
    translationOf: '/500',
    title: 'Gerade keine Seite',
    seo: { description: 'Bei uns funktioniert gerade etwas nicht. Was Sie suchen, ist noch da.', noIndex: true },
    blocks: [
      text('stoerung', {
        body: `
          Bei uns funktioniert gerade etwas nicht. Was Sie suchen, ist noch da; auch ein Turm steht einmal im Gerüst. Versuchen Sie es
          in einer Minute noch einmal.

          Haben Sie einen Schaden, der nicht warten kann? Rufen Sie uns an: Die Nummer steht unten auf dieser Seite.
        `,
      }),
    ],
  },
  {
    slug: '/404',
    type: 'page-types/page',
    locale: 'de-DE',
    translationOf: '/404',
    title: 'Diese Seite gibt es nicht (mehr)',
    seo: { description: 'Die gesuchte Seite wurde verschoben oder hat nie bestanden.' },
    blocks: [
      text('nicht-gefunden', {
        body: `
          Vielleicht wurde sie verschoben, vielleicht war es ein Buchstabe zu viel. In einem alten Gebäude zeigten Sie jetzt auf eine
          zugemauerte Tür. Hier sind drei, die aufgehen.
        `,
      }),
      cards('tueren', 'Andere Türen', [
        { title: 'Die Startseite', text: 'Noch einmal von vorn, bei den Fenstern.', link: link('/') },
        { title: 'Kirchen', text: 'Was sich versichern lässt, und was nicht.', link: link('/kirchen') },
        { title: 'Kontakt', text: 'Sagen Sie uns, welcher Link nicht stimmt.', link: link('/kontakt') },
      ]),
    ],
  },
  {
    slug: '/500',
    type: 'page-types/page',
    locale: 'fr-FR',
    translationOf: '/500',
    title: 'Pas de page pour le moment',
    seo: { description: 'Quelque chose ne fonctionne pas chez nous. Ce que vous cherchiez est toujours là.', noIndex: true },
    blocks: [
      text('panne', {
        body: `
          Quelque chose ne fonctionne pas chez nous pour le moment. Ce que vous cherchiez est toujours là; un clocher aussi passe par les
          échafaudages. Réessayez dans une minute.

          Un sinistre qui ne peut pas attendre? Appelez-nous: le numéro est au bas de cette page.
        `,
      }),
    ],
  },
  {
    slug: '/404',
    type: 'page-types/page',
    locale: 'fr-FR',
    translationOf: '/404',
    title: 'Cette page n’existe pas, ou plus',
    seo: { description: 'La page que vous cherchez a été déplacée ou n’a jamais existé.' },
    blocks: [
      text('introuvable', {
        body: `
          Elle a peut-être été déplacée, ou une lettre s’est glissée en trop. Dans un vieil édifice, vous montreriez maintenant une porte
          murée. En voici trois qui s’ouvrent.
        `,
      }),
      cards('portes', 'D’autres portes', [
        { title: 'La page d’accueil', text: 'Reprendre au début, près des vitraux.', link: link('/') },
        { title: 'Édifices religieux', text: 'Ce qui s’assure, et ce qui ne s’assure pas.', link: link('/eglises') },
        { title: 'Contact', text: 'Dites-nous quel lien est rompu.', link: link('/contact') },
      ]),
    ],
  },
];
