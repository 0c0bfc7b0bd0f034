import { collectText } from './collect-lines.ts';
import type { RichTextNodes } from './node-definition.ts';
import { nodeText } from './read-node.ts';
import { isLeaf, isOpaque } from './node-kinds.ts';
import type { BlockNode, HeadingLevel, InlineNode, List, OpaqueNode, RichText } from './rich-text.types.ts';

/** One line of a document's text, in reading order. `level` is that of a heading. */
export interface TextLine {
  readonly text: string;
  readonly level?: HeadingLevel;
}

const noNodes: RichTextNodes = new Map();

function opaqueLines(node: OpaqueNode, nodes: RichTextNodes): readonly string[] {
  const definition = nodes.get(node.type);
  return definition ? nodeText(definition, node) : collectText(node);
}

/** The text of one line of inline nodes. */
export function inlineText(children: readonly InlineNode[], nodes: RichTextNodes = noNodes): string {
  let text = '';
  for (const node of children) {
    if (isLeaf(node)) text += node.text;
    else if (isOpaque(node)) text += opaqueLines(node, nodes).join('\n');
    else for (const leaf of node.children) text += leaf.text;
  }
  return text;
}

function listLines(list: List, nodes: RichTextNodes): TextLine[] {
  return list.children.flatMap(({ children: [text, nested] }) => [
    { text: inlineText(text.children, nodes) },
    ...(nested ? listLines(nested, nodes) : []),
  ]);
}

function blockLines(block: BlockNode, nodes: RichTextNodes): readonly TextLine[] {
  if (isOpaque(block)) return opaqueLines(block, nodes).map((text) => ({ text }));
  switch (block.type) {
    case 'heading':
      return [{ text: inlineText(block.children, nodes), level: block.level }];
    case 'paragraph':
      return [{ text: inlineText(block.children, nodes) }];
    case 'list':
      return listLines(block, nodes);
    case 'quote':
      return block.children.map((paragraph) => ({ text: inlineText(paragraph.children, nodes) }));
    case 'image':
      return [{ text: block.caption ?? '' }];
    case 'table':
      return [
        { text: block.caption ?? '' },
        ...block.children.flatMap((row) => row.children.map((cell) => ({ text: inlineText(cell.children, nodes) }))),
      ];
    case 'button':
      return [{ text: block.label }];
    case 'video':
      return [{ text: block.title }, { text: block.caption ?? '' }];
    default:
      return [];
  }
}

/**
 * Every line of text of a document: paragraphs, headings, items, cells, captions, labels. The one walk behind plain
 * text, search and the check that a required text is there.
 */
export const textLines = (doc: RichText, nodes: RichTextNodes = noNodes): TextLine[] =>
  doc.children.flatMap((block) => blockLines(block, nodes)).filter((line) => line.text !== '');

/** Whether a document says or shows anything: text, an image, a video or a plugin's node. */
export const hasContent = (doc: RichText): boolean =>
  doc.children.some((block) => block.type === 'image' || block.type === 'video' || isOpaque(block)) ||
  textLines(doc).some((line) => line.text.trim() !== '');
