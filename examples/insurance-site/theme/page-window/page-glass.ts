import { seededRandom } from '../stained-glass/seeded-random.ts';

/** A pane of coloured glass among clear ones: its tint, and its place in the lattice. */
export interface PageGlass {
  readonly panes: readonly { readonly tint: number; readonly d: string }[];
}

const tints = [1, 2, 3, 4] as const;
const columns = 4;
const rows = 14;

/** Mostly clear glass with a few panes of colour, left and right alike, as in the windows of a village church. */
export function pageGlass(seed: string): PageGlass {
  const random = seededRandom(seed);
  const accent = tints[Math.floor(random() * tints.length)] ?? 1;
  const every = 2 + Math.floor(random() * 3);
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    across: index % columns,
    down: Math.floor(index / columns),
  }))
    .filter(({ across, down }) => (across + down) % 2 === 0)
    .map(({ across, down }) => ({ across, down, tint: tintOf({ random, accent, every, across, down }) }));
  const panes = [...tints, 5].map((tint) => ({
    tint,
    d: cells
      .filter((cell) => cell.tint === tint)
      .map(strokesOf)
      .join(''),
  }));
  return { panes: panes.filter(({ d }) => d !== '') };
}

interface Cell {
  readonly random: () => number;
  readonly accent: number;
  readonly every: number;
  readonly across: number;
  readonly down: number;
}

/** The axis carries the accent; a few of the others are tinted, most stay clear (0). */
function tintOf({ random, accent, every, across, down }: Cell): number {
  const chance = random();
  if (across === 0 && down % (every * 2) === 0) return accent;
  if (chance < 0.12) return tints[Math.floor(random() * tints.length)] ?? 1;
  return chance < 0.45 ? 5 : 0;
}

/** A pane and its mirror image, each a line of no length with a square cap. */
function strokesOf({ across, down }: { readonly across: number; readonly down: number }): string {
  const left = `M${(down - across) / 2} ${(down + across) / 2}h0`;
  return across === 0 ? left : `${left}M${(down + across) / 2} ${(down - across) / 2}h0`;
}
