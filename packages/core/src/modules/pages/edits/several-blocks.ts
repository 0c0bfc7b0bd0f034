import type { StoredBlock } from '#contract/content.ts';
import { copyBlocks, duplicateBlock, insertBlocks } from './blocks.ts';
import type { PageBlocks } from './page-content.ts';
import { keysAt, placeOf, withKeysAt, withNested } from './place.ts';
import type { Place } from './place.ts';

/** Those of some blocks that stand in none of the others, in the order in which a person meets them. */
export function outermost({ blocks, order }: PageBlocks, keys: Iterable<string>): string[] {
  const wanted = new Set(keys);
  const among = (list: readonly string[]): string[] =>
    list.flatMap((key) => (wanted.has(key) ? [key] : Object.values(blocks[key]?.slots ?? {}).flatMap(among)));
  return among(order);
}

/** Content of which some blocks stand in no list, though they are still there. */
export function withoutPlaces<Content extends PageBlocks>(document: Content, keys: Iterable<string>): Content {
  const taken = new Set(keys);
  const rest = (list: readonly string[]): readonly string[] =>
    list.some((key) => taken.has(key)) ? list.filter((key) => !taken.has(key)) : list;
  const holders = Object.entries(document.blocks).flatMap(([key, block]): [string, StoredBlock][] => {
    const slots = Object.entries(block.slots ?? {});
    if (slots.every(([, list]) => rest(list) === list)) return [];
    return [[key, { ...block, slots: Object.fromEntries(slots.map(([slot, list]) => [slot, rest(list)])) }]];
  });
  const blocks = holders.length > 0 ? { ...document.blocks, ...Object.fromEntries(holders) } : document.blocks;
  return { ...document, order: rest(document.order), blocks };
}

/** Blocks one behind the other at a place, whose index counts none of them. None goes into itself. */
export function moveBlocks<Content extends PageBlocks>(document: Content, keys: readonly string[], place: Place): Content {
  const moved = outermost(document, keys);
  if (place.parent !== null && moved.some((key) => withNested(document.blocks, key).includes(place.parent ?? '')))
    return document;
  const without = withoutPlaces(document, moved);
  const list = keysAt(without, place).toSpliced(Math.max(0, place.index), 0, ...moved);
  const before = keysAt(document, place);
  if (before.length === list.length && list.every((key, index) => before[index] === key)) return document;
  return withKeysAt(without, place, list);
}

/** Takes blocks away, with everything that is nested in them. */
export function deleteBlocks<Content extends PageBlocks>(document: Content, keys: readonly string[]): Content {
  const gone = new Set(outermost(document, keys).flatMap((key) => withNested(document.blocks, key)));
  if (gone.size === 0) return document;
  const { blocks, order } = withoutPlaces(document, gone);
  return { ...document, order, blocks: Object.fromEntries(Object.entries(blocks).filter(([key]) => !gone.has(key))) };
}

interface Copies<Content> {
  readonly document: Content;
  readonly keys: readonly string[];
}

/** Copies behind the last of the originals where all stand in one list, else each behind its own. */
export function duplicateBlocks<Content extends PageBlocks>(
  document: Content,
  keys: readonly string[],
  newKey?: (taken: PageBlocks['blocks']) => string,
): Copies<Content> {
  const originals = outermost(document, keys);
  const last = placeOf(document, originals.at(-1) ?? '');
  if (last && originals.every((key) => keysAt(document, last).includes(key))) {
    const copies = copyBlocks(document, originals, document.blocks, newKey);
    return { document: insertBlocks(document, copies, { ...last, index: last.index + 1 }), keys: copies.order };
  }
  return originals.reduce<Copies<Content>>(
    (so, key) => {
      const copy = duplicateBlock(so.document, key, newKey);
      return copy ? { document: copy.document, keys: [...so.keys, copy.key] } : so;
    },
    { document, keys: [] },
  );
}
