import type { PageBlocks } from './page-content.ts';
import { maxNesting } from './page-content.ts';

type Nested = Readonly<Record<string, { readonly slots?: Readonly<Record<string, readonly string[]>> | undefined }>>;

const within = (blocks: Nested, key: string): readonly string[] =>
  Object.hasOwn(blocks, key) ? Object.values(blocks[key]?.slots ?? {}).flat() : [];

/** The levels on which blocks stand that are reached from some, which stand on the first. */
function levelsFrom(blocks: Nested, roots: readonly string[]): Map<string, number> {
  const levels = new Map<string, number>();
  let standing: readonly string[] = roots;
  for (let level = 1; standing.length > 0; level += 1) {
    const next: string[] = [];
    for (const key of standing) {
      if (levels.has(key)) continue;
      levels.set(key, level);
      for (const child of within(blocks, key)) next.push(child);
    }
    standing = next;
  }
  return levels;
}

/** The level of every block: those of the page itself stand on the first. A block that stands in itself has none. */
export function levelsOf(blocks: Nested): ReadonlyMap<string, number> {
  const nested = new Set(Object.keys(blocks).flatMap((key) => within(blocks, key)));
  return levelsFrom(
    blocks,
    Object.keys(blocks).filter((key) => !nested.has(key)),
  );
}

/** How many levels a block has with what is nested in it: 1 for a block alone. */
export const heightOf = (blocks: PageBlocks['blocks'], key: string): number => Math.max(1, ...levelsFrom(blocks, [key]).values());

/** Blocks that stand deeper than they may, and deeper than they stood: what was stored deeper stays where it is. */
export function tooDeep(before: readonly Nested[], after: Nested): string[] {
  const deep = [...levelsOf(after)].filter(([, level]) => level > maxNesting);
  if (deep.length === 0) return [];
  const former = before.map((blocks) => levelsOf(blocks));
  return deep.flatMap(([key, level]) => (former.every((levels) => level > (levels.get(key) ?? 0)) ? [key] : []));
}
