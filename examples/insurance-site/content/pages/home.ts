import { cards, hero, newsList, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import type { PageContent } from '../types.ts';

export const home: readonly PageContent[] = [
  {
    slug: '/',
    type: 'page-types/landing',
    title: 'Verzekerd wat eeuwen moet blijven staan',
    seo: {
      title: 'Verzekeringen voor kerken, monumenten en huizen met een verhaal',
      description:
        'Sluitsteen bemiddelt in verzekeringen voor religieuze gebouwen, monumenten, voormalige kerken en kloosters en bijzondere woonhuizen.',
      keywords: ['kerkverzekering', 'monument verzekeren', 'klooster', 'herbouwwaarde'],
      image: image('kerk-in-de-schemering.webp', 'Een kerk met verlichte ramen onder een avondlucht van glas'),
    },
    blocks: [
      hero('opening', {
        title: 'Verzekerd wat eeuwen moet blijven staan',
        intro:
          'Via ons verzekert u kerken, monumenten, kloosters en bijzondere woonhuizen. Met adviseurs die uw gewelven, orgels en dakruiters kennen, omdat ze er zelf tussen hebben gestaan.',
        action: link('/formulieren/offerte', 'Vraag een offerte aan'),
        audiences: [
          {
            kind: 'religious',
            title: 'Religieuze gebouwen',
            text: 'Kerken, synagogen, moskeeën en kapellen die in gebruik zijn.',
            link: link('/verzekeringen/religieuze-gebouwen', 'Bekijk de dekking'),
          },
          {
            kind: 'monuments',
            title: 'Monumenten',
            text: 'Molens, kastelen, forten, poorten en alles wat een gemeente op haar lijst heeft staan.',
            link: link('/verzekeringen/monumenten', 'Bekijk de dekking'),
          },
          {
            kind: 'former',
            title: 'Voormalige kerken en kloosters',
            text: 'Herbestemd tot woning, zorg, cultuur of kantoor, of nog op zoek naar een bestemming.',
            link: link('/verzekeringen/voormalige-kerken-en-kloosters', 'Bekijk de dekking'),
          },
          {
            kind: 'private',
            title: 'Woonhuizen',
            text: 'Voor wie woont in een pastorie, een grachtenhuis of een boerderij met een jaartal in de gevel.',
            link: link('/verzekeringen/woonhuizen', 'Bekijk de dekking'),
          },
        ],
      }),
      textImage('eerst-kijken', {
        title: 'Eerst kijken, dan rekenen',
        body: `
          Een polis voor een oud gebouw begint niet achter een bureau. Ze begint op de kap, bij de goot die al dertig jaar dezelfde
          kant op loopt en bij de koster die weet welk raam bij zuidwestenwind fluit.

          Daarom komen wij langs. We meten, fotograferen en vragen. Daarna weet u drie dingen: wat herbouw of herstel ongeveer kost,
          welke risico’s u zelf kunt verkleinen en wat u het beste verzekert. Ook als dat minder is dan u nu doet.
        `,
        image: image('touwinspectie.webp', 'Een inspecteur hangt aan touwen naast het galmgat van een toren'),
        action: link('/over-ons/werkwijze', 'Zo werken wij'),
      }),
      text('schade-in-stappen', {
        title: 'Schade? Zo staat u niet alleen in de kou',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Melden.** Bel ons of geef de schade door met een paar foto’s. Een contactpersoon mag altijd melden.
          2. **Erger voorkomen.** Zeil op het dak, hoofdkraan dicht, ramen dicht. Redelijke noodmaatregelen hoeft u niet eerst te vragen.
          3. **Herstellen.** Uiterlijk de volgende werkdag hoort u van uw adviseur hoe het verder gaat.

          Alles over de eerste uren staat bij [eerste hulp bij schade](/schade/eerste-hulp).
        `,
      }),
      cards('zelf-doen', 'Wat u vandaag zelf kunt doen', [
        {
          title: 'Doe de risicocheck',
          text: 'Twintig vragen, één rondgang door het gebouw. Neem een zaklamp mee.',
          link: link('/risicocheck', 'Naar de risicocheck'),
          image: image('kerkschip.webp', 'Licht door gekleurde ramen valt op de vloer van een kerk'),
        },
        {
          title: 'Controleer uw herbouwwaarde',
          text: 'Wat een gebouw waard is en wat herbouwen kost, zijn zelden hetzelfde getal.',
          link: link('/advies/herbouwwaarde-en-taxatie', 'Lees het advies'),
          image: image('werktafel.webp', 'Handen met een duimstok boven de plattegrond van een kerk'),
        },
        {
          title: 'Houd uw koper op het dak',
          text: 'Goten en regenpijpen zijn in een kwartier verdwenen. De regen komt daarna.',
          link: link('/advies/koperdiefstal', 'Lees het advies'),
          image: image('leien-en-koper.webp', 'Een leien dak met een koperen goot waarvan één deel nieuw is'),
        },
      ]),
      newsList('nieuws', 'Laatste nieuws', 3, link('/nieuws', 'Alle berichten')),
    ],
  },
];
