import { isLeaf, isOpaque } from '../document/node-kinds.ts';
import type { BlockNode, InlineNode, List, ListItem, RichText, Table, TableCell, TableRow } from '../document/rich-text.types.ts';
import { rememberStored } from './slate-sources.ts';
import type {
  EmbedElement,
  ListElement,
  ListItemElement,
  ParagraphElement,
  SlateBlock,
  SlateInline,
  SlateText,
  TableCellElement,
  TableElement,
  TableRowElement,
} from './slate-nodes.types.ts';

const emptyText = (): SlateText => ({ text: '' });

const toInline = (node: InlineNode): SlateInline => {
  if (isLeaf(node)) return { ...node };
  if (isOpaque(node)) return { type: 'inline-embed', node, children: [emptyText()] };
  return { ...node, children: node.children.map((leaf) => ({ ...leaf })) };
};

/** Slate wants a text before, between and after the elements of a line. */
function toLine(children: readonly InlineNode[]): SlateInline[] {
  const line: SlateInline[] = [];
  for (const child of children) {
    const last = line.at(-1);
    if (!isLeaf(child) && (!last || 'type' in last)) line.push(emptyText());
    line.push(toInline(child));
  }
  const last = line.at(-1);
  if (!last || 'type' in last) line.push(emptyText());
  return line;
}

const toItem = (item: ListItem): ListItemElement => {
  const [text, nested] = item.children;
  const line = rememberStored({ type: 'list-item-text' as const, children: toLine(text.children) }, text);
  return rememberStored({ type: 'list-item' as const, children: nested ? [line, toList(nested)] : [line] }, item);
};

const toList = (list: List): ListElement =>
  rememberStored({ type: 'list' as const, ordered: list.ordered, children: list.children.map(toItem) }, list);

const toParagraph = (paragraph: { readonly children: readonly InlineNode[] }): ParagraphElement =>
  rememberStored({ type: 'paragraph' as const, children: toLine(paragraph.children) }, paragraph);

const toCell = (cell: TableCell): TableCellElement => rememberStored({ ...cell, children: toLine(cell.children) }, cell);

const toRow = (row: TableRow): TableRowElement =>
  rememberStored({ type: 'table-row' as const, children: row.children.map(toCell) }, row);

const toTable = (table: Table): TableElement => rememberStored({ ...table, children: table.children.map(toRow) }, table);

const toEmbed = (node: BlockNode): EmbedElement =>
  rememberStored({ type: 'embed' as const, node, children: [emptyText()] }, node);

/** One block in Slate's form. */
export function toSlateBlock(block: BlockNode): SlateBlock {
  if (isOpaque(block)) return toEmbed(block);
  switch (block.type) {
    case 'paragraph':
      return toParagraph(block);
    case 'heading':
      return rememberStored({ type: 'heading' as const, level: block.level, children: toLine(block.children) }, block);
    case 'list':
      return toList(block);
    case 'quote':
      return rememberStored({ type: 'quote' as const, children: block.children.map(toParagraph) }, block);
    case 'table':
      return toTable(block);
    default:
      return toEmbed(block);
  }
}

/** A document in Slate's form: never empty, because a caret needs a place. */
export const toSlate = (doc: RichText): SlateBlock[] =>
  doc.children.length > 0 ? doc.children.map(toSlateBlock) : [{ type: 'paragraph', children: [emptyText()] }];
