import { text } from '../blocks.ts';
import { link } from '../marks.ts';
import { buttons, plain } from '../page-blocks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

/** What visitors may hold the site and the office to: that they can use the one, and be heard by the other. */
export const toegankelijk: readonly PageContent[] = [
  page('/toegankelijkheid', {
    title: 'Toegankelijkheid',
    description: 'Hoe wij zorgen dat iedereen deze site kan gebruiken, wat nog niet goed gaat en waar u dat meldt.',
    keywords: ['toegankelijkheidsverklaring', 'WCAG', 'hulpmiddelen'],
    reviewEveryDays: 180,
    blocks: [
      plain(
        'voor-wie',
        `
          Een kerkbestuur telt mensen van achttien en van achtentachtig. De penningmeester vergroot de letters, de koster leest op een
          telefoon in de kou, de secretaris gebruikt geen muis. Deze site hoort het voor alle drie te doen.
        `,
      ),
      text('maatstaf', {
        title: 'Waar wij ons aan houden',
        tone: 'limestone',
        layout: 'split',
        body: `
          - **De maatstaf** is WCAG 2.2, niveau AA, zoals ook de Europese norm EN 301 549 die vraagt.
          - **Toetsenbord.** Alles wat u met een muis kunt, kunt u zonder, en u ziet steeds waar u bent.
          - **Voorlezen.** Koppen, lijsten, tabellen en velden zijn benoemd. Tekeningen die iets vertellen, hebben een beschrijving.
          - **Vergroten.** Tot 400% blijft de tekst leesbaar, zonder opzij te schuiven.
          - **Zonder script.** Lezen, zoeken, formulieren en een afspraak maken werken ook als uw browser geen JavaScript uitvoert.
          - **Rust.** Niets beweegt uit zichzelf. Wie minder beweging wil, stelt dat in op het eigen apparaat.
        `,
      }),
      text('toetsen', {
        title: 'Hoe wij dat toetsen',
        body: `
          Elke pagina gaat bij elke wijziging door een automatische controle, in licht en donker en op drie breedtes. Wat een machine
          niet ziet, lopen wij zelf na: elk formulier met het toetsenbord, elke nieuwe pagina met een schermlezer.
        `,
      }),
      text('nog-niet', {
        title: 'Wat nog niet goed gaat',
        body: `
          | Wat | Waarom | Wat u intussen kunt doen |
          | --- | --- | --- |
          | Oudere verslagen in PDF zijn niet opgebouwd voor schermlezers | zij kwamen zo van anderen | vraag ons om de tekst |
          | Een handtekening tekenen gaat niet met alleen een toetsenbord | het is een tekenvlak | typ uw naam, of stuur een foto |
        `,
      }),
      text('melden', {
        title: 'Loopt u vast?',
        tone: 'limestone',
        body: `
          Bel [0800 - 0123](tel:08000123) of schrijf naar [info@sluitsteen.example](mailto:info@sluitsteen.example). Noem de pagina en
          wat u wilde doen. U krijgt binnen twee werkdagen antwoord, en intussen helpen wij u langs een andere weg: een formulier vullen
          we desnoods samen aan de telefoon in.

          Bent u het niet eens met ons antwoord, dan geldt onze [klachtenregeling](/klachten).
        `,
      }),
    ],
  }),
  page('/klachten', {
    title: 'Klachtenregeling',
    description: 'Hoe u een klacht indient, wie haar leest, wanneer u antwoord krijgt en waar u daarna terechtkunt.',
    keywords: ['klacht', 'klachtenregeling', 'Kifid'],
    reviewEveryDays: 365,
    blocks: [
      plain(
        'horen',
        `
          Gaat er iets mis, dan horen wij het liever van u dan over u. U hoeft niet te weten of het een fout is, en van wie. Vertel wat
          er gebeurde en wat u had verwacht.
        `,
      ),
      text('stappen', {
        title: 'Wat er met uw klacht gebeurt',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Ontvangen.** Binnen twee werkdagen weet u dat uw klacht er is en wie haar behandelt: nooit degene over wie zij gaat.
          2. **Uitzoeken.** Dirk Postma leest het dossier en belt u. Twee kanten van een verhaal passen zelden op één formulier.
          3. **Antwoorden.** Binnen vier weken krijgt u een besluit met de redenen erbij. Lukt dat niet, dan leest u vóór die tijd waarom.
          4. **Herstellen.** Hadden wij het beter moeten doen, dan staat in het antwoord wat wij doen, en wanneer.
        `,
      }),
      text('verder', {
        title: 'Als wij er samen niet uit komen',
        body: `
          | U bent | U kunt terecht bij | Binnen |
          | --- | --- | --- |
          | Particulier | het Klachteninstituut Financiële Dienstverlening (Kifid) | een jaar nadat u bij ons klaagde |
          | Organisatie | de rechter | de termijn van de wet |

          Gaat uw klacht over de verzekeraar, zoals over een afgewezen schade, dan sturen wij haar door en blijven wij uw aanspreekpunt.
          Gaat zij over uw gegevens, dan leest u in de [privacyverklaring](/privacyverklaring) wat u kunt vragen.
        `,
      }),
      buttons('indienen', [link('/contact/klacht', 'Schrijf uw klacht'), link('tel:08000123', 'Bel 0800 - 0123')]),
    ],
  }),
];
