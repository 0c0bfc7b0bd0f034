import { isSlotShown } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';

/** The blocks of a page as far as the outline is made of them. Of their fields, `props` may be older than the document's. */
export type Structure = Pick<EditorDocument, 'blocks' | 'order'>;

function isBuiltAs(registry: Registry, before: StoredBlock, after: StoredBlock): boolean {
  if (before === after) return true;
  if (before.type !== after.type || before.version !== after.version) return false;
  if (before.name !== after.name || before.slots !== after.slots) return false;
  const slots = Object.values(registry.blocks[after.type]?.slots ?? {});
  return slots.every((slot) => isSlotShown(slot, before.props) === isSlotShown(slot, after.props));
}

function isSameStructure(registry: Registry, before: Structure, after: Structure): boolean {
  if (before.order !== after.order) return false;
  if (before.blocks === after.blocks) return true;
  const keys = Object.keys(after.blocks);
  if (keys.length !== Object.keys(before.blocks).length) return false;
  return keys.every((key) => {
    const [former, block] = [before.blocks[key], after.blocks[key]];
    return former !== undefined && block !== undefined && isBuiltAs(registry, former, block);
  });
}

/**
 * Gives the structure of a document: the very same object as long as only what stands in fields changes, so that whatever
 * draws the outline has nothing to do while somebody types.
 */
export function createStructure(registry: Registry): (document: EditorDocument) => Structure {
  let structure: Structure | undefined;
  let seen: EditorDocument | undefined;
  return (document) => {
    if (structure && document === seen) return structure;
    seen = document;
    if (!structure || !isSameStructure(registry, structure, document)) structure = document;
    return structure;
  };
}
