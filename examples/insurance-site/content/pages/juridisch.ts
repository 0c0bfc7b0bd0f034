import { cards, text } from '../blocks.ts';
import { link } from '../marks.ts';
import { page } from '../page.ts';
import { plain } from '../page-blocks.ts';
import type { PageContent } from '../types.ts';

export const juridisch: readonly PageContent[] = [
  page('/rechten-en-bevoegdheden', {
    title: 'Rechten en bevoegdheden',
    description: 'Wie mag schade melden, gegevens bekijken of een verzekering wijzigen? Voor organisaties en voor particulieren.',
    keywords: ['tekenbevoegd', 'contactpersoon', 'machtiging', 'partner'],
    reviewEveryDays: 365,
    blocks: [
      plain(
        'waarom',
        `
          Een verzekering is van een persoon of een organisatie, maar de telefoon wordt opgenomen door mensen. Om u te beschermen leggen
          we vast wie wat mag. Bij twijfel bellen we de verzekeringnemer zelf.
        `,
      ),
      text('organisaties', {
        title: 'Kerken, stichtingen en andere organisaties',
        anchor: 'organisaties',
        body: `
          | Rol | Schade melden | Verzekering wijzigen |
          | --- | --- | --- |
          | Contactpersoon | ja | nee |
          | Tekenbevoegde, zelfstandig | ja | ja |
          | Tekenbevoegden, gezamenlijk | ja, ieder voor zich | ja, als **allen** instemmen |

          - Een **contactpersoon** is ons eerste aanspreekpunt: de koster, de penningmeester, een beheerder. Hij of zij mag schade
            melden, maar de polis niet wijzigen of opzeggen.
          - Een **tekenbevoegde** mag melden en wijzigen. De bevoegdheid blijkt uit de inschrijving bij de Kamer van Koophandel, uit wet-
            of regelgeving of uit een ander stuk dat u ons laat zien.
          - Zijn er **gezamenlijk tekenbevoegden**, dan moeten zij allemaal instemmen met een wijziging. Eén handtekening te weinig, en
            wij wachten.
        `,
      }),
      text('partner', {
        title: 'Uw partner',
        anchor: 'partner',
        tone: 'limestone',
        body: `
          Als particulier bepaalt u wat uw partner mag:

          | Keuze | Gegevens bekijken | Verzekering wijzigen |
          | --- | --- | --- |
          | Bekijken en wijzigen | ja | ja |
          | Alleen bekijken | ja | nee |
          | Geen van beide | nee | nee |
        `,
      }),
      text('derden', {
        title: 'Een ander dan uw partner',
        anchor: 'derden',
        body: `
          Ook een zoon, dochter, buurvrouw of bewindvoerder kan u helpen. U kiest dezelfde drie mogelijkheden: bekijken en wijzigen,
          alleen bekijken, of geen. Wij vragen dan naam, geboortedatum en adres van die persoon, en uw handtekening.

          Kiest u niets, dan mag niemand anders iets. Intrekken kan altijd, met een telefoontje en een bevestiging per post of mail.
        `,
      }),
      text('doorgeven', {
        title: 'Een wijziging doorgeven',
        tone: 'limestone',
        layout: 'split',
        body: `
          1. Schrijf wie er vertrekt en wie er komt, en per welke dag.
          2. Voeg een recent uittreksel bij, als het om een organisatie gaat.
          3. Laat iedereen tekenen die bevoegd is.
          4. Stuur het ons via [contact](/contact). U krijgt bericht zodra het verwerkt is.
        `,
      }),
    ],
  }),
  page('/vergunning', {
    title: 'Vergunning en toezicht',
    description: 'Onder welke vergunning Sluitsteen bemiddelt en wie daarop toeziet.',
    keywords: ['AFM', 'vergunning', 'toezicht'],
    reviewEveryDays: 180,
    blocks: [
      text('afm', {
        body: `
          Wie in Nederland in verzekeringen bemiddelt, heeft daarvoor een vergunning nodig. Het toezicht ligt bij de Autoriteit
          Financiële Markten (AFM). In het openbare register van de AFM kunt u elke bemiddelaar opzoeken.

          | Wat | Gegeven |
          | --- | --- |
          | Naam | Sluitsteen |
          | Vergunningnummer | 00000000 (voorbeeld) |
          | Dienst | adviseren en bemiddelen in schadeverzekeringen |
          | Inschrijving handelsregister | 00000000 (voorbeeld) |
        `,
      }),
      text('dienstverlening', {
        title: 'Onze dienstverlening op papier',
        tone: 'limestone',
        body: `
          Vóór een advies krijgt u een document waarin staat wat wij doen, voor welke verzekeraars wij kunnen bemiddelen en hoe wij worden
          betaald. Vraag er gerust eerder om.

          Verzekeraars maken elk jaar een rapport over hun solvabiliteit en financiële toestand (SFCR). Wilt u zo’n rapport lezen over de
          jaren 2020 tot en met 2024, dan sturen wij het u toe. Noem in uw [bericht](/contact) de jaren die u zoekt.
        `,
      }),
      cards('zie-ook', 'Zie ook', [
        {
          title: 'Rechten en bevoegdheden',
          text: 'Wie namens u mag melden en wijzigen.',
          link: link('/rechten-en-bevoegdheden'),
        },
        { title: 'Klachten', text: 'Wat u van ons mag verwachten als het misgaat.', link: link('/klachten') },
      ]),
    ],
  }),
  page('/privacyverklaring', {
    title: 'Privacyverklaring',
    description: 'Welke gegevens Sluitsteen van u bewaart, waarom, hoe lang en wie ze ziet.',
    reviewEveryDays: 180,
    blocks: [
      text('kort', {
        title: 'In het kort',
        body: `
          Wij vragen wat we nodig hebben om u te verzekeren en te helpen bij schade. We verkopen niets door. U mag altijd weten wat we van
          u hebben.
        `,
      }),
      text('welke', {
        title: 'Welke gegevens, waarvoor',
        body: `
          | Gegevens | Waarvoor |
          | --- | --- |
          | Naam, adres, telefoon, e-mail | contact, offerte, polis |
          | Geboortedatum | vaststellen wie u bent |
          | Relatie- en polisnummer | uw dossier terugvinden |
          | Bestuurders en belanghebbenden | controles die bij een zakelijke verzekering horen |
          | Foto’s en verslagen van het gebouw | risico beoordelen, schade afhandelen |
          | Handtekening | uw toestemming vastleggen |
        `,
      }),
      text('delen', {
        title: 'Met wie wij delen',
        tone: 'limestone',
        body: `
          - de verzekeraar bij wie uw polis loopt of wordt aangevraagd;
          - deskundigen die een schade beoordelen of herstellen;
          - instanties, als een wet ons daartoe verplicht.

          Wat u via een formulier stuurt, bewaren we versleuteld. Bijlagen staan niet bij de foto’s van deze site.
        `,
      }),
      text('rechten', {
        title: 'Uw rechten',
        layout: 'split',
        body: `
          - Inzien wat wij van u bewaren
          - Fouten laten verbeteren
          - Gegevens laten wissen, voor zover we ze niet moeten bewaren
          - Bezwaar maken tegen een gebruik
          - Een kopie meenemen naar een ander

          Schrijf naar [privacy@sluitsteen.example](mailto:privacy@sluitsteen.example). U kunt ook een klacht indienen bij de
          Autoriteit Persoonsgegevens.
        `,
      }),
      text('bewaren', {
        title: 'Hoe lang',
        body: `
          Zolang uw verzekering loopt, en daarna zolang er nog vragen of verplichtingen uit kunnen volgen. Een offerte die niets wordt,
          wissen we eerder. Vraag ons gerust naar de termijn die voor u geldt.
        `,
      }),
    ],
  }),
  page('/cookieverklaring', {
    title: 'Cookieverklaring',
    description: 'Welke cookies deze site gebruikt en hoe u uw keuze verandert.',
    reviewEveryDays: 180,
    blocks: [
      text('uitleg', {
        body: `
          Een cookie is een klein bestand dat een site op uw apparaat bewaart. Deze site werkt zonder. We zetten er alleen een als het
          ergens voor nodig is, en niets daarvan volgt u naar andere sites.

          Er staan geen knoppen van sociale media in de bladzijden, geen meetpixels en geen advertenties. Lettertypen en beelden komen van deze
          server. Een bezoek laat dus geen spoor na bij een ander.
        `,
      }),
      text('lijst', {
        title: 'Welke het zijn',
        body: `
          | Waarvoor | Wanneer | Hoe lang |
          | --- | --- | --- |
          | Uw cookiekeuze onthouden | nadat u kiest | een jaar |
          | Een ingelogde medewerker herkennen | alleen in het beheer | tot uitloggen, hooguit een week |
        `,
      }),
      text('keuze', {
        title: 'Uw keuze',
        tone: 'limestone',
        body: `
          In de balk bovenaan kiest u voor accepteren of weigeren. Weigert u, dan ziet u dezelfde site, en vragen wij het bij een video van
          een ander nog eens. Wilt u opnieuw kiezen? Onder aan elke bladzijde staat een knop met cookie-instellingen. Vragen? Lees de [privacyverklaring](/privacyverklaring) of [schrijf ons](/contact).
        `,
      }),
    ],
  }),
  page('/disclaimer', {
    title: 'Disclaimer',
    description: 'Over de status van de teksten op deze site, en over het bestaan van Sluitsteen.',
    reviewEveryDays: 365,
    blocks: [
      text('voorbeeld', {
        title: 'Sluitsteen bestaat niet',
        body: `
          Deze site is een voorbeeld. Sluitsteen, zijn medewerkers, adressen en nummers zijn verzonnen. U kunt hier geen verzekering
          sluiten en geen schade melden. Een overeenkomst met een bestaand bedrijf of een bestaand persoon berust op toeval.

          De site laat zien wat er met Lectern te bouwen is: pagina’s uit blokken, nieuws, een tweede taal en beelden die met code zijn getekend.
          Wilt u zien hoe, dan kunt u in het beheer elke pagina openen, verplaatsen en veranderen. Er gaat niets stuk wat u niet weer kunt
          herstellen.
        `,
      }),
      text('teksten', {
        title: 'Over de teksten',
        tone: 'limestone',
        body: `
          De adviezen zijn met zorg geschreven, maar algemeen. Ze vervangen geen deskundige die in uw gebouw heeft gestaan, en geen
          polisvoorwaarden. Voor wat in uw geval geldt, vraagt u uw eigen adviseur.

          De tekeningen zijn voor deze site gemaakt. Geen van de torens staat ergens, al zou u zweren dat u hem kent.

          Verwijzingen naar toezichthouders en wetten zijn bedoeld als achtergrond. Regels veranderen; kijk voor de geldende tekst altijd bij de
          bron.
        `,
      }),
    ],
  }),
];
