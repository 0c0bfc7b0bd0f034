import { newBlockKey } from '#contract/block-key.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { PageBlocks } from './page-content.ts';
import { isSamePlace, keysAt, pagePlace, placeOf, withKeysAt, withNested } from './place.ts';
import type { Place } from './place.ts';

function insertKey<Content extends PageBlocks>(document: Content, key: string, place: Place): Content {
  const keys = keysAt(document, place);
  return withKeysAt(document, place, keys.toSpliced(Math.max(0, Math.min(place.index, keys.length)), 0, key));
}

function removeKey<Content extends PageBlocks>(document: Content, key: string, place: Place): Content {
  return withKeysAt(
    document,
    place,
    keysAt(document, place).filter((candidate) => candidate !== key),
  );
}

/** A block at a place: of the page, or of a slot. */
export function insertBlock<Content extends PageBlocks>(document: Content, block: StoredBlock, place: Place): Content {
  return insertKey({ ...document, blocks: { ...document.blocks, [block.key]: block } }, block.key, place);
}

/** Blocks that have nothing nested in them, in this order. */
export const asPageBlocks = (blocks: readonly StoredBlock[]): PageBlocks => ({
  blocks: Object.fromEntries(blocks.map((block) => [block.key, block])),
  order: blocks.map(({ key }) => key),
});

/** Blocks after another one, or after the block of the page in which that one is nested. */
export function insertBlocksAfter<Content extends PageBlocks>(
  document: Content,
  key: string,
  blocks: readonly StoredBlock[],
): Content {
  let place = placeOf(document, key);
  while (place?.parent) place = placeOf(document, place.parent);
  const index = place ? place.index + 1 : document.order.length;
  return insertBlocks(document, asPageBlocks(blocks), pagePlace(index));
}

/** A block at another place, which is where it stands afterwards. No block goes into itself. */
export function moveBlock<Content extends PageBlocks>(document: Content, key: string, place: Place): Content {
  const from = placeOf(document, key);
  if (!from || (place.parent !== null && withNested(document.blocks, key).includes(place.parent))) return document;
  const without = removeKey(document, key, from);
  const index = Math.max(0, Math.min(place.index, keysAt(without, place).length));
  return isSamePlace(from, { ...place, index }) ? document : insertKey(without, key, { ...place, index });
}

/** Takes a block away, with everything that is nested in it. */
export function deleteBlock<Content extends PageBlocks>(document: Content, key: string): Content {
  const place = placeOf(document, key);
  if (!place) return document;
  const gone = new Set(withNested(document.blocks, key));
  const { blocks, order } = removeKey(document, key, place);
  return {
    ...document,
    order,
    blocks: Object.fromEntries(Object.entries(blocks).filter(([candidate]) => !gone.has(candidate))),
  };
}

/**
 * Copies of blocks and of what is nested in them, all with new keys. Everything else is copied as it is, known type or not;
 * only the anchor points stay behind, because a page holds each name once.
 */
export function copyBlocks(
  { blocks }: Pick<PageBlocks, 'blocks'>,
  roots: readonly string[],
  taken: PageBlocks['blocks'],
  newKey: (taken: PageBlocks['blocks']) => string = newBlockKey,
): PageBlocks {
  const keys = new Map<string, string>();
  for (const original of roots.flatMap((root) => withNested(blocks, root))) keys.set(original, newKey(taken));
  const copies = [...keys].flatMap(([original, copy]) => {
    const block = blocks[original];
    if (!block) return [];
    const slots = block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([slot, children]) => [slot, children.map((child) => keys.get(child) ?? child)]),
      ),
    };
    return [[copy, { ...block, key: copy, anchorPoint: '', ...slots }] as const];
  });
  return { blocks: Object.fromEntries(copies), order: roots.flatMap((root) => keys.get(root) ?? []) };
}

/** Blocks, with what is nested in them, one behind the other at a place. */
export function insertBlocks<Content extends PageBlocks>(
  document: Content,
  { blocks, order }: PageBlocks,
  place: Place,
): Content {
  const keys = keysAt(document, place).toSpliced(Math.max(0, place.index), 0, ...order);
  return withKeysAt({ ...document, blocks: { ...document.blocks, ...blocks } }, place, keys);
}

/** A copy right behind its original. */
export function duplicateBlock<Content extends PageBlocks>(
  document: Content,
  key: string,
  newKey?: (taken: PageBlocks['blocks']) => string,
): { readonly document: Content; readonly key: string } | undefined {
  const place = placeOf(document, key);
  if (!place) return undefined;
  const copies = copyBlocks(document, [key], document.blocks, newKey);
  const [copy = key] = copies.order;
  return { key: copy, document: insertBlocks(document, copies, { ...place, index: place.index + 1 }) };
}

/** A block in the place of the one with its key. What was nested in that one and is not in this one goes. */
export function replaceBlock<Content extends PageBlocks>(document: Content, block: StoredBlock): Content {
  if (!Object.hasOwn(document.blocks, block.key)) return document;
  const staying = new Set(Object.values(block.slots ?? {}).flat());
  const gone = new Set(
    Object.values(document.blocks[block.key]?.slots ?? {})
      .flat()
      .filter((child) => !staying.has(child))
      .flatMap((child) => withNested(document.blocks, child)),
  );
  const left = Object.entries({ ...document.blocks, [block.key]: block }).filter(([key]) => !gone.has(key));
  return { ...document, blocks: Object.fromEntries(left) };
}

/** A block with other content. */
export function changeBlock<Content extends PageBlocks>(
  document: Content,
  key: string,
  change: (block: StoredBlock) => StoredBlock,
): Content {
  const block = document.blocks[key];
  return block ? { ...document, blocks: { ...document.blocks, [key]: change(block) } } : document;
}
