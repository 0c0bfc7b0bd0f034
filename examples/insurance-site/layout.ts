import type { PageTypesOptions } from '@lectern/page-types';

/** The values of the German pages that differ. */
const german = {
  tagline: 'Versicherungsvermittler für Kirchen, Klöster und Denkmäler.',
  navigation: [
    { label: 'Startseite', href: '/de-de' },
    { label: 'Kirchen', href: '/de-de/kirchen' },
  ],
  action: { label: 'Kontakt', href: '/de-de/kontakt' },
  languages: [{ label: 'Nederlands', href: '/', lang: 'nl' }],
  footer: {
    about:
      'Sluitsteen vermittelt Versicherungen für Kirchen, Denkmäler, ehemalige Klöster und besondere Häuser in den Niederlanden.',
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
  languages: [{ label: 'Deutsch', href: '/de-de', lang: 'de' }],
  footer: {
    about:
      'Sluitsteen bemiddelt in verzekeringen voor kerken, monumenten, voormalige kloosters en bijzondere woonhuizen in heel Nederland.',
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
    ],
    smallPrint: 'Sluitsteen is een fictief bedrijf, bedacht om te laten zien wat Lectern kan.',
  },
  locales: { 'de-DE': german },
} satisfies Partial<PageTypesOptions>;
