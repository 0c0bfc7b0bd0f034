import { newBlockKey } from '#contract/block-key.ts';
import type { StoredBlock } from '#contract/content.ts';
import { deleteBlock, insertBlock, moveBlock } from '#modules/pages/edits/blocks.ts';
import { longestAscent } from '#modules/pages/edits/difference.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { allKeys, keysAt, placeOf } from '#modules/pages/edits/place.ts';
import type { BlockList, Place } from '#modules/pages/edits/place.ts';
import type { StructureChange } from '../../translations.calls.ts';
import type { TranslatedBlocks } from './translated-block.ts';

/** A translation and its source, and which block of the one is which of the other. */
export interface Pair {
  readonly source: PageContent;
  readonly target: PageContent;
  /** The keys of the blocks of the translation by those of the source; none that stands nowhere. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Which block of a translation is which of its source. */
export function pairOf(source: PageContent, target: PageContent, blocks: TranslatedBlocks): Pair {
  const standing = new Set(allKeys(target));
  const keys = Object.entries(blocks).flatMap(([key, block]): [string, string][] =>
    block.key !== null && standing.has(block.key) ? [[key, block.key]] : [],
  );
  return { source, target, keys: new Map(keys) };
}

/** The lists of blocks of a page: its own, then those in the slots of each block, in the order in which a person meets them. */
const listsOf = (content: PageContent): BlockList[] => [
  { parent: null, slot: '' },
  ...allKeys(content).flatMap((parent) =>
    Object.keys(content.blocks[parent]?.slots ?? {}).map((slot): BlockList => ({ parent, slot })),
  ),
];

/** The list of the translation for one of the source; undefined where there is no such block. */
function listFor({ keys }: Pair, { parent, slot }: BlockList): BlockList | undefined {
  if (parent === null) return { parent, slot };
  const ownParent = keys.get(parent);
  return ownParent === undefined ? undefined : { parent: ownParent, slot };
}

/** The blocks of one list of the source that stand elsewhere in the translation, in a block that the source has as well. */
function movedIn(pair: Pair, list: BlockList): string[] {
  const { source, target, keys } = pair;
  const own = listFor(pair, list);
  if (!own) return [];
  const known = new Set(keys.values());
  const here: string[] = [];
  const moved: string[] = [];
  const standing = keysAt(target, own);
  for (const key of keysAt(source, list)) {
    const ownKey = keys.get(key);
    if (ownKey === undefined) continue;
    if (standing.includes(ownKey)) here.push(key);
    // In a block that the translation alone has it stands on purpose.
    else if (known.has(placeOf(target, ownKey)?.parent ?? ownKey)) moved.push(key);
  }
  const resting = longestAscent(here.map((key) => standing.indexOf(keys.get(key) ?? '')));
  return [...moved, ...here.filter((_, index) => !resting.has(index))];
}

/** Where a block belongs in the translation: behind the nearest block before it in the source that stands there. */
function placeFor(pair: Pair, key: string): Place {
  const { source, target, keys } = pair;
  const stood = placeOf(source, key) ?? { parent: null, slot: '', index: 0 };
  const list = listFor(pair, stood);
  // What it is nested in is not in the translation: it stands on the page, behind what is there.
  if (!list) return { parent: null, slot: '', index: target.order.length };
  const own = keys.get(key);
  const standing = keysAt(target, list).filter((candidate) => candidate !== own);
  const before = keysAt(source, stood)
    .slice(0, stood.index)
    .flatMap((candidate) => keys.get(candidate) ?? [])
    .findLast((candidate) => standing.includes(candidate));
  return { ...list, index: before === undefined ? 0 : standing.indexOf(before) + 1 };
}

/** A block of the source with nothing in its slots; its anchor point only where the translation has no such. */
function bare(block: StoredBlock, key: string, target: PageContent): StoredBlock {
  const { slots, ...rest } = block;
  const isTaken = Object.values(target.blocks).some(({ anchorPoint }) => anchorPoint === block.anchorPoint);
  const copy = { ...rest, key, anchorPoint: isTaken ? '' : block.anchorPoint };
  return slots ? { ...copy, slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, []])) } : copy;
}

/** Puts a block of the source in, with those nested in it that the translation does not have. */
function withBlock(pair: Pair, key: string): Pair {
  const block = pair.source.blocks[key];
  if (!block || pair.keys.has(key)) return pair;
  const { target } = pair;
  const ownKey = Object.hasOwn(target.blocks, key) ? newBlockKey(target.blocks) : key;
  const next: Pair = {
    ...pair,
    target: insertBlock(target, bare(block, ownKey, target), placeFor(pair, key)),
    keys: new Map([...pair.keys, [key, ownKey]]),
  };
  return Object.values(block.slots ?? {})
    .flat()
    .reduce(withBlock, next);
}

/** Takes a block out. What is nested in it stands where it stood: each of those goes, or stays, by itself. */
function withoutBlock(pair: Pair, key: string): Pair {
  const own = pair.keys.get(key);
  const place = own === undefined ? undefined : placeOf(pair.target, own);
  if (own === undefined || !place) return pair;
  const nested = Object.values(pair.target.blocks[own]?.slots ?? {}).flat();
  const lifted = nested.reduce(
    (target, child, index) => moveBlock(target, child, { ...place, index: place.index + index }),
    pair.target,
  );
  return { ...pair, target: deleteBlock(lifted, own), keys: new Map([...pair.keys].filter(([other]) => other !== key)) };
}

function withMoved(pair: Pair, key: string): Pair {
  const own = pair.keys.get(key);
  return own === undefined ? pair : { ...pair, target: moveBlock(pair.target, own, placeFor(pair, key)) };
}

/** The blocks that stand elsewhere than in the source and can stand there, as few as can be, by their keys there and in its order. */
export function movedBlocks(pair: Pair): string[] {
  const moved = new Set(listsOf(pair.source).flatMap((list) => movedIn(pair, list)));
  // None goes into a block that is nested in it, until that one stands elsewhere.
  return allKeys(pair.source).filter((key) => moved.has(key) && withMoved(pair, key).target !== pair.target);
}

/**
 * A translation after changes of its source were done in it as well: those that came and moved in the order
 * of the source, then those that went. The words of no block are another's afterwards.
 */
export function withChanges(pair: Pair, changes: readonly StructureChange[]): Pair {
  const asked = (kind: StructureChange['kind']): ReadonlySet<string> =>
    new Set(changes.flatMap((change) => (change.kind === kind ? [change.blockKey] : [])));
  const [came, moved, went] = [asked('came'), asked('moved'), asked('went')];
  const arranged = allKeys(pair.source).reduce((next, key) => {
    if (came.has(key)) return withBlock(next, key);
    return moved.has(key) ? withMoved(next, key) : next;
  }, pair);
  return [...went].reduce(withoutBlock, arranged);
}
