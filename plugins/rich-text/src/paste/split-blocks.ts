import { repairRichText } from '../document/repair-rich-text.ts';
import { exceededLimit, measureNode, richTextLimits } from '../document/limits.ts';
import { collectText } from '../document/collect-lines.ts';
import type { BlockNode, RichText } from '../document/rich-text.types.ts';

const encoder = new TextEncoder();
/** More blocks than this help nobody; then only the limits cut. */
const maxParts = 100;
/** Room for the document around the blocks. */
const limits = { nodes: richTextLimits.nodes - 10, bytes: richTextLimits.bytes - 1000 };

interface Size {
  readonly nodes: number;
  readonly bytes: number;
}

const sizeOf = (block: BlockNode): Size => ({
  nodes: measureNode(block, 0).nodes,
  bytes: encoder.encode(JSON.stringify(block)).length + 1,
});

const fits = ({ nodes, bytes }: Size): boolean => nodes <= limits.nodes && bytes <= limits.bytes;

export const documentOf = (children: readonly BlockNode[]): RichText => ({ kind: 'richtext', version: 1, children });

/** Whether blocks are one document that can be stored. */
export const isOneDocument = (blocks: readonly BlockNode[]): boolean => exceededLimit(documentOf(blocks)) === undefined;

/** Text of any length as paragraphs that can be stored. */
function paragraphsOf(block: BlockNode): BlockNode[] {
  const size = 20_000;
  return collectText(block).flatMap((text) => {
    const pieces: BlockNode[] = [];
    let rest = text;
    while (rest.length > size) {
      const space = rest.lastIndexOf(' ', size);
      const at = space > size / 2 ? space : size;
      pieces.push({ type: 'paragraph', children: [{ text: rest.slice(0, at).toWellFormed() }] });
      rest = rest.slice(at).trimStart();
    }
    return rest === '' ? pieces : [...pieces, { type: 'paragraph', children: [{ text: rest.toWellFormed() }] }];
  });
}

/** A block that is too large alone, as several: a list by its items, a table by its rows, anything else by its lines. */
function cutBlock(block: BlockNode): BlockNode[] {
  const children = (block as { children?: unknown }).children;
  const isSeries = (block.type === 'list' || block.type === 'table' || block.type === 'quote') && Array.isArray(children);
  if (!isSeries || children.length < 2) return paragraphsOf(block);
  const middle = Math.floor(children.length / 2);
  return [children.slice(0, middle), children.slice(middle)].flatMap((half) => {
    const part = { ...block, children: half } as BlockNode;
    return fits(sizeOf(part)) ? [part] : cutBlock(part);
  });
}

/** Blocks as parts of which each can be stored as one document, cut as rarely as the limits allow. */
function packed(blocks: readonly BlockNode[]): BlockNode[][] {
  const parts: BlockNode[][] = [];
  let nodes = 0;
  let bytes = 0;
  for (const source of blocks) {
    const whole = sizeOf(source);
    for (const block of fits(whole) ? [source] : cutBlock(source)) {
      const size = block === source ? whole : sizeOf(block);
      if (parts.length === 0 || nodes + size.nodes > limits.nodes || bytes + size.bytes > limits.bytes) {
        parts.push([]);
        nodes = bytes = 0;
      }
      parts.at(-1)?.push(block);
      nodes += size.nodes;
      bytes += size.bytes;
    }
  }
  return parts;
}

/**
 * A long document as several, one for each heading of its highest level, each of which can be stored. What stands
 * before the first heading is one of its own.
 */
export function splitBlocks(blocks: readonly BlockNode[]): RichText[] {
  const sections: BlockNode[][] = [];
  for (const block of blocks) {
    const isStart = block.type === 'heading' && block.level === 2;
    if (isStart || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(block);
  }
  const parts = sections.flatMap(packed);
  return (parts.length > maxParts ? packed(blocks) : parts).map((part) => repairRichText(documentOf(part)).doc);
}
