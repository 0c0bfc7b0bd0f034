import type { TreePage } from '../../tree.calls.ts';

/** What is known of a level: its first pages, of how many. */
export interface TreeLevel {
  readonly items: readonly TreePage[];
  readonly total: number;
}

/** Levels by the id of the page above; `''` is the uppermost. */
export type TreeLevels = ReadonlyMap<string, TreeLevel>;

export const top = '';

/** Where a page stands. */
export interface TreePlace {
  readonly page: TreePage;
  /** Id of the page above; `''` at the top. */
  readonly parent: string;
  readonly index: number;
  readonly level: TreeLevel;
}

/** Where a page is to stand: below which one, and before which one there; null for the last place. */
export interface TreeTarget {
  readonly parentID: string | null;
  readonly beforeID: string | null;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Where a page stands, as far as it was loaded. */
export function placeOf(levels: TreeLevels, id: string): TreePlace | undefined {
  for (const [parent, level] of levels) {
    const index = level.items.findIndex((page) => page.id === id);
    const page = level.items[index];
    if (page) return { page, parent, index, level };
  }
  return undefined;
}

/** Whether something stands below a page, as far as is known by now. */
export const hasBelow = (levels: TreeLevels, { id, children }: Pick<TreePage, 'id' | 'children'>): boolean =>
  (levels.get(id)?.total ?? children) > 0;

/**
 * Levels with one that was read anew. What stands there stands nowhere else any more, whatever was read of other levels
 * before: a page that is drawn twice would end the walk through the tree.
 */
export function withLevel(levels: TreeLevels, parent: string, level: TreeLevel): TreeLevels {
  const ids = new Set(level.items.map(({ id }) => id));
  const next = new Map<string, TreeLevel>();
  for (const [id, other] of levels) {
    const items = other.items.filter((page) => !ids.has(page.id));
    next.set(id, items.length === other.items.length ? other : { items, total: other.total - other.items.length + items.length });
  }
  return next.set(parent, level);
}

/** Whether a page is another or stands below it. */
export function isWithin(levels: TreeLevels, id: string, above: string): boolean {
  const passed = new Set<string>();
  // Levels that were read at different times may lead in a circle.
  for (let at = id; at !== top && !passed.has(at); at = placeOf(levels, at)?.parent ?? top) {
    if (at === above) return true;
    passed.add(at);
  }
  return false;
}

const targetIn = (parent: string, beforeID: string | undefined): TreeTarget => ({
  parentID: parent === top ? null : parent,
  beforeID: beforeID ?? null,
});

/** Where a step leads; undefined where there is no further that way. */
export function targetAfter(levels: TreeLevels, id: string, step: TreeStep): TreeTarget | undefined {
  const place = placeOf(levels, id);
  if (!place) return undefined;
  const { parent, index, level } = place;
  const before = level.items[index - 1];
  if (step === 'up') return before && targetIn(parent, before.id);
  if (step === 'down') return level.items[index + 1] && targetIn(parent, level.items[index + 2]?.id);
  if (step === 'in') return before && targetIn(before.id, undefined);
  const above = parent === top ? undefined : placeOf(levels, parent);
  return above && targetIn(above.parent, above.level.items[above.index + 1]?.id);
}

/** Where a drop on, before or after a page leads. */
export function targetAt(levels: TreeLevels, id: string, place: 'on' | 'before' | 'after'): TreeTarget | undefined {
  const found = placeOf(levels, id);
  if (!found) return undefined;
  if (place === 'on') return targetIn(id, undefined);
  return targetIn(found.parent, found.level.items[found.index + (place === 'after' ? 1 : 0)]?.id);
}

/** Whether the page after the next one is needed and was not loaded yet. */
export const isCutOff = ({ level, index }: TreePlace): boolean =>
  index + 2 >= level.items.length && level.items.length < level.total;
