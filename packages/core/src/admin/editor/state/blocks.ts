import type { StoredBlock } from '../../../contract/content.ts';
import { newBlockKey } from './block-key.ts';
import type { EditorDocument } from './editor-document.ts';

/** The keys of the blocks nested in a block, at any depth, itself included. */
function withNested(blocks: EditorDocument['blocks'], key: string): string[] {
  const nested = Object.values(blocks[key]?.slots ?? {}).flat();
  return [key, ...nested.flatMap((child) => withNested(blocks, child))];
}

const insertAt = (order: readonly string[], key: string, index: number): string[] => [
  ...order.slice(0, index),
  key,
  ...order.slice(index),
];

/** A block at a place of the page: 0 is before the first. */
export function insertBlock(document: EditorDocument, block: StoredBlock, index: number): EditorDocument {
  const place = Math.max(0, Math.min(index, document.order.length));
  return {
    ...document,
    blocks: { ...document.blocks, [block.key]: block },
    order: insertAt(document.order, block.key, place),
  };
}

/** A block at another place; `index` is where it stands afterwards. */
export function moveBlock(document: EditorDocument, key: string, index: number): EditorDocument {
  const from = document.order.indexOf(key);
  const to = Math.max(0, Math.min(index, document.order.length - 1));
  if (from === -1 || from === to) return document;
  return {
    ...document,
    order: insertAt(
      document.order.filter((candidate) => candidate !== key),
      key,
      to,
    ),
  };
}

/** Takes a block away, with everything that is nested in it. */
export function deleteBlock(document: EditorDocument, key: string): EditorDocument {
  if (!document.order.includes(key)) return document;
  const gone = new Set(withNested(document.blocks, key));
  return {
    ...document,
    blocks: Object.fromEntries(Object.entries(document.blocks).filter(([candidate]) => !gone.has(candidate))),
    order: document.order.filter((candidate) => candidate !== key),
  };
}

/**
 * A copy right behind its original, with new keys for itself and for what is nested in it. Everything else is
 * copied as it is, known type or not; only the anchor point stays behind, because a page holds each name once.
 */
export function duplicateBlock(
  document: EditorDocument,
  key: string,
  newKey: (taken: EditorDocument['blocks']) => string = newBlockKey,
): { readonly document: EditorDocument; readonly key: string } | undefined {
  const index = document.order.indexOf(key);
  if (index === -1) return undefined;
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
  return {
    key: copy,
    document: {
      ...document,
      blocks: { ...document.blocks, ...Object.fromEntries(copies) },
      order: insertAt(document.order, copy, index + 1),
    },
  };
}

/** A block with other content. */
export function changeBlock(document: EditorDocument, key: string, change: (block: StoredBlock) => StoredBlock): EditorDocument {
  const block = document.blocks[key];
  return block ? { ...document, blocks: { ...document.blocks, [key]: change(block) } } : document;
}
