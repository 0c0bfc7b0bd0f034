import { seededRandom } from './seeded-random.ts';

/** A pane's colour: 1 deep, 2 full, 3 bright, 4 pale, 5 and 6 the accents of the window. */
export type Tint = 1 | 2 | 3 | 4 | 5 | 6;

/** Panes of one tint. `d` is in units of the lattice; each pane is a line of no length with a square cap. */
export interface Quarries {
  readonly tint: Tint;
  readonly d: string;
}

/** Panes of one tint in a ring or border of `count` equal parts. */
export interface Panes {
  readonly tint: Tint;
  readonly dashes: string;
}

export interface Ring {
  readonly radius: number;
  readonly width: number;
  readonly count: number;
  readonly base: Tint;
  readonly panes: readonly Panes[];
}

/** The pattern of one window: windows of a kind differ in nothing else. */
export interface GlassPattern {
  /** The left half and the axis of the lattice; the right half is its mirror image. */
  readonly quarries: readonly Quarries[];
  /** Rings of light around the building, from the inside. */
  readonly rings: readonly Ring[];
  /** Foils of the rose in the head. */
  readonly foils: number;
  /** Foils of the medallion at the foot. */
  readonly medallion: number;
}

/** Half a pane's width and height, and the point where the lattice begins. */
export const lattice = { halfWidth: 10, halfHeight: 14, x: 100, y: 24 } as const;

const rows = 43;
const columns = 8;
const tints: readonly Tint[] = [2, 3, 4, 5, 6];
/** The areas under other drawings: no panes are made there. */
const covered = [
  { x: 100, y: 118, radius: 50 },
  { x: 100, y: 378, radius: 92 },
];

const pick = <Value>(random: () => number, from: readonly [Value, ...Value[]]): Value =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** The glass of a window, from its seed. Pure: one seed, one window. */
export function glassPattern(seed: string): GlassPattern {
  const random = seededRandom(seed);
  return {
    foils: pick(random, [6, 8, 10]),
    medallion: pick(random, [4, 6, 8]),
    rings: [
      { radius: 34, width: 30, count: 16, base: 4 as Tint },
      { radius: 62, width: 24, count: 16, base: 3 as Tint },
      { radius: 84, width: 18, count: 32, base: 2 as Tint },
    ].map((ring) => ({ ...ring, panes: ringPanes(random, ring) })),
    quarries: quarriesOf(random),
  };
}

/** A diaper, as glaziers laid it: a small motif that repeats, in which some panes had to be replaced. */
function quarriesOf(random: () => number): Quarries[] {
  const motif = Array.from({ length: 12 }, () => pick<Tint>(random, [1, 1, 2, 2, 2, 3, 3, 5, 6]));
  const cells = Array.from({ length: rows * columns }, (_, index) => ({
    across: index % columns,
    down: Math.floor(index / columns),
  }))
    .filter(({ across, down }) => (across + down) % 2 === 0 && !isCovered(across, down))
    .map(({ across, down }) => ({ i: (down - across) / 2, j: (down + across) / 2, tint: tintOf(random, motif, across, down) }));
  return tints.map((tint) => ({ tint, d: strokesOf(cells.filter((cell) => cell.tint === tint)) }));
}

function tintOf(random: () => number, motif: readonly Tint[], across: number, down: number): Tint {
  const chance = random();
  if (chance < 0.07) return 4;
  if (chance < 0.2) return pick<Tint>(random, [1, 2, 3, 3]);
  return motif[(down % 4) * 3 + (across % 3)] ?? 2;
}

const isCovered = (across: number, down: number): boolean =>
  covered.some(({ x, y, radius }) => {
    const dx = lattice.x - across * lattice.halfWidth - x;
    const dy = lattice.y + down * lattice.halfHeight - y;
    return Math.hypot(dx, dy) < radius;
  });

const strokesOf = (cells: readonly { readonly i: number; readonly j: number }[]): string =>
  cells.map(({ i, j }) => `M${i} ${j}h0`).join('');

/** The panes of a ring that are not of its own tint. Its two halves mirror each other. */
function ringPanes(random: () => number, { count, base }: { readonly count: number; readonly base: Tint }): Panes[] {
  const neighbours: readonly Tint[] = [base === 4 ? 3 : 4, base === 2 ? 1 : 2, pick<Tint>(random, [5, 6, 5])];
  const owners = Array.from({ length: count / 2 }, () => Math.floor(random() * 5));
  const all = [...owners, ...owners.toReversed()];
  return neighbours
    .map((tint, owner) => ({ tint, dashes: dashesOf(all.map((value) => value === owner)) }))
    .filter(({ dashes }) => dashes !== '');
}

/** The dash array that draws the parts of a ring that are on; it begins with a dash, of no length if need be. */
function dashesOf(parts: readonly boolean[]): string {
  if (!parts.includes(true)) return '';
  const runs: number[] = [];
  let isOn = true;
  let run = 0;
  for (const part of parts) {
    if (part === isOn) run += 1;
    else {
      runs.push(run);
      isOn = part;
      run = 1;
    }
  }
  runs.push(run);
  // An odd number of runs would swap dashes and gaps the second time round.
  return (runs.length % 2 === 0 ? runs : [...runs, 0]).join(' ');
}
