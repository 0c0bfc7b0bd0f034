import { cards, picture, text, textImage } from '../blocks.ts';
import { table } from '../page-blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const advies: readonly PageContent[] = [
  page('/advies', {
    title: 'Advies',
    description: 'Wat wij op torens, zolders en in kelders hebben geleerd, opgeschreven voor wie er morgen zelf naar boven gaat.',
    picture: ['touwinspectie.webp', 'Een inspecteur aan touwen langs een toren'],
    blocks: [
      text('inleiding', {
        body: `
          De beste schade is de schade die er niet komt. Hieronder staat wat wij klanten vertellen als we met een zaklamp in de kap
          staan. Het is algemeen advies: uw gebouw heeft altijd een eigenaardigheid die hier niet bij staat. Vraag uw adviseur.

          Lees het liefst met een bepaald gebouw in gedachten, en met een potlood. Wie één ding per seizoen aanpakt, is na twee jaar
          verder dan wie alles tegelijk wilde.
        `,
      }),
      cards('onderwerpen', 'Onderwerpen', [
        {
          title: 'Herbouwwaarde en taxatie',
          text: 'Over het verschil tussen waard zijn en kosten.',
          link: link('/advies/herbouwwaarde-en-taxatie'),
          image: image('werktafel.webp', 'Bouwtekening en duimstok op een tafel'),
        },
        {
          title: 'Bliksembeveiliging',
          text: 'Een draad van haan tot aarde, en wat er daarna komt.',
          link: link('/advies/bliksembeveiliging'),
          image: image('bliksemafleider.webp', 'Bliksem boven een kerkdak met koperen afleider'),
        },
        {
          title: 'Koperdiefstal',
          text: 'Goten, regenpijpen en de regen die daarna binnenkomt.',
          link: link('/advies/koperdiefstal'),
          image: image('leien-en-koper.webp', 'Koperen goot onder een leien dak'),
        },
        {
          title: 'Brandpreventie bij restauratie',
          text: 'De brandwacht blijft langer dan de lasser.',
          link: link('/advies/brandpreventie-bij-restauratie'),
          image: image('steigertoren.webp', 'Werk op een steiger rond een torenspits'),
        },
        {
          title: 'Vorst en leegstand',
          text: 'Hoe u een gebouw een winter alleen laat.',
          link: link('/advies/vorst-en-leegstand'),
          image: image('winterkapel.webp', 'Een gesloten kapel in de sneeuw'),
        },
        {
          title: 'De risicocheck',
          text: 'Twintig vragen voor één rondgang.',
          link: link('/risicocheck'),
          image: image('kerkschip.webp', 'Het middenschip van een kerk'),
        },
      ]),
    ],
  }),
  page('/advies/herbouwwaarde-en-taxatie', {
    title: 'Herbouwwaarde en taxatie',
    description: 'Hoe de waarde van een oud gebouw wordt bepaald, en waarom het bedrag geregeld opnieuw bekeken moet worden.',
    keywords: ['herbouwwaarde', 'taxatie', 'onderverzekering'],
    picture: ['werktafel.webp', 'Handen boven een plattegrond met duimstok'],
    blocks: [
      textImage('vraag', {
        body: `
          Vraag tien mensen wat een dorpskerk waard is en u krijgt tien antwoorden. De makelaar noemt de prijs van het pand. De
          accountant noemt een euro. De taxateur vraagt: waarvoor wilt u het weten?

          Voor een verzekering telt wat herbouw of herstel kost. Dat hangt af van materiaal, hoogte, bereikbaarheid en het aantal
          mensen dat de techniek nog beheerst.
        `,
        image: image('werktafel.webp', 'Plattegrond van een kerk, een lei en stukjes glas'),
      }),
      text('voorbeeld', {
        title: 'Een rekenvoorbeeld',
        tone: 'limestone',
        body: `
          Stel: een gebouw is verzekerd voor 4 miljoen euro, en herbouw kost 5 miljoen. Er is schade van 500.000 euro. Bij
          onderverzekering kan een verzekeraar naar verhouding uitkeren.

          Het verschil is dan voor uzelf. Een taxatie door een deskundige kan dat voorkomen; vraag hoe lang zij voor uw polis geldig
          blijft.
        `,
      }),
      table('bedragen', {
        caption: 'Voorbeeld met dezelfde herbouwwaarde van € 5.000.000 en dezelfde schade van € 500.000.',
        rows: [
          ['Verzekerd bedrag', 'Deel van de herbouwwaarde', 'Uitkering', 'Voor uzelf'],
          ['€ 5.000.000', '100%', '€ 500.000', '€ 0'],
          ['€ 4.000.000', '80%', '€ 400.000', '€ 100.000'],
          ['€ 3.000.000', '60%', '€ 300.000', '€ 200.000'],
          ['€ 2.000.000', '40%', '€ 200.000', '€ 300.000'],
        ],
      }),
      text('wanneer', {
        title: 'Wanneer opnieuw kijken?',
        layout: 'split',
        body: `
          - Na een restauratie of een verbouwing
          - Als loon en materiaal in korte tijd duurder worden
          - Als het gebouw een ander gebruik krijgt
          - Als de geldigheid van de taxatie afloopt
          - Als u de vorige niet kunt vinden
        `,
      }),
    ],
  }),
  page('/advies/bliksembeveiliging', {
    title: 'Bliksembeveiliging',
    description: 'Wat een bliksemafleider doet, wat hij niet doet en hoe u weet dat hij het nog doet.',
    keywords: ['bliksem', 'bliksemafleider', 'overspanning', 'aarding'],
    picture: ['bliksemafleider.webp', 'Onweer boven een kerkdak met haan en afleider'],
    blocks: [
      picture(
        'onweer',
        image('bliksemafleider.webp', 'Bliksem achter een kerkdak; een koperdraad loopt over de nok naar de grond'),
        'De draad volgt de nok en daalt aan twee zijden af.',
      ),
      text('twee-schades', {
        title: 'Twee schades, twee maatregelen',
        body: `
          Bliksem kan op twee manieren binnenkomen. Door het dak, met vuur en splinters. Of door de meterkast, met een piek die
          orgelmotor, geluid, alarm en verwarming in één klap meeneemt.

          Tegen de eerste helpt een **uitwendige** beveiliging: vangpunten, leidingen, aarding. Tegen de tweede helpt een
          **inwendige**: overspanningsbeveiliging in de verdeler. De ene zonder de andere is half werk.
        `,
      }),
      text('keuring', {
        title: 'Keuren is meten',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Kijken.** Zitten alle klemmen vast, is er niets doorgezaagd of afgeknipt?
          2. **Meten.** De weerstand naar aarde, per aardpunt, met datum in een rapport.
          3. **Vergelijken.** Met de vorige keer. Een waarde die oploopt, vertelt iets.
          4. **Vastleggen.** Bewaar het rapport waar uw opvolger het vindt.

          Hoe vaak keuring nodig is, staat in uw polis en in het advies van uw installateur.
        `,
      }),
      text('diefstal', {
        title: 'En als de draad weg is?',
        body: `
          Een afleider is van koper, en koper is geliefd. Een gebouw met een halve afleider is slechter af dan u denkt. Kijk na elke
          melding van [koperdiefstal](/advies/koperdiefstal) in de buurt ook langs uw eigen leidingen. Kunststof beschermbuizen tot
          boven ooghoogte helpen.
        `,
      }),
    ],
  }),
  page('/advies/koperdiefstal', {
    title: 'Koperdiefstal',
    description: 'Hoe u koper en lood aan uw gebouw beschermt, en wat u doet als het toch weg is.',
    keywords: ['koperdiefstal', 'looddiefstal', 'goot', 'regenpijp'],
    picture: ['leien-en-koper.webp', 'Leien, een dakkapel en een koperen goot'],
    blocks: [
      textImage('kwartier', {
        body: `
          Het duurt een kwartier. Een busje, een aanhanger, twee mensen met hesjes aan. Niemand belt, want het ziet eruit als werk. De
          waarde van het metaal is het probleem niet. De regen die daarna maandenlang langs de binnenmuur loopt, is dat wel.
        `,
        image: image('leien-en-koper.webp', 'Een nieuw stuk goot tussen groen uitgeslagen koper'),
      }),
      text('maatregelen', {
        title: 'Wat helpt',
        layout: 'split',
        body: `
          - **Zicht.** Snoei wat een ladder verbergt.
          - **Geen trapje aanbieden.** Zet containers, pallets en ladders achter slot.
          - **Merken.** Forensische markering, met een bordje dat het zegt.
          - **Licht en melding.** Een sensor op de goot, doorgemeld naar iemand die wakker wordt.
          - **Buren.** Vertel wie er op uw dak mag zijn, en wanneer. Dan belt men bij de rest.
          - **Ander materiaal.** Soms mag de onderste twee meter pijp van gietijzer zijn. Vraag het de monumentenambtenaar.
        `,
      }),
      text('weg', {
        title: 'Is het weg?',
        tone: 'limestone',
        body: `
          1. Bel de politie en doe aangifte. Noteer het nummer.
          2. Fotografeer alles, ook de sporen op de grond.
          3. Hang een noodgoot of laat een zeil spannen. Wacht daar niet mee.
          4. Meld het ons dezelfde dag. Zie [schade](/schade).
          5. Controleer de [bliksemafleider](/advies/bliksembeveiliging).
        `,
      }),
    ],
  }),
  page('/advies/brandpreventie-bij-restauratie', {
    title: 'Brandpreventie bij restauratie',
    description: 'Branden, slijpen, solderen en lassen aan een oud gebouw: afspraken die het verschil maken.',
    keywords: ['brandgevaarlijke werkzaamheden', 'heetwerk', 'brandwacht', 'restauratie'],
    picture: ['steigertoren.webp', 'Een torenspits in de steigers'],
    blocks: [
      text('vonk', {
        body: `
          Een kap van vierhonderd jaar oud is zo droog als een lucifer en zit vol nesten, zaagsel en stof. Een vonk kan er uren liggen
          smeulen. De aannemer is dan al thuis.
        `,
      }),
      text('volgorde', {
        title: 'Eerst: kan het koud?',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Vermijden.** Felsen in plaats van solderen, zagen in plaats van branden, lassen op de grond.
          2. **Vergunning.** Geen werk met vuur zonder ondertekend formulier voor die dag en die plek.
          3. **Voorbereiden.** Stof weg, naden dicht, blusser en water binnen handbereik, melder gericht afgeschakeld.
          4. **Stoppen op tijd.** Spreek een uur af waarna er niet meer met vuur wordt gewerkt, ruim voor het einde van de dag.
          5. **Blijven kijken.** Een brandwacht blijft na het werk, ook onder en achter de plek. Hoe lang, spreekt u vooraf af.
          6. **Inschakelen.** De melder gaat weer aan. Iemand tekent daarvoor.
        `,
      }),
      textImage('bouwplaats', {
        title: 'De bouwplaats zelf',
        body: `
          Veel branden hebben niets met lassen te maken. Een acculader op een stapel isolatie. Een peuk. Een bouwlamp tegen een zeil.
          Kies een vaste laadplek van steen, verbied roken zonder uitzondering en ruim elke dag op.

          Loop met de brandweer een keer het gebouw door. Waar staat de hydrant, hoe komt men boven als de steiger in de weg staat, en
          wat moet er als eerste uit?
        `,
        image: image('steigertoren.webp', 'Steigers met ladders rond een natuurstenen toren'),
        action: link('/verzekeringen/monumenten/restauratie-in-uitvoering', 'Verzeker het werk'),
      }),
    ],
  }),
  page('/advies/vorst-en-leegstand', {
    title: 'Vorst en leegstand',
    description: 'Hoe u een kerk, klooster of huis veilig achterlaat in de winter of tussen twee gebruikers.',
    keywords: ['leegstand', 'vorstschade', 'waterschade', 'winter'],
    picture: ['winterkapel.webp', 'Een kapel in de sneeuw met een gesprongen regenpijp'],
    blocks: [
      picture(
        'winter',
        image('winterkapel.webp', 'Kapel in de sneeuw; aan de goot hangen ijspegels'),
        'Rechts een regenpijp die het niet hield: verstopt in november, gesprongen in januari.',
      ),
      text('vorst', {
        title: 'Voor de eerste vorst',
        layout: 'split',
        body: `
          1. Sluit de hoofdkraan en tap leidingen af, ook die naar de buitenkraan en het keukentje op de galerij.
          2. Maak goten en kilgoten schoon na de laatste bladval.
          3. Laat de verwarming laag branden waar water in blijft staan. Elektrisch bijverwarmen doet u niet onbeheerd.
          4. Zet kasten een handbreed van de buitenmuur.
          5. Hang een thermometer op met een melding naar uw telefoon.
        `,
      }),
      text('leeg', {
        title: 'Als het gebouw leeg komt',
        body: `
          Leegstand trekt van alles aan: duiven, water, nieuwsgierigen, vuur. Meld het ons vóór het gebouw leeg staat. Vaak blijft een
          deel van de dekking bestaan als u een paar dingen doet en vastlegt:

          - elke week een rondgang, met een lijstje en een handtekening;
          - gas en elektra uit waar het kan, alarm aan waar het moet;
          - brievenbus dicht, afval weg, begane grond afgesloten;
          - een bewoner of gebruiker, ook als die weinig betaalt.
        `,
      }),
      text('dooi', {
        title: 'De dooi is het moment',
        tone: 'limestone',
        body: `
          IJs lekt niet. Water wel. Ga kijken op de eerste zachte dag na strenge vorst, met een emmer en de sleutel van de hoofdkraan.
          Ziet u water, volg dan [eerste hulp bij schade](/schade/eerste-hulp).
        `,
      }),
    ],
  }),
];
