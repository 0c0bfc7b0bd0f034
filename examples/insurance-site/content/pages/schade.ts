import { cards, picture, text, textImage } from '../blocks.ts';
import { callout, questions } from '../page-blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const schade: readonly PageContent[] = [
  page('/schade', {
    title: 'Schade',
    description: 'Schade melden bij Sluitsteen: wat wij van u willen weten en wat wij dan doen.',
    keywords: ['schade melden', 'stormschade', 'brandschade'],
    picture: ['stormschade.webp', 'Een dak met een gat na een storm; een dakdekker spant een zeil'],
    blocks: [
      picture(
        'storm',
        image('stormschade.webp', 'Een boom op een boerderijdak; iemand op een ladder bevestigt een zeil'),
        'De ochtend na de storm. Het zeil ligt er, de rest kan wachten.',
      ),
      callout('spoed', {
        tone: 'warning',
        title: 'Brand, instorting of gewonden? Bel 112',
        body: `
          Ons kunt u daarna bellen, ook ’s nachts: [0800 - 0123](tel:08000123). Wij regelen dan een zeil, noodglas of bewaking, en
          zoeken een vakman die uw gebouw kent.
        `,
        action: link('/schade/eerste-hulp', 'Lees wat u het eerste uur doet'),
      }),
      text('melden', {
        title: 'Zo meldt u schade',
        layout: 'split',
        body: `
          1. **Zorg dat het veilig is** en voorkom dat het erger wordt. Zie [eerste hulp](/schade/eerste-hulp).
          2. **Meld het.** Vul [het schadeformulier](/schade/melden) in, bel [0800 - 0123](tel:08000123), dag en nacht bij spoed, of mail [schade@sluitsteen.example](mailto:schade@sluitsteen.example).
          3. **U hoort van ons.** Uiterlijk de volgende werkdag neemt uw adviseur contact op.
          4. **Wij komen kijken** als de schade groter is dan 1.500 euro of als er iets bijzonders is beschadigd.
          5. **Herstel.** Met een vakman die het materiaal kent. Kent u er zelf een, des te beter.
        `,
      }),
      text('gegevens', {
        title: 'Wat wij willen weten',
        tone: 'limestone',
        body: `
          | Vraag | Toelichting |
          | --- | --- |
          | Wat is er gebeurd? | brand, inbraak of diefstal, storm, water of iets anders |
          | Waar en wanneer? | het adres van de schade en de datum |
          | Wat is er beschadigd? | zo precies als u nu kunt, de rest volgt |
          | Is het meer dan 1.500 euro? | een schatting is genoeg |
          | Wat heeft u al gedaan? | zeil, noodglas, aangifte |
          | Wie bent u? | polisnummer, relatienummer, contactpersoon, telefoon |

          Een **contactpersoon** mag schade melden zonder tekenbevoegd te zijn. Waarom dat zo is, leest u bij
          [rechten en bevoegdheden](/rechten-en-bevoegdheden).
        `,
      }),
      questions('vragen', 'Wat mensen ons na schade vragen', [
        [
          'Mag ik alvast laten herstellen?',
          `
            Noodherstel altijd: een zeil, een stut, een plaat voor het raam. Bewaar de rekening en maak vooraf foto’s. Wacht met
            blijvend herstel tot er is gekeken, want wat weg is, kan niemand meer beoordelen.
          `,
        ],
        [
          'Wie kiest de vakman?',
          `
            Meestal u. Heeft u er een die het gebouw kent, houd die dan. Heeft u niemand, dan noemen wij er een paar die eerder met
            kalk, lood of leien hebben gewerkt.
          `,
        ],
        [
          'Hoe lang duurt het?',
          `
            Een gebroken ruit een week. Een orgel met roet een jaar. Uw adviseur zegt bij het eerste bezoek wat u kunt verwachten en
            belt als dat verandert.
          `,
        ],
        [
          'Wij zijn vrijwilligers. Wie mag er tekenen?',
          `
            Melden mag iedereen. Voor een akkoord op de uitkering is de handtekening nodig van wie bevoegd is. Hoe dat zit, leest u bij
            [rechten en bevoegdheden](/rechten-en-bevoegdheden).
          `,
        ],
      ]),
      cards('hulp', 'Meer hulp', [
        {
          title: 'Eerste hulp bij schade',
          text: 'De eerste uren bij water, storm, brand, inbraak en gebroken glas.',
          link: link('/schade/eerste-hulp'),
        },
        { title: 'Niet tevreden?', text: 'Vertel het ons. Een klacht is ook een melding.', link: link('/contact#klacht') },
      ]),
    ],
  }),
  page('/schade/eerste-hulp', {
    title: 'Eerste hulp bij schade',
    description: 'Wat u in de eerste uren doet bij water, storm, brand, inbraak en gebroken ramen.',
    keywords: ['noodmaatregelen', 'waterschade', 'inbraak', 'brand'],
    picture: ['stormschade.webp', 'Een zeil over een gat in het dak'],
    blocks: [
      text('eerst-mensen', {
        body: `
          Eerst mensen, dan dieren, dan dingen. Bel bij gevaar 112. Ga een gebouw na brand of instorting pas in als de brandweer zegt dat
          het mag. Daarna geldt: beperk de schade, maak foto’s voordat u opruimt en bewaar wat kapot is.
        `,
      }),
      text('water', {
        title: 'Water',
        layout: 'split',
        body: `
          1. Sluit de hoofdkraan en schakel de stroom uit in de natte ruimte.
          2. Haal textiel, boeken en schilderijen weg, plat, niet op hun kant.
          3. Laat natte boeken dicht. Een deskundige kan ze vaak redden, een föhn zelden.
          4. Lucht, maar stook niet op. Te snel drogen laat hout en orgel scheuren.
        `,
      }),
      text('storm', {
        title: 'Storm',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. Zet de stoep af onder losse pannen, leien en takken.
          2. Ga niet zelf het dak op zolang het waait.
          3. Laat een zeil spannen zodra het kan. Bewaar de rekening.
          4. Controleer de toren: haan, galmborden, wijzers.
        `,
      }),
      text('brand', {
        title: 'Brand en rook',
        layout: 'split',
        body: `
          1. Wacht op vrijgave door de brandweer.
          2. Raak beroet snijwerk, orgel en schilderijen niet aan. Vegen maakt het erger.
          3. Zet verwarming en ventilatie uit, zodat roet niet verder trekt.
          4. Laat het gebouw die nacht niet alleen.
        `,
      }),
      textImage('inbraak-glas', {
        title: 'Inbraak en gebroken glas',
        body: `
          - Loop niet door de sporen. Bel de politie, doe aangifte.
          - Leg naast uw [inventarislijst](/verzekeringen/religieuze-gebouwen/inboedel-en-kerkschatten) wat er weg is.
          - Raap scherven van glas-in-lood met handschoenen op en bewaar ze per raam, tussen kranten.
          - Sluit het gat aan de binnenkant met een plaat, klemmend, niet geschroefd.
          - Vervang sloten als een sleutel ontbreekt.
        `,
        image: image('glas-in-lood.webp', 'Een glas-in-loodraam met bladmotieven'),
        shape: 'plain',
        action: link('/schade', 'Meld de schade'),
      }),
    ],
  }),
];
