import type { Text, TextValues } from '#admin/messages/use-messages.ts';
import { nameOfBlock } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { keysAt, placeOf } from '#modules/pages/edits/place.ts';
import type { BlockList, Place } from '#modules/pages/edits/place.ts';

interface Speaking {
  readonly t: Text;
  readonly registry: Registry;
  readonly document: Pick<EditorDocument, 'blocks' | 'order'>;
}

/** The name of a slot, with the name of its block: `First column of Columns`. */
export function slotTexts(
  { registry, document }: Omit<Speaking, 't'>,
  { parent, slot }: BlockList,
): { slot: string; name: string } {
  const block = document.blocks[parent ?? ''] ?? { type: '' };
  return { slot: registry.blocks[block.type]?.slots[slot]?.label ?? slot, name: nameOfBlock(registry, block) };
}

/** The name of a block and where it stands, or would stand, for a text of the outline. */
export function placeTexts(speaking: Speaking, key: string, place?: Place): TextValues {
  const { t, registry, document } = speaking;
  const now = placeOf(document, key);
  const at = place ?? now;
  const name = nameOfBlock(registry, document.blocks[key] ?? { type: '' });
  if (!at) return { name, position: 0, total: 0, where: '' };
  const isSameList = now?.parent === at.parent && now?.slot === at.slot;
  const total = keysAt(document, at).length + (isSameList ? 0 : 1);
  const where = at.parent === null ? '' : t('outline.where', slotTexts(speaking, at));
  return { name, position: at.index + 1, total, where };
}

/** Several blocks together and where they stand, or would stand, for a text of the outline. */
export function severalTexts(speaking: Speaking, keys: readonly string[], place?: Place): TextValues {
  const { t, document } = speaking;
  const at = place ?? placeOf(document, keys[0] ?? '');
  const count = keys.length;
  const name = t('several.name', { count });
  if (!at) return { name, count, position: 0, last: 0, total: 0, where: '' };
  const coming = keys.filter((key) => !keysAt(document, at).includes(key)).length;
  const where = at.parent === null ? '' : t('outline.where', slotTexts(speaking, at));
  return { name, count, position: at.index + 1, last: at.index + count, total: keysAt(document, at).length + coming, where };
}
