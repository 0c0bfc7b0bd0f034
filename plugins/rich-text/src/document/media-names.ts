import { isLeaf, isOpaque } from './node-kinds.ts';
import type { BlockNode, ImageNode, InlineNode, List, OpaqueNode, RichText, VideoNode } from './rich-text.types.ts';

const isMedia = (block: BlockNode): block is ImageNode | VideoNode => block.type === 'image' || block.type === 'video';

/**
 * The images and videos of a document with the name of each in `__images` and `__files`: `body:{fileID}`, and
 * `body:{fileID}:2` for the second use of one file, which may be cropped otherwise.
 */
export function namedMedia(doc: RichText, name: string): [name: string, node: ImageNode | VideoNode][] {
  const uses = new Map<string, number>();
  return doc.children.filter(isMedia).map((block): [string, ImageNode | VideoNode] => {
    const use = (uses.get(block.fileID) ?? 0) + 1;
    uses.set(block.fileID, use);
    return [`${name}:${block.fileID}${use > 1 ? `:${use}` : ''}`, block];
  });
}

const inlineNodes = (children: readonly InlineNode[]): OpaqueNode[] =>
  children.flatMap((child) => (!isLeaf(child) && isOpaque(child) ? [child] : []));

const listNodes = (list: List): OpaqueNode[] =>
  list.children.flatMap(({ children: [text, nested] }) => [...inlineNodes(text.children), ...(nested ? listNodes(nested) : [])]);

function blockNodes(block: BlockNode): OpaqueNode[] {
  if (isOpaque(block)) return [block];
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineNodes(block.children);
    case 'list':
      return listNodes(block);
    case 'quote':
      return block.children.flatMap((paragraph) => inlineNodes(paragraph.children));
    case 'table':
      return block.children.flatMap((row) => row.children.flatMap((cell) => inlineNodes(cell.children)));
    default:
      return [];
  }
}

/** The nodes of plugins in a document, with the name before that of their images and files: `body:nodes.0`. */
export const namedNodes = (doc: RichText, name: string): [name: string, node: OpaqueNode][] =>
  doc.children.flatMap(blockNodes).map((node, index) => [`${name}:nodes.${index}`, node]);
