import { cards, picture, text, textImage } from '../blocks.ts';
import { image, link } from '../marks.ts';
import { buttons } from '../page-blocks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const verzekeringen: readonly PageContent[] = [
  page('/verzekeringen', {
    title: 'Verzekeringen',
    description: 'Vier groepen gebouwen, elk met eigen risico’s. Kies de groep waar uw gebouw bij hoort.',
    keywords: ['verzekeringen', 'kerk', 'monument', 'klooster', 'woonhuis'],
    picture: ['dorpsgezicht.webp', 'Een stad aan het water met kerktorens en een molen'],
    blocks: [
      text('inleiding', {
        body: `
          Geen twee oude gebouwen zijn gelijk, maar de vragen lijken op elkaar. Wie gebruikt het? Hoe vaak is er niemand? Wat is er
          niet meer te koop? Het antwoord bepaalt welke verzekering past. Daarom beginnen we bij de gebruiker en niet bij de polis.
        `,
      }),
      cards('doelgroepen', 'Bij welk gebouw hoort u?', [
        {
          title: 'Religieuze gebouwen',
          text: 'In gebruik voor eredienst, met kerkzaal, orgel, klokken en vrijwilligers.',
          link: link('/verzekeringen/religieuze-gebouwen'),
          image: image('kerk-in-de-schemering.webp', 'Een kerk met verlichte ramen bij het vallen van de avond'),
        },
        {
          title: 'Monumenten',
          text: 'Molens, kastelen, forten, stadspoorten, buitenplaatsen.',
          link: link('/verzekeringen/monumenten'),
          image: image('molen.webp', 'Een stellingmolen in de polder'),
        },
        {
          title: 'Voormalige kerken en kloosters',
          text: 'Herbestemd, in verbouwing of nog even leeg.',
          link: link('/verzekeringen/voormalige-kerken-en-kloosters'),
          image: image('boekenkerk.webp', 'Boekenkasten onder de hoge ramen van een voormalige kerk'),
        },
        {
          title: 'Woonhuizen',
          text: 'Pastorieën, grachtenhuizen, boerderijen en andere huizen met karakter.',
          link: link('/verzekeringen/woonhuizen'),
          image: image('grachtenhuis.webp', 'Een huis met trapgevel aan een gracht'),
        },
      ]),
      text('vergelijk', {
        title: 'Wat heeft wie nodig?',
        tone: 'limestone',
        body: `
          De tabel is een eerste richting. Wat voor uw gebouw nodig is, bespreekt u met uw adviseur.

          | Verzekering | Religieus | Monument | Voormalig | Woonhuis |
          | --- | --- | --- | --- | --- |
          | [Opstal](/verzekeringen/religieuze-gebouwen/opstal) | ja | ja | ja | ja |
          | [Inboedel en kerkschatten](/verzekeringen/religieuze-gebouwen/inboedel-en-kerkschatten) | ja | soms | soms | ja |
          | [Glas-in-lood](/verzekeringen/religieuze-gebouwen/glas-in-lood) | ja | soms | vaak | soms |
          | [Orgel en klokken](/verzekeringen/religieuze-gebouwen/orgel-en-klokken) | ja | zelden | soms | nee |
          | [Aansprakelijkheid en bestuurders](/verzekeringen/religieuze-gebouwen/aansprakelijkheid-en-bestuurders) | ja | bij een stichting | bij een stichting | particulier |
          | [Restauratie in uitvoering](/verzekeringen/monumenten/restauratie-in-uitvoering) | bij werk | bij werk | bij werk | bij werk |
        `,
      }),
      textImage('twijfel', {
        title: 'Past uw gebouw nergens in?',
        body: `
          Een watertoren met een kapel erin. Een synagoge die doordeweeks een muziekschool is. Een klooster waar nog drie zusters
          wonen en verder een zorginstelling. Wij kennen ze, en ze passen zelden in één vakje.

          Vertel ons hoe uw week eruitziet: wie heeft de sleutel, wanneer brandt er licht, wat staat er op zolder? Daar hebben we
          meer aan dan aan een vierkante meter.
        `,
        image: image('kloostergang.webp', 'Een kloostergang met gewelven en licht uit de tuin'),
        action: link('/contact', 'Leg uw gebouw voor'),
      }),
    ],
  }),
  page('/verzekeringen/religieuze-gebouwen', {
    title: 'Religieuze gebouwen',
    description: 'Verzekeringen voor kerken, synagogen, moskeeën en kapellen in gebruik, van de haan tot de kelder.',
    keywords: ['kerkverzekering', 'moskee', 'synagoge', 'kapel', 'kerkbestuur'],
    picture: ['kerkschip.webp', 'Het schip van een kerk met licht door gekleurde ramen'],
    blocks: [
      textImage('zeven-dagen', {
        body: `
          Een kerk is een vreemd gebouw om te verzekeren. Zes dagen per week is er bijna niemand, op de zevende zitten er driehonderd
          mensen. De verwarming gaat in een paar uur van nul naar achttien graden. De duurste voorwerpen staan open en bloot, omdat ze
          daarvoor gemaakt zijn. En wie er iets over te zeggen heeft, doet het vaak naast een baan.

          Via ons verzekert u gebouwen van alle geloofsgemeenschappen: kerken, synagogen, moskeeën, tempels, kapellen en de zalen
          die erbij horen.
        `,
        image: image('kerk-in-de-schemering.webp', 'Een kerktoren met uurwerk in het avondlicht'),
      }),
      cards('onderdelen', 'De onderdelen', [
        {
          title: 'Opstal',
          text: 'Het gebouw zelf, met toren, gewelven en alles wat vastzit.',
          link: link('/verzekeringen/religieuze-gebouwen/opstal'),
        },
        {
          title: 'Inboedel en kerkschatten',
          text: 'Van stoelen tot het zilver in de kluis.',
          link: link('/verzekeringen/religieuze-gebouwen/inboedel-en-kerkschatten'),
        },
        {
          title: 'Glas-in-lood',
          text: 'Herstel door een atelier, niet door een ruitenzetter.',
          link: link('/verzekeringen/religieuze-gebouwen/glas-in-lood'),
        },
        {
          title: 'Orgel en klokken',
          text: 'Instrumenten die met het gebouw zijn vergroeid.',
          link: link('/verzekeringen/religieuze-gebouwen/orgel-en-klokken'),
        },
        {
          title: 'Aansprakelijkheid en bestuurders',
          text: 'Voor de losse tegel en voor het moeilijke besluit.',
          link: link('/verzekeringen/religieuze-gebouwen/aansprakelijkheid-en-bestuurders'),
        },
        {
          title: 'Vrijwilligers',
          text: 'Kosters, koorleden, gidsen en wie het gras maait.',
          link: link('/verzekeringen/religieuze-gebouwen/vrijwilligers'),
        },
      ]),
      text('wie-beslist', {
        title: 'Wie mag wat regelen?',
        tone: 'limestone',
        layout: 'split',
        body: `
          In een bestuur wisselen de mensen, de polis blijft. Daarom leggen we vast wie namens u mag spreken.

          - Een **contactpersoon** mag schade melden, maar de polis niet wijzigen.
          - Een **tekenbevoegde** mag allebei.
          - Zijn er **gezamenlijk tekenbevoegden**, dan stemmen zij allen in met een wijziging.

          Meer hierover bij [rechten en bevoegdheden](/rechten-en-bevoegdheden).
        `,
      }),
      picture(
        'onder-het-gewelf',
        image('gewelf.webp', 'Een stergewelf van onderaf, met de sluitsteen in het midden'),
        'Een stergewelf van onderaf. Aan de sluitsteen in het midden danken wij onze naam.',
      ),
      text('kennismaken', {
        title: 'Zullen we komen kijken?',
        body: `
          Vertel ons welk gebouw het is, wie het gebruikt en of er al een verzekering loopt. We maken een afspraak, lopen mee van de
          kelder tot de kap en zeggen daarna pas wat het kost. Zo’n bezoek verplicht tot niets.
        `,
      }),
      buttons('verder', [link('/contact', 'Maak een afspraak'), link('tel:08000123', 'Bel 0800 - 0123')]),
    ],
  }),
  page('/verzekeringen/monumenten', {
    title: 'Monumenten',
    description: 'Verzekeringen voor molens, kastelen, forten, poorten en andere beschermde gebouwen.',
    keywords: ['rijksmonument', 'gemeentelijk monument', 'molen', 'kasteel'],
    picture: ['molen.webp', 'Een stellingmolen in de polder bij laag zonlicht'],
    blocks: [
      textImage('maat', {
        body: `
          Een monument verzekert u niet voor wat het opbrengt, maar voor wat het kost om het terug te brengen. Dat vraagt kennis van
          materiaal: een lei uit de Eifel dekt anders dan een lei uit Wales, en een rieten kap van een molen is geen rieten kap van een
          villa.

          Onze adviseurs lezen een bouwhistorisch rapport zoals een ander een krant. Heeft u er geen, dan helpen we u aan de vragen
          die u uw restauratiearchitect kunt stellen.
        `,
        image: image('molen.webp', 'Een stellingmolen met rieten kap en bakstenen onderbouw'),
      }),
      text('soorten', {
        title: 'Wat we tegenkomen, en waar we op letten',
        body: `
          | Gebouw | Waar het vaak misgaat |
          | --- | --- |
          | Molen | bliksem, storm op stilstaande wieken, slijtage aan roeden |
          | Kasteel of buitenplaats | leegstand in de winter, verouderde leidingen, evenementen |
          | Fort of bunker | vocht, bereikbaarheid voor de brandweer, bezoekers op hoogte |
          | Stadspoort of toren | vallend materiaal boven de openbare weg, duiven |
          | Gemaal of industrieel erfgoed | machines die nog draaien, olie, hijswerktuigen |
        `,
      }),
      cards('bij-werk', 'Als er gewerkt wordt', [
        {
          title: 'Restauratie in uitvoering',
          text: 'Steigers, lassen, open daken: de gevaarlijkste maanden van een gebouw.',
          link: link('/verzekeringen/monumenten/restauratie-in-uitvoering'),
          image: image('steigertoren.webp', 'Een toren in de steigers met steenhouwers en leidekkers'),
        },
        {
          title: 'Rechtsbijstand',
          text: 'Voor een geschil over funderingsschade, een vergunning of een aannemer.',
          link: link('/verzekeringen/monumenten/rechtsbijstand'),
          image: image('werktafel.webp', 'Twee mensen buigen zich over een bouwtekening'),
        },
        {
          title: 'Molens',
          text: 'Draaien is onderhoud. Stilstand is een risico.',
          link: link('/verzekeringen/monumenten/molens'),
          image: image('molen.webp', 'Een molen met zeilen op de wieken'),
        },
      ]),
      text('onderhoud', {
        title: 'Onderhoud telt mee',
        tone: 'limestone',
        body: `
          Een verzekering vergoedt wat plotseling en onvoorzien gebeurt. Wat langzaam gaat, een roestend anker, een voeg die al jaren
          open staat, is onderhoud. De grens is niet altijd scherp. Een jaarlijkse inspectie met foto’s, door een monumentenwacht of
          een andere deskundige, helpt u twee keer: u ziet het op tijd, en na een storm kunt u laten zien hoe het ervoor stond.
        `,
      }),
      text('kennismaken', {
        title: 'Een offerte begint boven',
        body: `
          Op de kap, in de goot, achter de wijzerplaat: daar zien we wat een monument nodig heeft. Heeft u een inspectierapport, stuur
          het mee. Heeft u er geen, dan weet u na ons bezoek wat er als eerste moet gebeuren.
        `,
      }),
      buttons('verder', [link('/formulieren/offerte', 'Vraag een offerte aan'), link('tel:08000123', 'Bel 0800 - 0123')]),
    ],
  }),
  page('/verzekeringen/voormalige-kerken-en-kloosters', {
    title: 'Voormalige kerken en kloosters',
    description: 'Verzekeringen voor gebouwen die van gebruik veranderen: wonen, zorg, cultuur, kantoor of tijdelijk leeg.',
    keywords: ['herbestemming', 'kerk verbouwen', 'klooster', 'leegstand'],
    picture: ['boekenkerk.webp', 'Lezers in een voormalige kerk vol boekenkasten'],
    blocks: [
      textImage('nieuw-leven', {
        body: `
          De laatste dienst is geweest, de kaarsen zijn uit, en dan begint het pas. Wie koopt, wie verbouwt, wie stookt er deze winter?
          Tussen de sleuteloverdracht en de opening zit vaak een paar jaar, en in die jaren is een gebouw kwetsbaarder dan ooit.

          Wij zoeken voor alle vier de fasen dekking, en we zorgen dat de polis meebeweegt. Een gebouw dat van kapel tot appartementen wordt,
          heeft drie keer een ander antwoord op dezelfde vraag.
        `,
        image: image('kloostergang.webp', 'Lege kloostergang met licht op de vloer'),
        side: 'left',
      }),
      text('fasen', {
        title: 'Vier fasen, vier polissen',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. **Het gebouw komt leeg.** Meld het ons vóór de dag zelf. [Leegstand](/advies/vorst-en-leegstand) verandert wat er gedekt is.
          2. **Er komen mensen op proef.** Antikraak, een tentoonstelling, een koor: tijdelijk gebruik is beter dan geen gebruik.
          3. **De verbouwing begint.** Dan hoort er een [CAR-verzekering](/verzekeringen/monumenten/restauratie-in-uitvoering) bij, voordat de eerste container er staat.
          4. **De deuren gaan open.** Nieuwe gebruikers, nieuwe herbouwwaarde, een nieuwe afspraak over wie wat verzekert.
        `,
      }),
      picture(
        'boeken',
        image('boekenkerk.webp', 'Boekenkasten, een galerij en lezers onder kerkramen'),
        'Een vrijstaande galerij: het nieuwe gebruik raakt de oude muur niet aan.',
      ),
      text('wat-blijft', {
        title: 'Wat er achterblijft',
        body: `
          Bij een overdracht vergeten mensen zelden de kroonluchter, en vaak het orgel. Maak samen een lijst van wat blijft, wat
          meegaat en wie er tot wanneer op past.

          - Orgel, klokken en uurwerk: wie stemt, smeert en verzekert ze?
          - Grafzerken en gedenkramen: mogen die weg, en wie vraagt dat?
          - Vaatwerk en textiel: staat het nog in de kluis van een gebouw zonder alarm?

          Lees verder over [herbestemming en verhuur](/verzekeringen/voormalige-kerken-en-kloosters/herbestemming-en-verhuur).
        `,
      }),
      text('kennismaken', {
        title: 'In welke fase is uw gebouw?',
        body: `
          Bel voordat de sleutel van hand wisselt: dan is er nog iets te regelen. We lopen de vier fasen met u langs en schrijven op
          wie wat verzekert, vanaf welke dag.
        `,
      }),
      buttons('verder', [link('/contact', 'Leg uw gebouw voor'), link('tel:08000123', 'Bel 0800 - 0123')]),
    ],
  }),
];
