import type { Registry } from '../registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { keysAt, withNested } from '../../../edits/place.ts';
import type { BlockList } from '../../../edits/place.ts';
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

/** Whether a list has room for one more. One that visitors do not see has none. */
export function hasRoom(around: Surroundings, list: BlockList): boolean {
  if (!isListShown(around.registry, around.document, list)) return false;
  const max = slotRule(around, list)?.max;
  return max === undefined || keysAt(around.document, list).length < max;
}

/** Whether a block of the page may stand in a list: not within itself, where its type is allowed, and where there is room. */
export function mayStand(around: Surroundings, key: string, list: BlockList): boolean {
  const { document } = around;
  if (keysAt(document, list).includes(key)) return true;
  if (list.parent !== null && withNested(document.blocks, key).includes(list.parent)) return false;
  const types = typesFor(around, list);
  // What a page already holds may move about on it, whatever its type allows now.
  const isAllowed = !types || types.includes(document.blocks[key]?.type ?? '') || list.parent === null;
  return isAllowed && hasRoom(around, list);
}
