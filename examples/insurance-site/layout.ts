import type { PageTypesOptions } from '@lectern/page-types';

const contact = [
  { label: '0800 - 0123', href: 'tel:08000123' },
  { label: 'info@sluitsteen.example', href: 'mailto:info@sluitsteen.example' },
];

/** The values of the German pages that differ. */
const german = {
  tagline: 'Versicherungsvermittler für Kirchen, Klöster und Denkmäler.',
  navigation: [
    { label: 'Startseite', href: '/de-de' },
    { label: 'Kirchen', href: '/de-de/kirchen' },
  ],
  action: { label: 'Kontakt', href: '/de-de/kontakt' },
  footer: {
    about:
      'Sluitsteen vermittelt Versicherungen für Kirchen, Denkmäler, ehemalige Klöster und besondere Häuser in den Niederlanden.',
    contact,
    columns: [
      {
        title: 'Auf Deutsch',
        links: [
          { label: 'Startseite', href: '/de-de' },
          { label: 'Kirchen und andere Gotteshäuser', href: '/de-de/kirchen' },
          { label: 'Kontakt', href: '/de-de/kontakt' },
        ],
      },
      {
        title: 'Auf Niederländisch',
        links: [
          { label: 'Privacyverklaring', href: '/privacyverklaring', lang: 'nl' },
          { label: 'Cookieverklaring', href: '/cookieverklaring', lang: 'nl' },
          { label: 'Disclaimer', href: '/disclaimer', lang: 'nl' },
        ],
      },
    ],
    legal: [{ label: 'Nederlands', href: '/', lang: 'nl' }],
    smallPrint: 'Sluitsteen ist ein erfundenes Unternehmen. Es zeigt, was Lectern kann.',
  },
} satisfies PageTypesOptions['locales'][string];

/** The options of page-types: header and footer of every page. */
export const layout = {
  siteTitle: 'Sluitsteen',
  tagline: 'Assurantietussenpersoon voor religieus en monumentaal erfgoed.',
  navigation: [
    {
      label: 'Verzekeringen',
      href: '/verzekeringen',
      children: [
        { label: 'Religieuze gebouwen', href: '/verzekeringen/religieuze-gebouwen' },
        { label: 'Monumenten', href: '/verzekeringen/monumenten' },
        { label: 'Voormalige kerken en kloosters', href: '/verzekeringen/voormalige-kerken-en-kloosters' },
        { label: 'Woonhuizen', href: '/verzekeringen/woonhuizen' },
      ],
    },
    { label: 'Schade', href: '/schade' },
    { label: 'Risicocheck', href: '/risicocheck' },
    { label: 'Advies', href: '/advies' },
    { label: 'Nieuws', href: '/nieuws' },
    { label: 'Over ons', href: '/over-ons' },
  ],
  action: { label: 'Contact', href: '/contact' },
  footer: {
    about:
      'Sluitsteen bemiddelt in verzekeringen voor kerken, monumenten, voormalige kloosters en bijzondere woonhuizen in heel Nederland.',
    contact,
    columns: [
      {
        title: 'Verzekeren',
        links: [
          { label: 'Religieuze gebouwen', href: '/verzekeringen/religieuze-gebouwen' },
          { label: 'Monumenten', href: '/verzekeringen/monumenten' },
          { label: 'Voormalige kerken en kloosters', href: '/verzekeringen/voormalige-kerken-en-kloosters' },
          { label: 'Woonhuizen', href: '/verzekeringen/woonhuizen' },
        ],
      },
      {
        title: 'Hulp en advies',
        links: [
          { label: 'Schade melden', href: '/schade' },
          { label: 'Risicocheck voor kerken', href: '/risicocheck' },
          { label: 'Advies', href: '/advies' },
          { label: 'Nieuws', href: '/nieuws' },
        ],
      },
      {
        title: 'Sluitsteen',
        links: [
          { label: 'Over ons', href: '/over-ons' },
          { label: 'Contact', href: '/contact' },
          { label: 'AFM-vergunning', href: '/vergunning' },
          { label: 'Rechten en bevoegdheden', href: '/rechten-en-bevoegdheden' },
        ],
      },
    ],
    legal: [
      { label: 'Privacyverklaring', href: '/privacyverklaring' },
      { label: 'Cookieverklaring', href: '/cookieverklaring' },
      { label: 'Disclaimer', href: '/disclaimer' },
      { label: 'Deutsch', href: '/de-de', lang: 'de' },
    ],
    smallPrint: 'Sluitsteen is een fictief bedrijf, bedacht om te laten zien wat Lectern kan.',
  },
  locales: { 'de-DE': german },
} satisfies Partial<PageTypesOptions>;
