import type { PageTypesOptions } from '@lectern/page-types';

/** The texts of the German pages that differ. */
const german = {
  tagline: 'Versicherungsvermittler für Kirchen, Klöster und Denkmäler.',
  footer: {
    about:
      'Sluitsteen vermittelt Versicherungen für Kirchen, Denkmäler, ehemalige Klöster und besondere Häuser in den Niederlanden.',
    smallPrint: 'Sluitsteen ist ein erfundenes Unternehmen. Es zeigt, was Lectern kann.',
  },
} satisfies PageTypesOptions['locales'][string];

/** Those of the French ones. */
const french = {
  tagline: 'Courtier en assurances pour églises, couvents et monuments.',
  footer: {
    about:
      'Sluitsteen est courtier en assurances pour les églises, les monuments, les anciens couvents et les maisons de caractère aux Pays-Bas.',
    smallPrint: 'Sluitsteen est une société imaginaire. Elle montre ce que Lectern sait faire.',
  },
} satisfies PageTypesOptions['locales'][string];

/** The options of page-types: what header and footer say beside their menus. */
export const layout = {
  siteTitle: 'Sluitsteen',
  tagline: 'Assurantietussenpersoon voor religieus en monumentaal erfgoed.',
  footer: {
    about:
      'Sluitsteen bemiddelt in verzekeringen voor kerken, monumenten, voormalige kloosters en bijzondere woonhuizen in heel Nederland.',
    smallPrint: 'Sluitsteen is een fictief bedrijf, bedacht om te laten zien wat Lectern kan.',
  },
  locales: { 'de-DE': german, 'fr-FR': french },
} satisfies Partial<PageTypesOptions>;
