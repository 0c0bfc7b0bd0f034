import type { TreeLine } from './tree-line.ts';

/** What a key does on a row of a tree: goes to another, opens or closes some, or goes to the next button inside the row. */
export type TreeStep =
  | { readonly kind: 'go'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly ids: readonly string[] }
  | { readonly kind: 'into' };

/** Rows that Page Down and Page Up pass. */
const leap = 10;

/** Rows from this one to which a key goes; far more than there are for the first and the last. */
const ways: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: leap,
  PageUp: -leap,
  Home: -Infinity,
  End: Infinity,
};

/** What a key does on a row; undefined where it does nothing. */
export function treeStep(lines: readonly TreeLine[], id: string, key: string): TreeStep | undefined {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  if (!line) return undefined;
  const way = ways[key];
  if (way !== undefined) {
    const next = lines[Math.min(Math.max(index + way, 0), lines.length - 1)];
    return next && { kind: 'go', id: next.id };
  }
  if (key === 'ArrowRight') return line.isOpen === false ? { kind: 'open', ids: [id] } : { kind: 'into' };
  if (key === 'ArrowLeft') {
    if (line.isOpen) return { kind: 'close', ids: [id] };
    return line.parent === null ? undefined : { kind: 'go', id: line.parent };
  }
  if (key === '*') {
    const beside = lines.filter(({ parent, isOpen }) => parent === line.parent && isOpen === false);
    return { kind: 'open', ids: beside.map((each) => each.id) };
  }
  return undefined;
}
