/** An item of a menu: a heading, or a link to a page of the content, by its slug. */
export interface MenuContent {
  readonly label: string;
  readonly slug?: string;
  /** Of the page, where it is not that of the menu. */
  readonly locale?: string;
  readonly children?: readonly MenuContent[];
}

const to = (label: string, slug: string, children: readonly MenuContent[] = []): MenuContent => ({ label, slug, children });
const heading = (label: string, children: readonly MenuContent[]): MenuContent => ({ label, children });
const dutch = (label: string, slug: string): MenuContent => ({ label, slug, locale: 'nl-NL' });

const audiences = [
  to('Religieuze gebouwen', '/verzekeringen/religieuze-gebouwen'),
  to('Monumenten', '/verzekeringen/monumenten'),
  to('Voormalige kerken en kloosters', '/verzekeringen/voormalige-kerken-en-kloosters'),
  to('Woonhuizen', '/verzekeringen/woonhuizen'),
];

/** The menus of header and footer, by locale and name. */
export const menus: Readonly<Record<string, Readonly<Record<string, readonly MenuContent[]>>>> = {
  'nl-NL': {
    main: [
      to('Verzekeringen', '/verzekeringen', audiences),
      to('Schade', '/schade'),
      to('Risicocheck', '/risicocheck'),
      to('Advies', '/advies'),
      to('Nieuws', '/nieuws'),
      to('Over ons', '/over-ons'),
    ],
    action: [to('Contact', '/contact')],
    search: [to('Zoeken', '/zoeken')],
    footer: [
      heading('Verzekeren', audiences),
      heading('Hulp en advies', [
        to('Maak een afspraak', '/afspraak'),
        to('Schade melden', '/schade/melden'),
        to('Formulieren', '/formulieren'),
        to('Risicocheck voor kerken', '/risicocheck'),
        to('Advies', '/advies'),
        to('Nieuws', '/nieuws'),
      ]),
      heading('Sluitsteen', [
        to('Over ons', '/over-ons'),
        to('Contact', '/contact'),
        to('AFM-vergunning', '/vergunning'),
        to('Klachten', '/klachten'),
        to('Rechten en bevoegdheden', '/rechten-en-bevoegdheden'),
      ]),
    ],
    legal: [
      to('Privacyverklaring', '/privacyverklaring'),
      to('Cookieverklaring', '/cookieverklaring'),
      to('Disclaimer', '/disclaimer'),
      to('Toegankelijkheid', '/toegankelijkheid'),
    ],
  },
  'de-DE': {
    main: [to('Startseite', '/'), to('Kirchen', '/kirchen')],
    action: [to('Kontakt', '/kontakt')],
    search: [to('Suche', '/suche')],
    footer: [
      heading('Auf Deutsch', [
        to('Startseite', '/'),
        to('Kirchen und andere Gotteshäuser', '/kirchen'),
        to('Kontakt', '/kontakt'),
      ]),
      heading('Auf Niederländisch', [
        dutch('Privacyverklaring', '/privacyverklaring'),
        dutch('Cookieverklaring', '/cookieverklaring'),
        dutch('Disclaimer', '/disclaimer'),
      ]),
    ],
  },
  'fr-FR': {
    main: [to('Accueil', '/'), to('Édifices religieux', '/eglises')],
    action: [to('Contact', '/contact')],
    search: [to('Recherche', '/recherche')],
    footer: [
      heading('En français', [to('Accueil', '/'), to('Églises et autres lieux de culte', '/eglises'), to('Contact', '/contact')]),
      heading('En néerlandais', [
        dutch('Privacyverklaring', '/privacyverklaring'),
        dutch('Cookieverklaring', '/cookieverklaring'),
        dutch('Disclaimer', '/disclaimer'),
      ]),
    ],
  },
};
