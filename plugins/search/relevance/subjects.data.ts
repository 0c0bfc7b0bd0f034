type Kind = 'building' | 'part' | 'object' | 'installation' | 'ground';

/** What the composed pages are about. */
export interface Thing {
  readonly name: string;
  readonly kind: Kind;
  readonly one: string;
  readonly more: string;
  readonly article: 'de' | 'het';
  /** How it begins a compound: `klokken` of klokkenonderhoud. */
  readonly begins: string;
}

/** What is told of a thing. */
export interface Theme {
  readonly name: string;
  /** The word alone, and as the end of a compound. */
  readonly noun: string;
  /** What is done to the thing; left out where nobody says it so. */
  readonly verb?: string;
  /** What it is told of: nobody steals a vault. */
  readonly of: readonly Kind[];
  /** Themes whose pages are near this one's. */
  readonly near: readonly string[];
  /** Three sentences: `{de}` is the thing with its article, `{one}` and `{more}` without, `{compound}` with the noun. */
  readonly sentences: readonly [string, string, string];
}

const thing = (one: string, more: string, article: 'de' | 'het', begins = one): Omit<Thing, 'kind'> => ({
  name: one.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  one,
  more,
  article,
  begins,
});

const ofKind = (kind: Kind, things: readonly Omit<Thing, 'kind'>[]): readonly Thing[] =>
  things.map((each) => ({ kind, ...each }));

export const things: readonly Thing[] = [
  ...ofKind('object', [
    thing('orgel', 'orgels', 'het'),
    thing('klok', 'klokken', 'de', 'klokken'),
    thing('preekstoel', 'preekstoelen', 'de'),
    thing('schilderij', 'schilderijen', 'het', 'schilderijen'),
    thing('kelk', 'kelken', 'de', 'kelken'),
    thing('archief', 'archieven', 'het'),
  ]),
  ...ofKind('part', [
    thing('toren', 'torens', 'de'),
    thing('dak', 'daken', 'het'),
    thing('dakgoot', 'dakgoten', 'de'),
    thing('raam', 'ramen', 'het'),
    thing('gewelf', 'gewelven', 'het'),
    thing('muur', 'muren', 'de'),
    thing('vloer', 'vloeren', 'de'),
  ]),
  ...ofKind('installation', [
    thing('uurwerk', 'uurwerken', 'het'),
    thing('zonnepaneel', 'zonnepanelen', 'het', 'zonnepanelen'),
    thing('verwarming', 'verwarmingen', 'de', 'verwarmings'),
    thing('lift', 'liften', 'de'),
  ]),
  ...ofKind('building', [
    thing('pastorie', 'pastorieën', 'de'),
    thing('klooster', 'kloosters', 'het'),
    thing('kapel', 'kapellen', 'de'),
    thing('molen', 'molens', 'de'),
    thing('boerderij', 'boerderijen', 'de'),
    thing('kasteel', 'kastelen', 'het'),
    thing('bibliotheek', 'bibliotheken', 'de'),
    thing('school', 'scholen', 'de'),
    thing('synagoge', 'synagogen', 'de'),
    thing('raadhuis', 'raadhuizen', 'het'),
    thing('stadspoort', 'stadspoorten', 'de'),
  ]),
  ...ofKind('ground', [thing('begraafplaats', 'begraafplaatsen', 'de'), thing('tuin', 'tuinen', 'de')]),
];

const theme = (noun: string, of: Theme['of'], rest: Pick<Theme, 'verb' | 'near' | 'sentences'>): Theme => ({
  name: noun,
  noun,
  of,
  ...rest,
});
const all: readonly Kind[] = ['building', 'part', 'object', 'installation', 'ground'];

export const themes: readonly Theme[] = [
  theme('onderhoud', all, {
    verb: 'onderhouden',
    near: ['schoonmaak', 'inspectie', 'keuring'],
    sentences: [
      'Goed onderhoud aan {de} kost minder dan één groot herstel.',
      'Wie {more} onderhoudt, schrijft op wat er is gedaan en door wie.',
      'Een plan voor {compound} hoort bij de stukken van het bestuur.',
    ],
  }),
  theme('restauratie', ['building', 'part', 'object'], {
    verb: 'restaureren',
    near: ['herstel', 'vervanging'],
    sentences: [
      'Een restauratie van {de} begint met een onderzoek naar wat er nog van vroeger is.',
      'Bij {more} die gerestaureerd worden, blijft het oude materiaal waar dat kan.',
      'Een {compound} duurt vaak langer dan de aannemer denkt.',
    ],
  }),
  theme('verzekering', all, {
    verb: 'verzekeren',
    near: ['taxatie', 'aansprakelijkheid'],
    sentences: [
      'Met een verzekering voor {de} weet u waar u aan toe bent.',
      'Niet alle {more} zijn vanzelf meeverzekerd met het gebouw.',
      'De {compound} loopt een jaar en wordt dan stilzwijgend verlengd.',
    ],
  }),
  theme('brand', ['building', 'object', 'installation'], {
    near: ['beveiliging'],
    sentences: [
      'Een brand bij {de} ontstaat zelden vanzelf.',
      'Houd bij {more} altijd een blusser binnen handbereik.',
      'Na een {compound} mag niemand naar binnen voordat de brandweer het zegt.',
    ],
  }),
  theme('diefstal', ['object'], {
    near: ['beveiliging'],
    sentences: [
      'Na diefstal uit of van {de} doet u eerst aangifte.',
      'Van {more} die gestolen zijn, vraagt de politie foto’s en maten.',
      '{Compound} komt vaker voor waar niemand langs loopt.',
    ],
  }),
  theme('stormschade', ['building', 'part', 'ground'], {
    near: ['herstel'],
    sentences: [
      'Stormschade aan {de} meldt u zo gauw het veilig is.',
      'De wind krijgt vat op {more} die slecht vastzitten.',
      'Bij storm blijft iedereen weg bij {de}, ook de koster.',
    ],
  }),
  theme('lekkage', ['building', 'part', 'installation'], {
    near: ['herstel'],
    sentences: [
      'Een lekkage bij {de} begint met een vlek die niemand ziet.',
      'Water zoekt bij {more} altijd de laagste naad.',
      'Noteer bij een lekkage van welke kant de regen kwam.',
    ],
  }),
  theme('inspectie', all, {
    verb: 'inspecteren',
    near: ['onderhoud', 'keuring'],
    sentences: [
      'Bij een inspectie van {de} loopt u zelf mee.',
      'Onze mensen inspecteren {more} met een zaklamp en een spiegel.',
      'Het verslag van de {compound} heeft drie kolommen.',
    ],
  }),
  theme('taxatie', ['building', 'object'], {
    verb: 'taxeren',
    near: ['verzekering'],
    sentences: [
      'Een taxatie van {de} door een deskundige geldt drie jaar.',
      'Wie {more} taxeert, kijkt naar materiaal, ouderdom en vakmanschap.',
      'De {compound} bepaalt het bedrag op de polis.',
    ],
  }),
  theme('subsidie', ['building', 'part', 'object'], {
    near: ['vergunning'],
    sentences: [
      'Voor {de} is soms subsidie aan te vragen bij de provincie.',
      'De pot voor {more} is ieder jaar vroeg leeg.',
      'Zonder begroting krijgt u geen subsidie.',
    ],
  }),
  theme('vergunning', ['building', 'part', 'installation', 'ground'], {
    near: ['subsidie'],
    sentences: [
      'Wie iets verandert aan {de}, heeft meestal een vergunning nodig.',
      'De gemeente let bij {more} op wat er van de straat te zien is.',
      'Een vergunning die is verleend, vervalt na een paar jaar.',
    ],
  }),
  theme('verhuur', ['building', 'ground'], {
    verb: 'verhuren',
    near: ['aansprakelijkheid'],
    sentences: [
      'Bij verhuur van {de} legt u vast wie voor de schade betaalt.',
      'Wie {more} verhuurt, vraagt de huurder naar zijn eigen polis.',
      'Een contract voor {compound} past op één bladzijde.',
    ],
  }),
  theme('beveiliging', ['building', 'object'], {
    verb: 'beveiligen',
    near: ['diefstal', 'brand'],
    sentences: [
      'De beveiliging van {de} hoeft niet duur te zijn.',
      'Sloten en licht beveiligen {more} beter dan een bordje.',
      'Bij {compound} telt de tijd die een inbreker nodig heeft.',
    ],
  }),
  theme('verlichting', ['building', 'part', 'ground'], {
    verb: 'verlichten',
    near: ['vervanging'],
    sentences: [
      'Nieuwe verlichting bij {de} geeft minder warmte dan de oude lampen.',
      'Lampen die {more} verlichten, horen niet tegen hout.',
      'Laat de {compound} na sluitingstijd door een schakelaar doven.',
    ],
  }),
  theme('schoonmaak', all, {
    verb: 'schoonmaken',
    near: ['onderhoud'],
    sentences: [
      'De schoonmaak van {de} is geen werk voor één man op een ladder.',
      'Gebruik bij {more} geen hogedrukspuit.',
      'Wie {de} schoonmaakt, ziet het eerst wat er stuk is.',
    ],
  }),
  theme('keuring', ['building', 'installation'], {
    verb: 'keuren',
    near: ['inspectie', 'onderhoud'],
    sentences: [
      'De keuring van {de} is ieder jaar, en het bewijs hangt in de meterkast.',
      'Een bevoegde keurt {more} volgens de norm.',
      'Zonder {compound} betaalt een verzekeraar soms minder.',
    ],
  }),
  theme('herstel', all, {
    verb: 'herstellen',
    near: ['restauratie', 'vervanging'],
    sentences: [
      'Het herstel van {de} laat u doen door iemand die er meer heeft gezien.',
      'Schade aan {more} herstelt men met het materiaal dat er al zat.',
      'Wij vergoeden {compound} naar wat de vakman rekent.',
    ],
  }),
  theme('vervanging', ['part', 'installation'], {
    verb: 'vervangen',
    near: ['herstel', 'restauratie'],
    sentences: [
      'Vervanging van {de} is het laatste waar men aan denkt.',
      'Bij {more} die vervangen zijn, bewaart u een stuk van het oude.',
      'De kosten van {compound} staan los van die van het gebouw.',
    ],
  }),
  theme('aansprakelijkheid', ['building', 'part', 'ground'], {
    near: ['verzekering', 'verhuur'],
    sentences: [
      'De aansprakelijkheid voor schade door {de} ligt bij de eigenaar.',
      'Wie langs {more} loopt en iets op het hoofd krijgt, stuurt een brief.',
      'Een bestuurder is zelden persoonlijk aansprakelijk voor {de}.',
    ],
  }),
];

/** What any page of an insurer may say. */
export const fillers: readonly string[] = [
  'Bel uw adviseur als er iets verandert in het gebruik van het gebouw.',
  'De polisvoorwaarden beslissen, dus lees ze voordat u tekent.',
  'Een foto van vóór de gebeurtenis zegt meer dan een beschrijving erna.',
  'Het eigen risico staat op het polisblad.',
  'De koster weet vaak meer dan het dossier.',
  'Bewaar rekeningen en verslagen buiten het gebouw.',
  'Wat u met vrijwilligers doet, bespreekt u vooraf met ons.',
  'De premie hangt af van de waarde en van wat u zelf aan preventie doet.',
  'Voor monumenten gelden soms andere regels dan voor gewone gebouwen.',
  'Vraag twee offertes, en vraag waarom de ene lager is.',
  'Een afspraak op papier voorkomt een ruzie in de winter.',
  'Wij komen graag kijken, ook als er niets aan de hand is.',
  'Zet het in de notulen, met de datum erbij.',
  'Het bestuur beslist, maar de penningmeester betaalt.',
  'Wie één ding per seizoen doet, is na twee jaar verder.',
  'In een oud gebouw is niets recht, ook de begroting niet.',
];
