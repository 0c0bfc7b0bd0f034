import { cards, picture, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

/** The pages of the products for people, work and the use of a building. */
export const productenMensen: readonly PageContent[] = [
  page('/verzekeringen/religieuze-gebouwen/aansprakelijkheid-en-bestuurders', {
    title: 'Aansprakelijkheid en bestuurders',
    description:
      'Voor schade die uw organisatie een ander toebrengt, en voor besluiten waar een bestuurder op wordt aangesproken.',
    keywords: ['aansprakelijkheid', 'bestuurdersaansprakelijkheid', 'kerkbestuur', 'stichting'],
    picture: ['dorpsgezicht.webp', 'Kerktorens en huizen weerspiegelen in het water'],
    blocks: [
      text('twee-soorten', {
        body: `
          Twee verzekeringen worden vaak verward. De ene gaat over de dakpan die op een auto valt. De andere gaat over de
          vergadering waarin werd besloten het dak nog een jaar te laten liggen.
        `,
      }),
      text('vergelijking', {
        title: 'Het verschil',
        body: `
          | Vraag | Aansprakelijkheid organisatie | Bestuurders |
          | --- | --- | --- |
          | Wie wordt aangesproken? | kerk, stichting of vereniging | een bestuurder persoonlijk |
          | Waarover? | letsel of schade aan spullen | een besluit, of het uitblijven ervan |
          | Voorbeeld | een bezoeker struikelt op de koortrap | een subsidie is te laat aangevraagd |
          | Goed om te weten | vrijwilligers tellen meestal mee | oud-bestuurders ook, vraag hoe lang |
        `,
      }),
      textImage('gebruik', {
        title: 'Als anderen uw gebouw gebruiken',
        body: `
          Een concert, een yogales, een kerstmarkt: goed voor het gebouw, en een reden om de polis na te lezen. Leg in de
          huurovereenkomst vast wie voor welke schade opkomt. Vraag een huurder om een bewijs van zijn eigen verzekering.

          Beklimming van de toren is een geval apart. Tel de bezoekers, zet een hek waar een hek hoort en stuur niemand alleen naar
          boven.
        `,
        image: image('kerkschip.webp', 'Stoelen in een kerkschip, klaar voor een bijeenkomst'),
        action: link('/risicocheck', 'Doe de risicocheck'),
      }),
      text('ubo', {
        title: 'Gegevens van bestuurders en belanghebbenden',
        tone: 'limestone',
        body: `
          Voor een zakelijke verzekering vragen wij naar tekenbevoegden en naar uiteindelijk belanghebbenden: personen met 25% of meer
          van de aandelen of een vergelijkbare zeggenschap. Bij kerken en stichtingen is dat soms even zoeken. Uw adviseur loopt de
          vragen met u door.
        `,
      }),
    ],
  }),
  page('/verzekeringen/religieuze-gebouwen/vrijwilligers', {
    title: 'Vrijwilligers',
    description: 'Wie de klok luidt, het gras maait of de toren rondleidt, verdient een goede verzekering.',
    keywords: ['vrijwilligersverzekering', 'koster', 'gids', 'ongevallen'],
    picture: ['klok.webp', 'Een klok in een klokkenstoel met touw en wiel'],
    blocks: [
      textImage('handen', {
        body: `
          Zonder vrijwilligers gaat er op zondag geen deur open. Ze klimmen, tillen, koken, stemmen microfoons en ruimen sneeuw. Een
          ongeluk zit in een losse traptrede of in een hete soepketel.

          Veel gemeenten hebben een verzekering voor vrijwilligers in hun gemeente. Vraag na of uw mensen daaronder vallen en waar de
          dekking ophoudt. Wat overblijft, verzekert u via ons.
        `,
        image: image('klok.webp', 'Een klokkentouw dat naar beneden loopt'),
        side: 'left',
      }),
      text('twee-delen', {
        title: 'Twee delen',
        body: `
          - **Ongevallen**: een uitkering bij blijvend letsel of overlijden, ongeacht de schuldvraag.
          - **Aansprakelijkheid**: als een vrijwilliger een ander of diens eigendommen schade toebrengt.
        `,
      }),
      text('hoogte', {
        title: 'Werk op hoogte',
        tone: 'limestone',
        layout: 'split',
        body: `
          Goten schoonmaken lijkt een klus voor een handige koster met een ladder. Het is de klus waarbij het vaakst iets ernstig
          misgaat, zegt iedereen die er verstand van heeft.

          1. Spreek af welk werk vrijwilligers **niet** doen.
          2. Laat niemand alleen klimmen, ook niet “even”.
          3. Controleer ladders en ankerpunten elk jaar, en schrijf het op.
          4. Huur voor de rest een vakman in. Een dag hoogwerker is goedkoper dan een maand verdriet.
        `,
      }),
    ],
  }),
  page('/verzekeringen/monumenten/restauratie-in-uitvoering', {
    title: 'Restauratie in uitvoering',
    description: 'De CAR-verzekering voor restauratie en verbouwing: het werk, het bestaande gebouw en de mensen eromheen.',
    keywords: ['CAR-verzekering', 'restauratie', 'steiger', 'brandgevaarlijk werk'],
    picture: ['steigertoren.webp', 'Een toren in de steigers met ambachtslieden'],
    blocks: [
      textImage('gevaarlijk', {
        body: `
          De gevaarlijkste maanden in het leven van een monument zijn die waarin het wordt gered. Het dak is open, er wordt gelast en
          gesoldeerd, er staan mensen die het gebouw niet kennen en de brandmelder is in een zak gepakt tegen het stof.

          Een CAR-verzekering (Construction All Risks) loopt zolang het werk loopt. Ze hoort er te zijn **voordat** de eerste
          steigerpijp wordt gelost.
        `,
        image: image('steigertoren.webp', 'Leidekkers en steenhouwers op een steiger rond een toren'),
      }),
      text('rubrieken', {
        title: 'Wat er in een CAR kan zitten',
        body: `
          | Rubriek | Waar het over gaat |
          | --- | --- |
          | Het werk | wat de aannemer maakt, tot de oplevering |
          | Bestaande eigendommen | uw gebouw, voor schade door het werk |
          | Aansprakelijkheid | schade aan buren, voorbijgangers, auto’s |
          | Hulpmateriaal | steigers, keten, kranen |
          | Onderhoudstermijn | de maanden na oplevering |
        `,
      }),
      text('vragen', {
        title: 'Vragen vóór de eerste steigerpijp',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. Wie sluit de CAR: u of de aannemer? Sluit u zelf, dan weet u wat erin staat.
          2. Is het bestaande gebouw meeverzekerd, en tot welk bedrag?
          3. Wie geeft toestemming voor [werk met vuur](/advies/brandpreventie-bij-restauratie)?
          4. Wat gebeurt er met orgel, ramen en beelden?
          5. Hoe weet uw gewone verzekering van het werk?
        `,
      }),
    ],
  }),
  page('/verzekeringen/monumenten/rechtsbijstand', {
    title: 'Rechtsbijstand',
    description: 'Juridische hulp bij geschillen rond een gebouw: buren, bouw, vergunning en arbeid.',
    keywords: ['rechtsbijstand', 'geschil', 'funderingsschade'],
    picture: ['werktafel.webp', 'Twee mensen aan een tafel met een plattegrond'],
    blocks: [
      textImage('geschil', {
        body: `
          De aannemer zegt dat het scheurtje er al zat. De buurman bouwt een kelder. De gemeente vindt de zonnepanelen te zichtbaar, en
          u vindt van niet. De meeste geschillen lossen zich op met een goed dossier en een rustig gesprek. Voor de rest is er
          rechtsbijstand.

          Het is geen verzekering tegen gelijk krijgen. Het is iemand die het stuk leest, de termijn bewaakt en zegt wanneer u beter kunt
          schikken.
        `,
        image: image('werktafel.webp', 'Een bouwtekening, foto’s en een duimstok op een tafel'),
      }),
      text('wel-niet', {
        title: 'Waar u op let',
        layout: 'split',
        body: `
          - **Wachttijd.** Een ruzie die al loopt, valt er niet onder.
          - **Externe kosten.** Tot welk bedrag worden een advocaat en een deskundige vergoed?
          - **Vergunningen.** Bestuursrecht zit niet vanzelf in elk pakket.
          - **Arbeid.** Heeft u een koster of beheerder in dienst, kies dan dat onderdeel mee.
        `,
      }),
      text('dossier', {
        title: 'Begin vandaag met uw dossier',
        tone: 'limestone',
        body: `
          Fotografeer de scheuren die er nu zitten, met een datum en een muntje ernaast. Vraag bij werk in de buurt om een
          vooropname. Bewaar mails in één map. Het klinkt als werk, en dat is het ook: een half uur, waar u later maanden aan heeft.
        `,
      }),
    ],
  }),
  page('/verzekeringen/monumenten/molens', {
    title: 'Molens',
    description: 'Een molen is een monument dat beweegt. Verzekeren begint bij draaien.',
    keywords: ['molen verzekeren', 'molenaar', 'roede', 'bliksem'],
    picture: ['molen.webp', 'Een stellingmolen met rieten kap'],
    blocks: [
      textImage('draaien', {
        body: `
          Een molen die draait, wordt bekeken. De molenaar hoort de kraak die er vorige week niet was, ruikt een warm lager en ziet
          een duif te veel in de kap. Een molen die stilstaat, gaat ongemerkt achteruit. Daarom vragen wij eerst wie er draait en
          daarna pas wat hij waard is.

          Een polis voor een molen noemt het gebouw, het gaande werk en de inrichting liefst apart. Een roede is iets anders dan een muur, en
          een maalstoel is geen meubel.
        `,
        image: image('molen.webp', 'Molen met wieken in de stand voor malen'),
      }),
      text('lijst', {
        title: 'Een jaar op de stelling',
        layout: 'split',
        body: `
          1. **Voorjaar.** Roeden en kruiwerk nalopen, vogelnesten ontzien.
          2. **Zomer.** [Bliksembeveiliging](/advies/bliksembeveiliging) laten keuren, ketting en aardpen na elke draaidag aansluiten.
          3. **Herfst.** Zeilen drogen en oprollen, wieken in de veilige stand bij storm.
          4. **Winter.** Riet en kap controleren na vorst, blusmiddelen vorstvrij.
        `,
      }),
      text('bezoek', {
        title: 'Bezoekers',
        tone: 'limestone',
        body: `
          Een draaiende molen trekt publiek. Bedenk wie er langs de wieken loopt, hoeveel mensen tegelijk op de stelling mogen en wie
          er beneden staat als u boven bent. Schade aan bezoekers valt onder
          [aansprakelijkheid](/verzekeringen/religieuze-gebouwen/aansprakelijkheid-en-bestuurders).
        `,
      }),
    ],
  }),
  page('/verzekeringen/voormalige-kerken-en-kloosters/herbestemming-en-verhuur', {
    title: 'Herbestemming en verhuur',
    description: 'Eigenaar, huurder, vereniging van eigenaren: wie verzekert wat in een herbestemd gebouw?',
    keywords: ['herbestemming', 'verhuur', 'vereniging van eigenaren'],
    picture: ['boekenkerk.webp', 'Een bibliotheek in een voormalige kerk'],
    blocks: [
      text('grens', {
        body: `
          In een herbestemde kerk loopt de grens tussen twee verzekeringen soms dwars door een zuil. De vloer is van de eigenaar, de
          galerij van de huurder, de lift van allebei. Zolang er niets gebeurt, maakt dat niet uit.
        `,
      }),
      text('verdeling', {
        title: 'Een verdeling die vaak werkt',
        body: `
          | Wat | Wie verzekert het meestal |
          | --- | --- |
          | Casco, kap, toren, ramen | eigenaar |
          | Inbouw die te verwijderen is | wie hem betaalde |
          | Inrichting en voorraad | huurder |
          | Bezoekers en evenementen | wie uitnodigt |
          | Stilstand na schade | huurder en eigenaar, elk voor eigen inkomsten |

          Leg de verdeling vast in het huurcontract en geef ons een kopie. Dan vallen er geen gaten, en betaalt u niets dubbel.
        `,
      }),
      picture(
        'inbouw',
        image('boekenkerk.webp', 'Een stalen galerij met boeken voor kerkramen'),
        'Van wie is de galerij? Schrijf het op voordat iemand het vraagt.',
        'column',
      ),
      cards('verder', 'Lees ook', [
        {
          title: 'Vorst en leegstand',
          text: 'Als de huurder vertrekt en de volgende nog niet tekent.',
          link: link('/advies/vorst-en-leegstand'),
        },
        {
          title: 'Restauratie in uitvoering',
          text: 'Inbouwen is verbouwen.',
          link: link('/verzekeringen/monumenten/restauratie-in-uitvoering'),
        },
        {
          title: 'Herbouwwaarde en taxatie',
          text: 'Na de verbouwing klopt het oude bedrag niet meer.',
          link: link('/advies/herbouwwaarde-en-taxatie'),
        },
      ]),
    ],
  }),
  page('/verzekeringen/woonhuizen/opstal-en-inboedel', {
    title: 'Opstal en inboedel van uw huis',
    description: 'Een huis met geschiedenis en wat erin staat, verzekerd naar wat het werkelijk is.',
    keywords: ['woonhuisverzekering', 'inboedel', 'kunst', 'monumentaal huis'],
    picture: ['grachtenhuis.webp', 'Een huis met trapgevel'],
    blocks: [
      textImage('huis', {
        body: `
          Waar houdt het huis op en begint de inboedel? De schouw hoort bij het huis. De spiegel erboven ook, als hij met de lambrisering
          is gemaakt, en niet, als u hem op een veiling kocht. Voor oude huizen nemen we die vragen kamer voor kamer door.

          Daarna weten we wat op de lijst moet, wat een eigen taxatie verdient en wat gewoon in het totaal past.
        `,
        image: image('grachtenhuis.webp', 'Gevel met luiken en een verlichte deur'),
      }),
      text('nodig', {
        title: 'Wat wij van u nodig hebben',
        layout: 'split',
        body: `
          - Foto’s van elke gevel en elke kamer
          - Een taxatie van het huis, als die er is
          - Een lijst van kunst, klokken, instrumenten en sieraden
            - met foto
            - met aankoopbewijs of taxatie
          - Uw plannen: een verbouwing, een lange reis, gasten tegen betaling
        `,
      }),
      text('afwezig', {
        title: 'Langer van huis?',
        tone: 'limestone',
        body: `
          Bent u weken weg, laat dan iemand geregeld kijken en laat de verwarming laag branden. Bij [vorst en
          leegstand](/advies/vorst-en-leegstand) staat wat u kunt doen. Geef het ons door als uw huis langer dan een vakantie leeg
          staat; de voorwaarden kunnen dan anders zijn.
        `,
      }),
    ],
  }),
];
