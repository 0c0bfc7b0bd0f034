import { cards, hero, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import type { PageContent } from '../types.ts';

const locale = 'de-DE';

/** The German part of the site: an opening, one audience, and how to reach us. */
export const deutsch: readonly PageContent[] = [
  {
    slug: '/',
    type: 'page-types/landing',
    locale,
    translationOf: '/',
    title: 'Versichert, was Jahrhunderte stehen soll',
    seo: {
      title: 'Versicherungen für Kirchen, Denkmäler und Häuser mit Geschichte',
      description:
        'Sluitsteen vermittelt Versicherungen für Kirchen, Denkmäler, ehemalige Klöster und besondere Wohnhäuser in den Niederlanden.',
      image: image('kerk-in-de-schemering.webp', 'Eine Kirche mit erleuchteten Fenstern in der Dämmerung'),
    },
    blocks: [
      hero('auftakt', {
        title: 'Versichert, was Jahrhunderte stehen soll',
        intro:
          'Über uns versichern Sie Kirchen, Denkmäler, Klöster und besondere Wohnhäuser in den Niederlanden. Unsere Berater kennen Gewölbe und Dachreiter, weil sie selbst darin gestanden haben.',
        action: link('/kontakt', 'Sprechen Sie mit uns'),
        audiences: [
          {
            kind: 'religious',
            title: 'Kirchen',
            text: 'Kirchen, Synagogen, Moscheen und Kapellen, die in Gebrauch sind.',
            link: link('/kirchen', 'Zur Deckung'),
          },
        ],
      }),
      textImage('name', {
        title: 'Der Stein, der zuletzt kommt',
        body: `
          Ein Gewölbe wird auf einem hölzernen Gerüst gebaut. Ganz am Ende setzt der Maurer den Schlussstein, auf Niederländisch
          _sluitsteen_. Erst dann darf das Holz weg. So verstehen wir unsere Arbeit: zwischen Ihnen, dem Versicherer und dem Handwerk.
        `,
        image: image('gewelf.webp', 'Ein Sterngewölbe von unten, in der Mitte der Schlussstein'),
        action: link('/kirchen', 'Mehr über Kirchen'),
      }),
    ],
  },
  {
    slug: '/kirchen',
    type: 'page-types/page',
    locale,
    translationOf: '/verzekeringen/religieuze-gebouwen',
    title: 'Kirchen und andere Gotteshäuser',
    seo: {
      description: 'Versicherungen für Kirchen, Synagogen, Moscheen und Kapellen, vom Wetterhahn bis zum Keller.',
      image: image('kerkschip.webp', 'Farbiges Licht im Mittelschiff einer Kirche'),
    },
    blocks: [
      textImage('sieben-tage', {
        body: `
          Eine Kirche ist ein seltsames Gebäude. Sechs Tage ist kaum jemand da, am siebten kommen dreihundert Menschen. Das Wertvollste
          steht offen, weil es dafür gemacht wurde. Und wer entscheidet, tut es oft im Ehrenamt.

          Wir kommen deshalb vorbei, bevor wir rechnen. Wir sehen uns Dach, Glocken, Orgel und Fenster an und schreiben auf, was zuerst getan
          werden sollte, was warten kann und was sich zu versichern lohnt.
        `,
        image: image('kerkschip.webp', 'Mittelschiff mit hölzerner Tonne und Leuchter'),
      }),
      text('schaden', {
        title: 'Wenn etwas passiert',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Sichern.** Menschen zuerst, dann das Gebäude.
          2. **Melden.** Rufen Sie uns an, auch wenn Sie noch nicht alles wissen.
          3. **Instand setzen.** Spätestens am nächsten Werktag meldet sich Ihr Berater.

          Alle Wege zu uns stehen unter [Kontakt](/kontakt).
        `,
      }),
    ],
  },
  {
    slug: '/kontakt',
    type: 'page-types/page',
    locale,
    translationOf: '/contact',
    title: 'Kontakt',
    seo: { description: 'So erreichen Sie Sluitsteen. Wir sprechen Deutsch.' },
    blocks: [
      text('erreichen', {
        title: 'So erreichen Sie uns',
        layout: 'split',
        body: `
          | Wie | Angaben |
          | --- | --- |
          | Telefon | [0800 - 0123](tel:08000123) |
          | E-Mail | [info@sluitsteen.example](mailto:info@sluitsteen.example) |
          | Besuch | Gewelfgang 7, 0000 AA Oudewal, Niederlande |
          | Zeiten | Montag bis Freitag, 8.30 bis 17.30 Uhr |
        `,
      }),
      cards('weiter', 'Weiter', [
        { title: 'Kirchen', text: 'Was sich versichern lässt, und was nicht.', link: link('/kirchen') },
      ]),
    ],
  },
];
