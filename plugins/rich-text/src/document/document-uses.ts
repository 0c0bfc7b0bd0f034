import { linkReferences } from '@lectern/core';
import type { MediaUse, Reference } from '@lectern/core';
import type { RichTextNodes } from './node-definition.ts';
import { isLeaf, isOpaque } from './node-kinds.ts';
import { nodeMedia, nodeReferences } from './read-node.ts';
import { namedMedia, namedNodes } from './media-names.ts';
import type { BlockNode, InlineNode, List, OpaqueNode, RichText } from './rich-text.types.ts';

const noNodes: RichTextNodes = new Map();

function opaqueReferences(node: OpaqueNode, nodes: RichTextNodes): readonly Reference[] {
  const definition = nodes.get(node.type);
  return definition ? nodeReferences(definition, node) : [];
}

const inlineReferences = (children: readonly InlineNode[], nodes: RichTextNodes): readonly Reference[] =>
  children.flatMap((node) => (isLeaf(node) ? [] : isOpaque(node) ? opaqueReferences(node, nodes) : linkReferences(node.to)));

const listReferences = (list: List, nodes: RichTextNodes): readonly Reference[] =>
  list.children.flatMap(({ children: [text, nested] }) => [
    ...inlineReferences(text.children, nodes),
    ...(nested ? listReferences(nested, nodes) : []),
  ]);

function blockReferences(block: BlockNode, nodes: RichTextNodes): readonly Reference[] {
  if (isOpaque(block)) return opaqueReferences(block, nodes);
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineReferences(block.children, nodes);
    case 'list':
      return listReferences(block, nodes);
    case 'quote':
      return block.children.flatMap((paragraph) => inlineReferences(paragraph.children, nodes));
    case 'table':
      return block.children.flatMap((row) => row.children.flatMap((cell) => inlineReferences(cell.children, nodes)));
    case 'image':
      return [{ kind: 'media', id: block.fileID }];
    case 'button':
      return linkReferences(block.to);
    case 'video':
      return [{ kind: 'media', id: block.fileID }];
    default:
      return [];
  }
}

/** The uses of a document, each once: pages and files of its links and buttons, images, addresses of this site. */
export function documentReferences(doc: RichText, nodes: RichTextNodes = noNodes): Reference[] {
  const references = doc.children.flatMap((block) => blockReferences(block, nodes));
  return [
    ...new Map(
      references.map((reference) => [JSON.stringify([reference.kind, reference.id, reference.anchor]), reference]),
    ).values(),
  ];
}

/** The images and videos of a document, and the media of plugins' nodes in it, as pages deliver them. */
export const documentMedia = (doc: RichText, name: string, nodes: RichTextNodes = noNodes): MediaUse[] => [
  ...namedMedia(doc, name).map(([use, node]): MediaUse => {
    const { fileID } = node;
    if (node.type === 'video') return { name: use, kind: 'video', fileID, altText: node.title };
    const { decorative, altText = '', cropParams } = node;
    return { name: use, kind: 'image', fileID, altText: decorative ? '' : altText, ...(cropParams ? { cropParams } : {}) };
  }),
  ...namedNodes(doc, name).flatMap(([use, node]) => {
    const definition = nodes.get(node.type);
    return definition ? nodeMedia(definition, node, use) : [];
  }),
];
