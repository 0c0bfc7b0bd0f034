import { endOf } from './tree-line.ts';
import type { TreeLine } from './tree-line.ts';

/** Where a row may land: beside another, or below it as its last. */
export interface Landing {
  readonly target: string;
  readonly place: 'before' | 'on' | 'after';
  /** The level it would then have. */
  readonly level: number;
}

type Lines = readonly TreeLine[];

/** The rows among which one may land: all but itself and what lies below it. */
export function linesWithout(lines: Lines, id: string): Lines {
  const index = lines.findIndex((line) => line.id === id);
  return index < 0 ? lines : [...lines.slice(0, index), ...lines.slice(endOf(lines, index) + 1)];
}

/** The places between a row and the next, the deepest first: where a branch ends there is one for each level. -1 is above all. */
function placesAfter(lines: Lines, index: number): readonly Landing[] {
  const [line, next] = [lines[index], lines[index + 1]];
  if (next && (!line || next.level > line.level)) return [{ target: next.id, place: 'before', level: next.level }];
  const places: Landing[] = [];
  for (let each = line; each && each.level >= (next?.level ?? 1);) {
    const { id, level } = each;
    places.push({ target: id, place: 'after', level });
    each = lines.slice(0, index).findLast((above) => above.level < level);
  }
  return places;
}

/** Every place among rows, from top to bottom. The end of an open row is that after its last. */
export const placesAmong = (lines: Lines): readonly Landing[] => [
  ...placesAfter(lines, -1),
  ...lines.flatMap(({ id, level }, index): Landing[] => {
    const isOpen = (lines[index + 1]?.level ?? 0) > level;
    return [...(isOpen ? [] : [{ target: id, place: 'on' as const, level: level + 1 }]), ...placesAfter(lines, index)];
  }),
];

/** Where a row stands now, among all places. */
export function ownPlace(lines: Lines, id: string, places: readonly Landing[]): number {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  const beside = placesAfter(linesWithout(lines, id), index - 1).find(({ level }) => level === line?.level);
  const own = beside ?? { target: line?.parent, place: 'on' };
  return places.findIndex(({ target, place }) => target === own.target && place === own.place);
}

interface Pointed {
  /** Edges of the rows, and what is pointed at, all in pixels from one origin. */
  readonly edges: readonly { readonly top: number; readonly bottom: number }[];
  readonly x: number;
  readonly y: number;
  /** Where rows of the level of a row begin. */
  readonly startOf: (id: string) => number;
  readonly isAllowed: (landing: Landing) => boolean;
}

/**
 * Where a pointer would drop. The middle half of a row is on it, where that is allowed; elsewhere it is between two, where the pointer's
 * distance from the side chooses among levels. Where nothing is allowed it is the place that will be refused.
 */
export function landingAt(lines: Lines, pointed: Pointed): Landing | undefined {
  const { edges, x, y, startOf, isAllowed } = pointed;
  const index = edges.findIndex(({ bottom }) => y < bottom);
  const [line, edge] = [lines[index], edges[index]];
  const share = edge ? (y - edge.top) / (edge.bottom - edge.top) : 0;
  const on: Landing | undefined = line && { target: line.id, place: 'on', level: line.level + 1 };
  const isMiddle = share >= 0.25 && share <= 0.75;
  if (on && isMiddle && isAllowed(on)) return on;
  const places = placesAfter(lines, line ? (share > 0.5 ? index : index - 1) : lines.length - 1);
  const allowed = places.filter(isAllowed);
  return allowed.find(({ target }) => startOf(target) <= x) ?? allowed.at(-1) ?? (isMiddle && on ? on : places[0]);
}
