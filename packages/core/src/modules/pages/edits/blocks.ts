import { newBlockKey } from '../../../contract/block-key.ts';
import type { StoredBlock } from '../../../contract/content.ts';
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

/** Blocks after another one, or after the block of the page in which that one is nested. */
export function insertBlocksAfter<Content extends PageBlocks>(
  document: Content,
  key: string,
  blocks: readonly StoredBlock[],
): Content {
  let place = placeOf(document, key);
  while (place?.parent) place = placeOf(document, place.parent);
  const index = place ? place.index + 1 : document.order.length;
  return blocks.reduce((next, block, offset) => insertBlock(next, block, pagePlace(index + offset)), document);
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
 * A copy right behind its original, with new keys for itself and for what is nested in it. Everything else is
 * copied as it is, known type or not; only the anchor point stays behind, because a page holds each name once.
 */
export function duplicateBlock<Content extends PageBlocks>(
  document: Content,
  key: string,
  newKey: (taken: PageBlocks['blocks']) => string = newBlockKey,
): { readonly document: Content; readonly key: string } | undefined {
  const place = placeOf(document, key);
  if (!place) return undefined;
  const keys = new Map<string, string>();
  for (const original of withNested(document.blocks, key)) keys.set(original, newKey(document.blocks));
  const copies = [...keys].flatMap(([original, copy]) => {
    const block = document.blocks[original];
    if (!block) return [];
    const slots = block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([slot, children]) => [slot, children.map((child) => keys.get(child) ?? child)]),
      ),
    };
    return [[copy, { ...block, key: copy, anchorPoint: '', ...slots }] as const];
  });
  const copy = keys.get(key) ?? key;
  const blocks = { ...document.blocks, ...Object.fromEntries(copies) };
  return { key: copy, document: insertKey({ ...document, blocks }, copy, { ...place, index: place.index + 1 }) };
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
