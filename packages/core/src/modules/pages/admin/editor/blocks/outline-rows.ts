import { isSlotShown } from '#contract/block.ts';
import type { Registry } from '../registry/registry.ts';
import { kindOf } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { Folded } from '../state/folded.store.ts';
import { allKeys, keysAt, pagePlace } from '#modules/pages/edits/place.ts';
import type { BlockList, Place } from '#modules/pages/edits/place.ts';

/** A line of the outline: a block, the head of a slot, or the end of one, where blocks are added to it. */
export type OutlineRow =
  | { readonly kind: 'block'; readonly id: string; readonly key: string; readonly place: Place; readonly hasSlots: boolean }
  | { readonly kind: 'head'; readonly id: string; readonly list: SlotList }
  | { readonly kind: 'end'; readonly id: string; readonly list: SlotList; readonly isLast: boolean };

/** The blocks in a slot. */
export interface SlotList extends BlockList {
  readonly parent: string;
}

type Blocks = Pick<EditorDocument, 'blocks' | 'order'>;

/** Whether visitors see what stands in a list: the page's own, or a slot that its block shows as it is now. */
export function isListShown(registry: Registry, { blocks }: Pick<Blocks, 'blocks'>, { parent, slot }: BlockList): boolean {
  const block = blocks[parent ?? ''];
  const definition = block && registry.blocks[block.type]?.slots[slot];
  return !definition || isSlotShown(definition, block.props);
}

/**
 * The slots of a block that can be worked with: those that it shows, and others only while something stands in them.
 * Those of a block that nobody knows stay as they are.
 */
export function slotsOf(registry: Registry, document: Blocks, key: string): readonly string[] {
  const block = document.blocks[key];
  const kind = block && kindOf(registry, block);
  if (kind?.kind !== 'known') return [];
  return Object.keys(kind.definition.slots).filter((slot) => {
    const list = { parent: key, slot };
    return isListShown(registry, document, list) || keysAt(document, list).length > 0;
  });
}

const nothing: Folded = new Set();

/** The keys of the blocks that the outline shows, in its order: without those that are nested in a folded one. */
export function keysInSight(document: Blocks, folded: Folded): string[] {
  const from = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => [key, ...(folded.has(key) ? [] : Object.values(document.blocks[key]?.slots ?? {}).flatMap(from))]);
  return folded.size === 0 ? allKeys(document) : from(document.order);
}

/** The blocks that have slots: those in which something can be folded away. */
export const keysWithSlots = (registry: Registry, document: Blocks): string[] =>
  allKeys(document).filter((key) => slotsOf(registry, document, key).length > 0);

/** Every line of the outline from top to bottom. What is nested in `closed`, and in what is folded, is left out. */
export function outlineRows(registry: Registry, document: Blocks, closed?: string | null, folded = nothing): OutlineRow[] {
  const rowsOf = (list: BlockList): OutlineRow[] =>
    keysAt(document, list).flatMap((key, index): OutlineRow[] => {
      const slots = key === closed || folded.has(key) ? [] : slotsOf(registry, document, key);
      const row: OutlineRow = { kind: 'block', id: key, key, place: { ...list, index }, hasSlots: slots.length > 0 };
      return [
        row,
        ...slots.flatMap((slot, at): OutlineRow[] => {
          const inner: SlotList = { parent: key, slot };
          return [
            { kind: 'head', id: `${key}/${slot}`, list: inner },
            ...rowsOf(inner),
            { kind: 'end', id: `${key}/${slot}/end`, list: inner, isLast: at === slots.length - 1 },
          ];
        }),
      ];
    });
  return rowsOf(pagePlace(0));
}

/** Where a block would come to stand below a line, given the lines without that block; undefined where it cannot. */
export function placeBelow(row: OutlineRow | undefined, rows: readonly OutlineRow[]): Place | undefined {
  if (!row) return pagePlace(0);
  if (row.kind === 'head') return { ...row.list, index: 0 };
  if (row.kind === 'block') return row.hasSlots ? undefined : { ...row.place, index: row.place.index + 1 };
  if (!row.isLast) return undefined;
  const around = rows.find((candidate) => candidate.kind === 'block' && candidate.key === row.list.parent);
  return around?.kind === 'block' ? { ...around.place, index: around.place.index + 1 } : undefined;
}

/**
 * Where a block may come to stand, by the line of the outline before which it would then be, counted without the block
 * and what is nested in it. The place where it stands now is among them.
 */
export function landings(
  rows: readonly OutlineRow[],
  key: string,
  mayStand: (list: BlockList) => boolean,
): readonly (Place | undefined)[] {
  const at = rows.findIndex((row) => row.kind === 'block' && row.key === key);
  const own = rows[at];
  if (own?.kind !== 'block') return [];
  const others = rows.toSpliced(at, 1).map((row): OutlineRow => {
    // Blocks behind it in the same list move up by one.
    const isBehind =
      row.kind === 'block' &&
      row.place.parent === own.place.parent &&
      row.place.slot === own.place.slot &&
      row.place.index > own.place.index;
    return isBehind ? { ...row, place: { ...row.place, index: row.place.index - 1 } } : row;
  });
  return placesAmong(others, mayStand);
}

/** Where a block that is none of these lines may come to stand, by the line before which it would then be. */
export function placesAmong(rows: readonly OutlineRow[], mayStand: (list: BlockList) => boolean): readonly (Place | undefined)[] {
  return [undefined, ...rows].map((row) => {
    const place = placeBelow(row, rows);
    return place && mayStand(place) ? place : undefined;
  });
}
