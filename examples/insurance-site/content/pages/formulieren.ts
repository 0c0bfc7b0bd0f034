import { cards, form, text } from '../blocks.ts';
import { link } from '../marks.ts';
import { page } from '../page.ts';
import type { PageContent } from '../types.ts';

/** What stands above a form: what it is for, and who may send it. */
const before = (body: string) => text('vooraf', { body });

export const formulieren: readonly PageContent[] = [
  page('/formulieren', {
    title: 'Formulieren',
    description: 'Alle formulieren van Sluitsteen: offerte, inventarisatie, wijziging, opzegging, schade en klacht.',
    keywords: ['formulier', 'offerte', 'wijziging', 'opzeggen'],
    blocks: [
      text('vooraf', {
        body: `
          Alles wat u ons wilt laten weten, kan ook gewoon [per telefoon of mail](/contact). Vult u liever rustig iets in, dan kan dat hier.
          Wie wat mag doorgeven, staat bij [rechten en bevoegdheden](/rechten-en-bevoegdheden).
        `,
      }),
      cards('verzekeren', 'Een verzekering', [
        {
          title: 'Offerte aanvragen',
          text: 'Voor een gebouw, een inventaris, een vereniging.',
          link: link('/formulieren/offerte'),
        },
        {
          title: 'Offerte via het Restauratiefonds',
          text: 'Voor wie zijn monument met het Restauratiefonds financiert.',
          link: link('/formulieren/offerte-restauratiefonds'),
        },
        {
          title: 'Inventarisatie voor particulieren',
          text: 'Wie u bent, en wie er namens u mag beslissen.',
          link: link('/formulieren/inventarisatie-particulier'),
        },
        {
          title: 'Inventarisatie voor organisaties',
          text: 'Wie de organisatie vertegenwoordigt, en wie er belang bij heeft.',
          link: link('/formulieren/inventarisatie-zakelijk'),
        },
      ]),
      cards('wijzigen', 'Iets verandert', [
        {
          title: 'Een wijziging doorgeven',
          text: 'Een ander bestuur, ander gebruik, een verbouwing.',
          link: link('/formulieren/wijziging'),
        },
        { title: 'Een verzekering opzeggen', text: 'Met de dag waarop u wilt stoppen.', link: link('/formulieren/opzegging') },
        {
          title: 'Solvabiliteitsverslag opvragen',
          text: 'De verslagen van 2020 tot en met 2024.',
          link: link('/formulieren/sfcr'),
        },
      ]),
      cards('melden', 'Iets ging mis', [
        { title: 'Schade melden', text: 'Uiterlijk de volgende werkdag hoort u van ons.', link: link('/schade/melden') },
        { title: 'Een klacht', text: 'Ook dat horen wij graag, en we doen er iets mee.', link: link('/contact/klacht') },
      ]),
    ],
  }),
  page('/formulieren/offerte', {
    title: 'Offerte aanvragen',
    description: 'Vraag een offerte aan voor uw kerk, monument, klooster of woonhuis.',
    keywords: ['offerte', 'verzekering aanvragen'],
    blocks: [
      before(`
        Vertel om welk gebouw het gaat en wat u wilt verzekeren. Uw adviseur belt u binnen drie werkdagen, meestal met een paar vragen.
        Een offerte kost niets en u zit nergens aan vast.
      `),
      form(
        'quote-request',
        'U krijgt meteen een bevestiging met uw kenmerk.',
        'Binnen drie werkdagen belt uw adviseur, meestal met een paar vragen.',
        'Als het nodig is, komen wij kijken. U hoort vooraf of dat iets kost.',
        'De offerte krijgt u op papier of per mail. Pas als u akkoord geeft, bent u verzekerd.',
      ),
    ],
  }),
  page('/formulieren/offerte-restauratiefonds', {
    title: 'Offerte via het Restauratiefonds',
    description: 'Vraag een offerte aan voor een monument dat met het Restauratiefonds wordt gefinancierd.',
    blocks: [
      before(`
        Financiert u het herstel van uw monument met het Restauratiefonds, dan vraagt het fonds om een verzekering. Wij kennen de eisen.
      `),
      form(
        'restoration-fund-quote',
        'U krijgt meteen een bevestiging met uw kenmerk.',
        'Binnen drie werkdagen belt uw adviseur over de eisen van het fonds.',
        'De offerte krijgt u zo dat u haar kunt doorsturen naar het Restauratiefonds.',
      ),
    ],
  }),
  page('/formulieren/inventarisatie-particulier', {
    title: 'Inventarisatie voor particulieren',
    description: 'Wie u bent, hoe wij u bereiken en wie er namens u mag beslissen.',
    blocks: [
      before(`
        Met dit formulier weten wij wie u bent en wie er namens u iets mag vragen of wijzigen. U kunt stoppen en later verdergaan. Waarom
        wij dit willen weten, leest u bij [rechten en bevoegdheden](/rechten-en-bevoegdheden).
      `),
      form(
        'private-inventory',
        'U krijgt meteen een bevestiging met uw kenmerk.',
        'Wij leggen vast wie er namens u mag bellen, vragen en wijzigen.',
        'Klopt er iets niet, dan bellen wij u binnen een week.',
      ),
    ],
  }),
  page('/formulieren/inventarisatie-zakelijk', {
    title: 'Inventarisatie voor organisaties',
    description: 'Wie uw organisatie vertegenwoordigt, en wie er belang bij heeft.',
    blocks: [
      before(`
        Voor kerkgenootschappen, stichtingen en bedrijven. Houd het uittreksel van de Kamer van Koophandel bij de hand, en de gegevens van
        wie er tekenen. Zie ook [rechten en bevoegdheden](/rechten-en-bevoegdheden).
      `),
      form(
        'business-inventory',
        'Wie er met u tekent, krijgt een mail en tekent op een eigen moment.',
        'Wij vergelijken uw opgave met het handelsregister.',
        'U hoort binnen een week of alles compleet is.',
      ),
    ],
  }),
  page('/formulieren/wijziging', {
    title: 'Een wijziging doorgeven',
    description: 'Geef door wat er verandert aan uw gebouw, gebruik of organisatie.',
    keywords: ['wijziging', 'verhuizing', 'verbouwing'],
    blocks: [
      before(`
        Een wijziging geeft door wie mag tekenen. Zijn er meer die samen tekenen, dan vragen wij ieder om akkoord. Hoe dat zit, leest u bij
        [rechten en bevoegdheden](/rechten-en-bevoegdheden).
      `),
      form(
        'change-report',
        'U krijgt meteen een bevestiging met uw kenmerk.',
        'Uw adviseur kijkt wat de wijziging voor uw dekking betekent.',
        'Binnen vijf werkdagen krijgt u de nieuwe polis, of een vraag.',
      ),
    ],
  }),
  page('/formulieren/opzegging', {
    title: 'Een verzekering opzeggen',
    description: 'Zeg een verzekering op per de dag die u noemt.',
    keywords: ['opzeggen', 'beëindigen'],
    blocks: [
      before(`
        Jammer, en soms verstandig. Noem de dag waarop u wilt stoppen; wij zeggen u of dat kan en wat er dan nog loopt. Opzeggen kan wie mag
        tekenen: zie [rechten en bevoegdheden](/rechten-en-bevoegdheden).
      `),
      form(
        'cancellation',
        'U krijgt meteen een bevestiging met uw kenmerk.',
        'Wij kijken of de dag kan die u noemde, en wat er dan nog loopt.',
        'Binnen drie werkdagen bevestigen wij de einddatum.',
      ),
    ],
  }),
  page('/formulieren/sfcr', {
    title: 'Solvabiliteitsverslag opvragen',
    description: 'Vraag de verslagen over solvabiliteit en financiële toestand (SFCR) van 2020 tot en met 2024 op.',
    keywords: ['SFCR', 'solvabiliteit'],
    blocks: [
      before(`
        Verzekeraars leggen elk jaar uit hoe zij ervoor staan, in een verslag over solvabiliteit en financiële toestand. Kies de jaren, dan
        krijgt u ze per mail.
      `),
      form('sfcr-request', 'U krijgt meteen een bevestiging.', 'De gekozen verslagen komen binnen een werkdag per mail.'),
    ],
  }),
  page('/schade/melden', {
    title: 'Schade melden',
    description: 'Meld schade aan uw gebouw of inventaris. Uiterlijk de volgende werkdag hoort u van ons.',
    keywords: ['schade melden', 'schadeformulier'],
    blocks: [
      before(`
        **Is er nu gevaar, bel dan 112.** Is er haast bij, bel ons: [0800 - 0123](tel:08000123), dag en nacht. Een contactpersoon mag schade
        melden zonder te mogen tekenen; zie [rechten en bevoegdheden](/rechten-en-bevoegdheden).
      `),
      form(
        'damage-report',
        'Uiterlijk de volgende werkdag belt iemand die uw gebouw kent.',
        'Is het gevaarlijk of regent het in, dan sturen wij dezelfde dag iemand.',
        'Een expert stelt de schade vast, en wij regelen de vakman met u.',
      ),
    ],
  }),
  page('/contact/klacht', {
    title: 'Een klacht',
    description: 'Vertel ons wat er misging. Elke klacht wordt gelezen en beantwoord.',
    keywords: ['klacht', 'ontevreden'],
    blocks: [
      before('Vertel wat er gebeurde en wat u had verwacht. Binnen vijf werkdagen hoort u wie ermee aan het werk is.'),
      form(
        'complaint',
        'Dirk Postma leest uw klacht.',
        'Binnen vijf werkdagen hoort u wie ermee aan het werk is, en wanneer u antwoord krijgt.',
        'Komen we er samen niet uit, dan wijst de klachtenregeling de weg.',
      ),
    ],
  }),
];
