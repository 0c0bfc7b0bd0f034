import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { heightOf, levelsOf } from '#modules/pages/edits/levels.ts';
import { maxNesting } from '#modules/pages/edits/page-content.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';
import { keysAt, withNested } from '#modules/pages/edits/place.ts';
import type { BlockList } from '#modules/pages/edits/place.ts';
import { isListShown } from './outline-rows.ts';

/** The document and the rules that decide where blocks may stand. */
export interface Surroundings {
  readonly registry: Registry;
  readonly document: Pick<EditorDocument, 'blocks' | 'order'>;
  /** Block types that the page's own type allows; all where it does not say. */
  readonly onPage: readonly string[] | undefined;
}

const slotRule = ({ registry, document }: Surroundings, { parent, slot }: BlockList) =>
  parent === null ? undefined : registry.blocks[document.blocks[parent]?.type ?? '']?.slots[slot];

/** Block types that may be added to a list; undefined where all may. */
export function typesFor(around: Surroundings, list: BlockList): readonly string[] | undefined {
  const { onPage } = around;
  const allow = slotRule(around, list)?.allow;
  return allow && onPage ? allow.filter((type) => onPage.includes(type)) : (allow ?? onPage);
}

/** The number of blocks that a list holds at most. */
export const maxOf = (around: Surroundings, list: BlockList): number => slotRule(around, list)?.max ?? Infinity;

/** The levels of the blocks of a page, which is asked about many lists at once. */
const levels = new WeakMap<PageBlocks['blocks'], ReadonlyMap<string, number>>();

function levelIn({ document: { blocks } }: Surroundings, { parent }: BlockList): number {
  if (parent === null) return 1;
  const known = levels.get(blocks) ?? levelsOf(blocks);
  levels.set(blocks, known);
  return (known.get(parent) ?? 0) + 1;
}

/** Whether a block with what is nested in it may stand in a list without any of it standing too deep. */
export const isShallow = (around: Surroundings, blocks: PageBlocks['blocks'], key: string, list: BlockList): boolean =>
  levelIn(around, list) - 1 + heightOf(blocks, key) <= maxNesting;

/** How many more blocks a list has room for. One that visitors do not see has none, nor has one that lies too deep. */
export function roomIn(around: Surroundings, list: BlockList): number {
  if (levelIn(around, list) > maxNesting) return 0;
  if (!isListShown(around.registry, around.document, list)) return 0;
  return maxOf(around, list) - keysAt(around.document, list).length;
}

/** Whether a list has room for one more. */
export const hasRoom = (around: Surroundings, list: BlockList): boolean => roomIn(around, list) > 0;

/** Whether a block that is not on the page may come into a list: where its type is allowed, and where there is room. */
export function mayCome(around: Surroundings, type: string, list: BlockList): boolean {
  const types = typesFor(around, list);
  return (!types || types.includes(type)) && hasRoom(around, list);
}

/** Whether blocks of the page may stand together in a list: not within themselves nor too deep, where their types are allowed, and where there is room. */
export function mayAllStand(around: Surroundings, keys: readonly string[], list: BlockList): boolean {
  const { document } = around;
  const standing = keysAt(document, list);
  const coming = keys.filter((key) => !standing.includes(key));
  if (coming.length === 0) return true;
  const { parent } = list;
  if (parent !== null && keys.some((key) => withNested(document.blocks, key).includes(parent))) return false;
  if (!coming.every((key) => isShallow(around, document.blocks, key, list))) return false;
  const types = typesFor(around, list);
  // What a page already holds may move about on it, whatever its type allows now.
  const areAllowed = !types || parent === null || coming.every((key) => types.includes(document.blocks[key]?.type ?? ''));
  return areAllowed && roomIn(around, list) >= coming.length;
}

/** The same of one block. */
export const mayStand = (around: Surroundings, key: string, list: BlockList): boolean => mayAllStand(around, [key], list);
