import {
  changed,
  rewriteEach,
  rewriteFields,
  rewriteFileID,
  rewriteImage,
  rewriteNamed,
  rewriteTarget,
  rewriteText,
  within,
} from '@lectern/core';
import type { Fields, Rewriting } from '@lectern/core';
import { decodeLine, encodeLine } from './inline-codes.ts';
import type { RichTextNodes } from './node-definition.ts';
import { isLeaf, isOpaque, propsOf } from './node-kinds.ts';
import { isReadable } from './read-node.ts';
import { repairRichText } from './repair-rich-text.ts';
import type { BlockNode, InlineNode, List, ListItem, ListItemText, OpaqueNode, RichText, Table } from './rich-text.types.ts';

/** The tools with which every part of a document is rewritten. */
interface Context {
  readonly rewriting: Rewriting;
  readonly nodes: RichTextNodes;
}

const inside = ({ rewriting, nodes }: Context, name: string | number): Context => ({ rewriting: within(rewriting, name), nodes });

function rewriteNode<Node extends OpaqueNode>(node: Node, { rewriting, nodes }: Context): Node {
  const definition = nodes.get(node.type);
  if (!definition || !isReadable(definition, node)) return node;
  const props = propsOf(node);
  const rewritten = rewriteFields(definition.fields as Fields, props, rewriting);
  return rewritten === props ? node : { ...node, props: rewritten };
}

/** A line: its text with codes, and what stands inside it. */
function rewriteLine(children: readonly InlineNode[], context: Context): readonly InlineNode[] {
  const { text, codes } = encodeLine(children);
  const holdsText = children.some((node) => (isLeaf(node) ? node.text !== '' : !isOpaque(node)));
  const format = codes.length === 0 ? 'plain' : 'inline';
  const { text: rewrite, at: path = '' } = context.rewriting;
  const answer = rewrite && holdsText ? rewrite({ path, text, format }) : text;
  let index = 0;
  const rewritten = rewriteEach(children, (node) => {
    if (isLeaf(node)) return node;
    if (!isOpaque(node)) return changed(node, { to: rewriteTarget(node.to, context.rewriting) });
    index += 1;
    return rewriteNode(node, inside(context, `nodes.${index - 1}`));
  });
  return answer === text ? rewritten : decodeLine(answer, encodeLine(rewritten).codes, path);
}

const rewriteLineOf = <Node extends { readonly children: readonly InlineNode[] }>(node: Node, context: Context): Node =>
  changed<{ readonly children: readonly InlineNode[] }>(node, { children: rewriteLine(node.children, context) }) as Node;

function rewriteItem(item: ListItem, context: Context): ListItem {
  const [text, nested] = item.children;
  const line: ListItemText = rewriteLineOf(text, context);
  const list = nested && rewriteList(nested, context);
  if (line === text && list === nested) return item;
  return { ...item, children: list ? [line, list] : [line] };
}

const rewriteList = (list: List, context: Context): List =>
  changed(list, { children: rewriteEach(list.children, (item, index) => rewriteItem(item, inside(context, index))) });

const rewriteTable = (table: Table, context: Context): Table =>
  changed(table, {
    ...rewriteNamed(table, 'caption', context.rewriting),
    children: rewriteEach(table.children, (row, rowIndex) =>
      changed(row, {
        children: rewriteEach(row.children, (cell, index) => rewriteLineOf(cell, inside(inside(context, rowIndex), index))),
      }),
    ),
  });

function rewriteBlock(block: BlockNode, context: Context): BlockNode {
  if (isOpaque(block)) return rewriteNode(block, context);
  const { rewriting } = context;
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return rewriteLineOf(block, context);
    case 'list':
      return rewriteList(block, context);
    case 'quote':
      return changed(block, {
        children: rewriteEach(block.children, (line, index) => rewriteLineOf(line, inside(context, index))),
      });
    case 'table':
      return rewriteTable(block, context);
    case 'image':
      return changed(rewriteImage(block, rewriting) as typeof block, rewriteNamed(block, 'caption', rewriting));
    case 'button': {
      const label = rewriteText(block.label, within(rewriting, 'label'));
      return changed(block, { label, to: rewriteTarget(block.to, rewriting) });
    }
    case 'video': {
      const title = rewriteText(block.title, within(rewriting, 'title'));
      return changed(block, {
        fileID: rewriteFileID(block.fileID, rewriting),
        title,
        ...rewriteNamed(block, 'caption', rewriting),
      });
    }
    default:
      return block;
  }
}

/**
 * A document with other targets and texts; the given value itself where none of them is another. Its lines are segments by
 * their place: `3` a paragraph, `3.0` an item, `3.0.1` a cell or a nested item, `3.caption`. What a newer code wrote stays.
 */
export function rewriteRichText(value: RichText, rewriting: Rewriting, nodes: RichTextNodes): RichText {
  const { doc, isNewer } = repairRichText(value);
  if (isNewer) return value;
  const children = rewriteEach(doc.children, (block, index) => rewriteBlock(block, inside({ rewriting, nodes }, index)));
  return children === doc.children ? value : { ...doc, children };
}
