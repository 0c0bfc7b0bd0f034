import { cards, form, picture, text, textImage } from '../blocks.ts';
import { callout, columns, gallery, quote, video } from '../page-blocks.ts';
import { image, link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

export const overOns: readonly PageContent[] = [
  page('/over-ons', {
    title: 'Over ons',
    description: 'Sluitsteen is een kleine bemiddelaar met één vak: verzekeringen voor gebouwen die langer meegaan dan wij.',
    picture: ['gewelf.webp', 'De sluitsteen van een stergewelf'],
    blocks: [
      textImage('naam', {
        title: 'De steen die als laatste komt',
        body: `
          Een gewelf wordt gebouwd op een houten vorm. Steen voor steen, van twee kanten, tot er bovenin één opening over is. Daar gaat de
          sluitsteen in. Pas dan kan het hout weg, en staat het.

          Die steen draagt niet meer dan de andere. Hij zorgt dat ze elkaar dragen. Dat leek ons een goede naam voor een bemiddelaar:
          tussen u, de verzekeraar, de vakman en de buurman van de monumentenzorg.
        `,
        image: image('gewelf.webp', 'Een stergewelf, recht van onderen gezien'),
      }),
      text('wat-wij-zijn', {
        title: 'Wat wij zijn, en wat niet',
        tone: 'limestone',
        layout: 'split',
        body: `
          - Wij **bemiddelen**. De verzekering zelf sluit u bij een verzekeraar.
          - Wij **adviseren** over wat u wel en niet hoeft te verzekeren.
          - Wij **kijken** zelf, liefst één keer per paar jaar, altijd na grote schade.
          - Wij zijn **geen** bouwbedrijf en geen taxateur. Die kennen we wel.
        `,
      }),
      quote('gehoord', {
        quote:
          'Hij was al op de toren voordat wij de sleutel van de consistorie hadden gevonden. En hij wist welke galmplank loszat.',
        name: 'Geertje van Zanten',
        role: 'Koster van een dorpskerk die al eeuwen op wind en weer staat',
      }),
      gallery('onderweg', 'Wat we onderweg zien', [
        [
          image('touwinspectie.webp', 'Een inspecteur hangt aan touwen naast een galmgat'),
          'Inspectie aan touwen, want een steiger was er niet',
        ],
        [image('leien-en-koper.webp', 'Leien en een koperen goot'), 'Nieuwe leien, oude goot'],
        [image('orgel.webp', 'Een organist speelt op een orgel met drie torens'), 'Horen of er niets lekt'],
        [image('kloostergang.webp', 'Een kloostergang met licht uit de tuin'), 'Een gang die weer gebruikt wordt'],
        [image('molen.webp', 'Een stellingmolen bij laag licht'), 'De vang vast, de wieken in het kruis'],
      ]),
      video(
        'klok',
        { $video: 'luidklok.gif', title: 'Een klok die weer luidt' },
        'Na het herstel van de klokkenstoel: de eerste keer luiden.',
        'Een bronzen klok zwaait in een open galmgat heen en weer. Achter de klok staat de avondlucht. Er is geen geluid.',
      ),
      cards('verder', 'Kennismaken', [
        {
          title: 'Ons team',
          text: 'Een orgelspeler, een touwtechnicus, een jurist en nog een paar.',
          link: link('/over-ons/team'),
          image: image('portret-hester.webp', 'Portret van Hester in een lancetvenster'),
        },
        {
          title: 'Onze werkwijze',
          text: 'Van het eerste telefoontje tot de jaarlijkse rondgang.',
          link: link('/over-ons/werkwijze'),
          image: image('werktafel.webp', 'Handen boven een plattegrond'),
        },
        {
          title: 'Vergunning',
          text: 'Onder welk toezicht wij werken.',
          link: link('/vergunning'),
          image: image('dorpsgezicht.webp', 'Stadsgezicht met torens'),
        },
      ]),
    ],
  }),
  page('/over-ons/team', {
    title: 'Ons team',
    description: 'De mensen van Sluitsteen: wie u aan de telefoon krijgt en wie er langskomt.',
    picture: ['portret-joris.webp', 'Portret van Joris met helm in een lancetvenster'],
    blocks: [
      text('inleiding', {
        body: `
          U krijgt een vaste adviseur. Is die op een steiger zonder bereik, dan neemt een ander op die uw dossier kent. We zijn met acht;
          vier van ons komen bij u langs.
        `,
      }),
      textImage('hester', {
        title: 'Hester Verbrugge',
        body: `
          _Adviseur religieuze gebouwen_

          Hester speelt al veertig jaar orgel en heeft in meer tochtige consistories vergaderd dan ze kan tellen. Ze hoort aan een
          windlade of de verwarming te hard gaat. Vraag haar naar kerkschatten, naar besturen en naar de kunst van een korte agenda.
        `,
        image: image('portret-hester.webp', 'Hester Verbrugge, met ronde bril, voor een rood glasraam'),
        shape: 'plain',
      }),
      textImage('joris', {
        title: 'Joris Hamelink',
        body: `
          _Inspecties en schade_

          Joris was leidekker voor hij bij ons kwam. Hij hangt liever aan een touw dan aan de telefoon, maar belt altijd terug. Van elke
          toren die hij beklimt, tekent hij de haan.
        `,
        image: image('portret-joris.webp', 'Joris Hamelink, met helm en klimgordel, voor een geel glasraam'),
        shape: 'plain',
        side: 'left',
      }),
      textImage('amina', {
        title: 'Amina Bouzidi',
        body: `
          _Adviseur voormalige kerken en kloosters_

          Amina studeerde rechten en bouwkunde, en koos het gebied ertussen. Ze begeleidt stichtingen van de laatste dienst tot de eerste
          huurder. Geef haar een splitsingsakte en ze is een middag gelukkig.
        `,
        image: image('portret-amina.webp', 'Amina Bouzidi, met blauwe hoofddoek, voor een groen glasraam'),
        shape: 'plain',
      }),
      textImage('willem', {
        title: 'Willem Sarfo',
        body: `
          _Adviseur woonhuizen en monumenten_

          Willem groeide op boven een uurwerkmaker en woont nu in een sluiswachtershuis dat nooit af komt. Hij weet wat kalkverf kost,
          en waarom u het toch moet doen.
        `,
        image: image('portret-willem.webp', 'Willem Sarfo, in pak, voor een blauw glasraam'),
        shape: 'plain',
        side: 'left',
      }),
      text('kantoor', {
        title: 'Op kantoor',
        tone: 'limestone',
        layout: 'split',
        body: `
          - **Lieke Oudeman**, polisadministratie
          - **Ruben van Esch**, schadebehandeling
          - **Farah Nijland**, eerste opvang en afspraken
          - **Dirk Postma**, klachten en kwaliteit

          [Neem contact op](/contact), of kom langs. De koffie is goed, de trap is steil.
        `,
      }),
    ],
  }),
  page('/over-ons/werkwijze', {
    title: 'Onze werkwijze',
    description: 'Van eerste gesprek tot jaarlijkse rondgang: wat u van ons mag verwachten.',
    picture: ['werktafel.webp', 'Twee paar handen bij een bouwtekening'],
    blocks: [
      picture('tafel', image('werktafel.webp', 'Twee mensen met een duimstok boven de plattegrond van een kruiskerk')),
      text('stappen', {
        title: 'Zes stappen',
        layout: 'split',
        body: `
          1. **Gesprek.** Twintig minuten aan de telefoon. Daarna weten we of we u kunnen helpen.
          2. **Rondgang.** We komen kijken, van kelder tot kap. U loopt mee, want u weet waar de sleutels hangen.
          3. **Verslag.** Met foto’s, en met drie kolommen: nu doen, dit jaar doen, laten zitten.
          4. **Voorstel.** Wat u verzekert, waarvoor en waarom. Ook wat u níet verzekert.
          5. **Polis.** We lezen hem samen door voordat u tekent.
          6. **Bijhouden.** Elk jaar bellen we. Verandert er iets, dan belt u ons.
        `,
      }),
      columns(
        'samen',
        'Wie wat doet',
        [
          text('u-doet', {
            title: 'U',
            body: `
              - Loopt elk najaar het dak rond, of laat het doen
              - Houdt de inventarislijst bij, met foto’s
              - Geeft een verbouwing door voordat zij begint
            `,
          }),
        ],
        [
          text('wij-doen', {
            title: 'Wij',
            body: `
              - Komen kijken, en schrijven op wat wij zien
              - Zoeken de verzekeraar die bij het gebouw past
              - Staan naast u als er schade is
            `,
          }),
          callout('tip', {
            tone: 'tip',
            body: 'Leg het verslag van de rondgang bij de polis. Wie na u komt, weet dan waar het begon.',
          }),
        ],
      ),
      textImage('klimmen', {
        title: 'Waarom wij klimmen',
        body: `
          > Van beneden is elke toren in orde.

          Dat zei een oude leidekker ooit tegen Joris, en sindsdien gaan we naar boven. Wat we zien, delen we: met u, met uw
          aannemer, en met de verzekeraar als dat u helpt.
        `,
        image: image('touwinspectie.webp', 'Touwinspectie langs een kerktoren bij zonsondergang'),
        side: 'left',
      }),
      text('kosten', {
        title: 'Wat kost dat?',
        tone: 'limestone',
        body: `
          Voordat we beginnen, hoort u hoe wij worden betaald en wat een advies of inspectie kost. U krijgt dat op papier. Staat er iets
          niet in, dan betaalt u het niet.
        `,
      }),
    ],
  }),
  page('/contact', {
    title: 'Contact',
    description: 'Bel, mail of kom langs. Uw eigen adviseur of iemand die uw dossier kent, neemt op.',
    picture: ['dorpsgezicht.webp', 'Stadsgezicht bij avond'],
    blocks: [
      text('bereiken', {
        title: 'Zo bereikt u ons',
        layout: 'split',
        body: `
          | Hoe | Gegevens |
          | --- | --- |
          | Telefoon | [0800 - 0123](tel:08000123) |
          | Spoed bij schade | zelfde nummer, dag en nacht |
          | E-mail | [info@sluitsteen.example](mailto:info@sluitsteen.example) |
          | Bezoek | Gewelfgang 7, 0000 AA Oudewal |
          | Post | Postbus 12, 0000 AA Oudewal |
          | Open | maandag tot en met vrijdag, 8.30 tot 17.30 uur |
        `,
      }),
      cards('waarvoor', 'Waar gaat het over?', [
        {
          title: 'Een offerte',
          text: 'Vertel om welk gebouw het gaat, wie het gebruikt en of u al verzekerd bent.',
          link: link('/formulieren/offerte', 'Offerte aanvragen'),
        },
        {
          title: 'Schade',
          text: 'Meld het meteen, ook als u nog niet alles weet.',
          link: link('/schade/melden', 'Schade melden'),
        },
        {
          title: 'Een wijziging',
          text: 'Een nieuw bestuurslid, een ander gebruik, een verbouwing.',
          link: link('/formulieren/wijziging', 'Wijziging doorgeven'),
        },
        {
          title: 'Een bezoek',
          text: 'Kies uw regio en een tijd die u past. Wij komen naar u toe.',
          link: link('/afspraak', 'Maak een afspraak'),
        },
      ]),
      text('klacht', {
        title: 'Een klacht',
        anchor: 'klacht',
        tone: 'limestone',
        body: `
          Gaat er iets mis, dan willen we het horen. Vertel wat er gebeurde en wat u had verwacht: over de behandeling van een schade, een
          verzekering, onze service of een medewerker. Geef erbij of u het liefst per post, e-mail of telefoon antwoord krijgt.

          Dirk Postma leest elke klacht en laat u weten wie ermee aan het werk gaat. Wanneer u antwoord krijgt, en waar u terechtkunt als
          we er samen niet uit komen, staat in de [klachtenregeling](/klachten). [Schrijf uw klacht](/contact/klacht).
        `,
      }),
      text('bericht', {
        title: 'Of schrijf ons',
        body: 'Liever niet bellen? Schrijf hier wat u wilt weten, dan antwoorden wij binnen drie werkdagen.',
      }),
      form('contact', 'Uw bericht komt bij uw eigen adviseur terecht.', 'Binnen drie werkdagen krijgt u antwoord.'),
    ],
  }),
];
