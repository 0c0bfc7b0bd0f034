import { borders, dikes } from './borders.ts';
import type { Border } from './borders.ts';
import type { MapShape, PlannerMap } from './map.types.ts';

type Point = readonly [x: number, y: number];
/** A border as it runs, or, with a minus, the other way. */
type Edge = Border | `-${Border}`;

interface Province {
  readonly name: string;
  /** Each goes round once; the mainland first. */
  readonly rings: readonly (readonly Edge[])[];
  readonly centre: Point;
}

/** The edges of the map in degrees, and how many units of it one degree of latitude is. */
const west = 3.3;
const north = 53.56;
const unit = 200;
/** At 52.2° north a degree of longitude is this part of one of latitude. */
const narrowing = 0.613;

const provinces: Readonly<Record<string, Province>> = {
  groningen: {
    name: 'Groningen',
    rings: [['groningenCoast', 'groningenGermany', 'groningenDrenthe', '-frieslandGroningen']],
    centre: [6.72, 53.26],
  },
  friesland: {
    name: 'Friesland',
    rings: [
      ['waddenFriesland', 'frieslandGroningen', 'frieslandDrenthe', 'frieslandOverijssel', 'frieslandFlevoland', 'frieslandLake'],
      ['vlieland'],
      ['terschelling'],
      ['ameland'],
      ['schiermonnikoog'],
    ],
    centre: [5.82, 53.08],
  },
  drenthe: {
    name: 'Drenthe',
    rings: [['drentheGermany', 'drentheOverijssel', '-frieslandDrenthe', '-groningenDrenthe']],
    centre: [6.6, 52.87],
  },
  overijssel: {
    name: 'Overijssel',
    rings: [
      [
        'overijsselGermany',
        'overijsselGelderland',
        'flevolandOverijssel',
        'ketelmeer',
        '-polderOverijssel',
        '-frieslandOverijssel',
        '-drentheOverijssel',
      ],
    ],
    centre: [6.42, 52.42],
  },
  flevoland: {
    name: 'Flevoland',
    rings: [
      ['flevolandUtrecht', 'flevolandGelderland', 'flevolandOverijssel', 'flevolandLakeSouth', 'hollandFlevoland'],
      ['polderOverijssel', 'flevolandLakeNorth', '-frieslandFlevoland'],
    ],
    centre: [5.5, 52.42],
  },
  gelderland: {
    name: 'Gelderland',
    rings: [
      [
        'gelderlandGermany',
        'gelderlandLimburg',
        'gelderlandBrabant',
        '-hollandGelderland',
        'gelderlandUtrecht',
        'flevolandGelderland',
        '-overijsselGelderland',
      ],
    ],
    centre: [5.95, 52.12],
  },
  utrecht: {
    name: 'Utrecht',
    rings: [['-gelderlandUtrecht', '-hollandUtrecht', '-northHollandUtrecht', 'flevolandUtrecht']],
    centre: [5.16, 52.07],
  },
  'noord-holland': {
    name: 'Noord-Holland',
    rings: [
      ['northSeaCoast', 'waddenHolland', 'hollandLake', 'hollandFlevoland', 'northHollandUtrecht', '-southNorthHolland'],
      ['texel'],
    ],
    centre: [4.86, 52.62],
  },
  'zuid-holland': {
    name: 'Zuid-Holland',
    rings: [
      ['hollandDelta', 'hollandCoast', 'southNorthHolland', 'hollandUtrecht', 'hollandGelderland', 'hollandBrabant'],
      ['goeree'],
    ],
    centre: [4.5, 51.98],
  },
  zeeland: {
    name: 'Zeeland',
    rings: [
      ['zeelandScheldt', 'zeelandCoast', 'zeelandBrabant'],
      ['tholenShore', 'tholenBrabant'],
      ['schouwen'],
      ['flandersCoast', 'flandersBelgium'],
    ],
    centre: [3.8, 51.5],
  },
  'noord-brabant': {
    name: 'Noord-Brabant',
    rings: [
      [
        'brabantWater',
        'tholenBrabant',
        'brabantScheldt',
        'zeelandBrabant',
        'brabantBelgium',
        '-brabantLimburg',
        'gelderlandBrabant',
        'hollandBrabant',
      ],
    ],
    centre: [5.2, 51.56],
  },
  limburg: {
    name: 'Limburg',
    rings: [['limburgGermany', 'limburgBelgium', '-brabantLimburg', '-gelderlandLimburg']],
    centre: [5.98, 51.3],
  },
};

const toMap = ([longitude, latitude]: Point): Point => [
  Math.round((longitude - west) * narrowing * unit),
  Math.round((north - latitude) * unit),
];

const pointsOf = (line: string): Point[] =>
  line.split(' ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return toMap([longitude, latitude]);
  });

const isBorder = (edge: Edge): edge is Border => edge in borders;

function pointsAlong(edge: Edge): Point[] {
  if (isBorder(edge)) return pointsOf(borders[edge]);
  const name = edge.slice(1);
  return isBorder(name as Edge) ? pointsOf(borders[name as Border]).toReversed() : [];
}

const lineThrough = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** Edges in a row begin where the one before ended: that point is drawn once. */
const ringOf = (edges: readonly Edge[]): string => `${lineThrough(edges.flatMap((edge) => pointsAlong(edge).slice(0, -1)))}Z`;

const shapeOf = ([id, { name, rings, centre }]: readonly [string, Province]): MapShape => ({
  id,
  name,
  path: rings.map(ringOf).join(''),
  centre: toMap(centre),
});

/** The twelve provinces of the Netherlands. Shapes are called by their names: `noord-holland`. */
export const netherlands: PlannerMap = {
  width: 484,
  height: 566,
  shapes: Object.entries(provinces).map(shapeOf),
  lines: dikes.map((dike) => lineThrough(pointsOf(dike))).join(''),
};

/** Ends of borders as they meet, for the test: every ring with its edges' first and last points. */
export const ringsOf = (): readonly { readonly province: string; readonly ends: readonly (readonly [Point, Point])[] }[] =>
  Object.entries(provinces).flatMap(([province, { rings }]) =>
    rings.map((ring) => ({
      province,
      ends: ring.map((edge) => {
        const points = pointsAlong(edge);
        return [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]] as const;
      }),
    })),
  );
