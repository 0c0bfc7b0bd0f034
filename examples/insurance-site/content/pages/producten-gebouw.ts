import { cards, picture, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

const below = '/verzekeringen/religieuze-gebouwen';

/** The pages of the products for a building and its contents. */
export const productenGebouw: readonly PageContent[] = [
  page(`${below}/opstal`, {
    title: 'Opstal',
    description: 'De verzekering van het gebouw zelf: muren, kap, toren, gewelven en wat er vast aan zit.',
    picture: ['gewelf.webp', 'Een stergewelf met ribben en een kleurige sluitsteen'],
    blocks: [
      text('wat-is-opstal', {
        body: `
          Opstal is het woord dat verzekeraars gebruiken voor alles wat blijft hangen als u het gebouw in gedachten op zijn kop houdt.
          De muren en de kap, maar ook de preekstoel die in de muur is verankerd, de verwarming onder de vloer en de bliksemafleider.
        `,
      }),
      textImage('sommen', {
        title: 'Drie manieren om een waarde te kiezen',
        body: `
          - **Herbouwwaarde**: wat het kost om hetzelfde gebouw op dezelfde plek opnieuw te maken.
          - **Herstelwaarde**: voldoende voor de grootst denkbare gedeeltelijke schade, als volledige herbouw niet aan de orde is.
          - **Functionele waarde**: een nieuw gebouw met dezelfde functie, niet met dezelfde vorm.

          Voor een middeleeuwse kerk is volledige herbouw zelden het antwoord. Dat is een keuze van het bestuur, en die hoort in de
          notulen. Wij helpen u die [keuze te maken](/advies/herbouwwaarde-en-taxatie).
        `,
        image: image('steigertoren.webp', 'Een toren van natuursteen in de steigers'),
        side: 'left',
      }),
      text('gedekt', {
        title: 'Waaraan u kunt denken',
        tone: 'limestone',
        body: `
          | Gebeurtenis | Goed om te vragen |
          | --- | --- |
          | Brand en blikseminslag | Telt ook schade door een inslag verderop, aan geluid en alarm? |
          | Storm | Geldt er een eigen risico per gebouw of per gebeurtenis? |
          | Water | Ook als het langs een verstopte kilgoot komt? |
          | Vandalisme en diefstal | Zijn koper en lood buiten meeverzekerd? |
          | Opruimen | Is er een bedrag voor puin, stutten en een noodkap? |

          De polisvoorwaarden beslissen. Lees ze samen met uw adviseur; de vragen hierboven zijn een begin.
        `,
      }),
    ],
  }),
  page(`${below}/inboedel-en-kerkschatten`, {
    title: 'Inboedel en kerkschatten',
    description: 'Van stoelen en geluidsinstallatie tot kelken, gewaden en oude boeken.',
    keywords: ['kerkschatten', 'inventaris', 'zilver', 'bruikleen'],
    picture: ['kerkschatten.webp', 'Kelk, monstrans, kandelaars en boeken in een nis'],
    blocks: [
      textImage('schatten', {
        body: `
          De stoelen zijn te tellen. Lastiger is de kast in de sacristie waar “nog wat oude doeken” liggen, die bij nader inzien uit
          de zeventiende eeuw komen. Wat niet op een lijst staat, is na een brand niet te bewijzen. En wat wel op een lijst staat,
          vindt de politie eerder terug.
        `,
        image: image('kerkschatten.webp', 'Een kelk met een inventarislabel naast een monstrans'),
        shape: 'plain',
      }),
      text('lijst', {
        title: 'Een lijst die werkt',
        layout: 'split',
        body: `
          1. **Foto van voren, van achteren, van een merkteken.** Met een liniaal ernaast.
          2. **Maten, materiaal, jaar of eeuw.** “Onbekend” mag, gokken niet.
          3. **Waar het staat, en wie de sleutel heeft.** Ook van de reservesleutel.
          4. **Een kopie buiten het gebouw.** Een lijst in de kluis verbrandt met de kluis.
        `,
      }),
      text('bruikleen', {
        title: 'Bruikleen, tentoonstelling en vervoer',
        tone: 'limestone',
        body: `
          Leent u een stuk uit aan een museum, dan hoort er een afspraak op papier: van wie is het risico vanaf welke drempel? Vraag
          ons om een verzekering van spijker tot spijker, dus van het moment dat het van uw muur gaat tot het weer hangt.

          Heeft u zelf iets te leen, een icoon of een vleugel voor een concert? Meld het. Andermans spullen vallen niet vanzelf onder
          uw polis.
        `,
      }),
      cards('ook', 'Vastgemaakt of los?', [
        { title: 'Orgel en klokken', text: 'Horen meestal bij het gebouw, soms niet.', link: link(`${below}/orgel-en-klokken`) },
        { title: 'Glas-in-lood', text: 'Zit vast, maar vraagt een eigen afspraak.', link: link(`${below}/glas-in-lood`) },
      ]),
    ],
  }),
  page(`${below}/glas-in-lood`, {
    title: 'Glas-in-lood',
    description: 'Een gebrandschilderd raam vervang je niet, je herstelt het. Wat dat betekent voor uw verzekering.',
    keywords: ['glas-in-lood', 'gebrandschilderd', 'voorzetbeglazing'],
    picture: ['glas-in-lood.webp', 'Een rond raam van glas-in-lood met bladeren rond een sluitsteen'],
    blocks: [
      picture(
        'raam',
        image('glas-in-lood.webp', 'Detail van een rond raam: bladeren, rode bollen en een sluitsteen in het midden'),
      ),
      text('herstel', {
        body: `
          Een steen door een gewone ruit is een rekening. Een steen door een gebrandschilderd raam is een project. Iemand moet de
          scherven rapen en nummeren, een atelier zoekt glas met dezelfde bellen en dezelfde tint, en tot die tijd moet het gat dicht.

          Daarom rekenen we bij glas-in-lood niet met een prijs per vierkante meter, maar met wat het herstel door een vakman kost.
          Een taxatie per raam maakt het verschil.
        `,
      }),
      text('beschermen', {
        title: 'Beschermen zonder te verstikken',
        tone: 'limestone',
        layout: 'split',
        body: `
          - **Voorzetbeglazing** houdt stenen en hagel tegen. Laat ventileren: condens tussen twee ruiten vreet aan lood en verf.
          - **Gaas** is eerlijk en goedkoop, en na tien jaar roest het. Kies roestvast.
          - **Bindroeden en windroeden** dragen het raam. Bolt een paneel uit, dan is het tijd voor een atelier.
          - **Een foto per raam**, recht van voren en bij bewolkt weer, is na schade goud waard.
        `,
      }),
      text('scherven', {
        title: 'Is het al gebeurd?',
        body: `
          Veeg niets weg. Leg de scherven in lagen krantenpapier in een doos en schrijf erop uit welk raam ze komen. Dek het gat af met
          een plaat aan de binnenkant, zonder in de natuursteen te schroeven. Bel ons daarna; de rest staat bij
          [eerste hulp bij schade](/schade/eerste-hulp).
        `,
      }),
    ],
  }),
  page(`${below}/orgel-en-klokken`, {
    title: 'Orgel en klokken',
    description: 'Instrumenten die met het gebouw zijn vergroeid, verzekerd naar wat hun herstel kost.',
    keywords: ['orgel verzekeren', 'luidklok', 'carillon', 'uurwerk'],
    picture: ['orgel.webp', 'Een kerkorgel met drie torens en verguld snijwerk'],
    blocks: [
      textImage('orgel', {
        title: 'Het orgel',
        body: `
          Een orgel ademt. Te droog en de windlade scheurt, te nat en het leer schimmelt. Veel schade begint bij de verwarming: een
          kerkzaal die in twee uur van zes naar twintig graden gaat, kost op den duur meer dan gas.

          Verzeker het orgel met een eigen bedrag, vastgesteld door een orgeladviseur. Vraag of ook schade door een val, door
          roetneerslag en door werkzaamheden in de buurt meetelt. Stof van een restauratie hoort niet in een tongwerk.
        `,
        image: image('orgel.webp', 'Een organist aan een orgel met tinnen frontpijpen'),
      }),
      textImage('klokken', {
        title: 'De klokken',
        body: `
          Een klok barst zelden vanzelf. Een versleten klepel, een scheve as of een te enthousiaste luidmachine doen het werk. Laat
          eens per jaar iemand kijken die weet hoe een klok hoort te klinken.

          Denk ook aan het uurwerk, de wijzerplaten en de balken van de klokkenstoel. Bij een carillon horen de stokkenklavieren en
          de trommel op de lijst.
        `,
        image: image('klok.webp', 'Een luidende klok in een eiken klokkenstoel'),
        side: 'left',
      }),
      text('afspraken', {
        title: 'Vier dingen om vast te leggen',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. Wie stemt en onderhoudt, en hoe vaak.
          2. Wie er buiten de diensten op mag spelen.
          3. Welke grenzen u aanhoudt voor warmte en vocht.
          4. Wat er gebeurt bij een [restauratie](/verzekeringen/monumenten/restauratie-in-uitvoering): inpakken, uitnemen of opslaan.
        `,
      }),
    ],
  }),
];
