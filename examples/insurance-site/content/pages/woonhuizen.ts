import { cards, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import { buttons } from '../page-blocks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const woonhuizen: readonly PageContent[] = [
  page('/verzekeringen/woonhuizen', {
    title: 'Woonhuizen met karakter',
    description: 'Verzekeringen voor particulieren met een huis dat meer is dan een huis.',
    keywords: ['monumentaal woonhuis', 'pastorie', 'grachtenhuis', 'boerderij verzekeren'],
    picture: ['grachtenhuis.webp', 'Een bakstenen huis met trapgevel, luiken en verlichte ramen'],
    blocks: [
      textImage('wonen', {
        body: `
          U woont in een pastorie, een grachtenhuis, een langhuisboerderij of een voormalige school. U weet dus dat een schilder
          “even” een raam doen kan opvatten als een week, en dat een nieuwe vloer altijd begint met een verrassing.

          Een gewone woonhuisverzekering rekent met een doorsnee huis. Het uwe is dat niet. Wij laten de waarde bepalen van wat er
          werkelijk staat: stucplafonds, plavuizen, een bedstee, een kap van eiken.
        `,
        image: image('grachtenhuis.webp', 'Trapgevel uit 1624 met kruiskozijnen en luiken'),
      }),
      text('dekking', {
        title: 'Waar u op kunt letten',
        layout: 'split',
        body: `
          - **Herbouwwaarde** volgens een taxatie, niet volgens een rekenmodel voor nieuwbouw.
          - **Herstel in oude techniek**: kalkmortel waar kalkmortel zat.
          - **Bijgebouwen**: koetshuis, hooiberg, theekoepel, tuinmuur.
          - **Verbouwing**: geef het door voordat u begint.
          - **Inboedel en kunst**: zie [opstal en inboedel](/verzekeringen/woonhuizen/opstal-en-inboedel).
        `,
      }),
      text('partner', {
        title: 'Samen wonen, samen regelen',
        tone: 'limestone',
        body: `
          Wie mag er bellen als u op reis bent? U kiest zelf of uw partner of een ander de gegevens van uw verzekering mag bekijken,
          bekijken en wijzigen, of geen van beide. U kunt die keuze altijd herzien. Hoe dat werkt, staat bij
          [rechten en bevoegdheden](/rechten-en-bevoegdheden#partner).
        `,
      }),
      cards('lezen', 'Verder lezen', [
        {
          title: 'Vorst en leegstand',
          text: 'Een winter weg? Zo laat u het huis achter.',
          link: link('/advies/vorst-en-leegstand'),
          image: image('winterkapel.webp', 'Een gebouw in de sneeuw met ijspegels aan de goot'),
        },
        {
          title: 'Bliksembeveiliging',
          text: 'Een rieten kap en onweer, wat dan?',
          link: link('/advies/bliksembeveiliging'),
          image: image('bliksemafleider.webp', 'Bliksem boven een dak met een afleider van koper'),
        },
      ]),
      text('kennismaken', {
        title: 'Een huis met een verhaal',
        body: `
          Vertel ons wat er bijzonder aan is: de kap, de kelder, de trap die nergens heen gaat. Wij zoeken een verzekeraar die
          begrijpt dat herstel iets anders is dan nieuwbouw.
        `,
      }),
      buttons('verder', [link('/formulieren/offerte', 'Vraag een offerte aan'), link('tel:08000123', 'Bel 0800 - 0123')]),
    ],
  }),
];
