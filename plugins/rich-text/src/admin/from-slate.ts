import type { Descendant } from 'slate';
import { emptyRichText } from '../document/empty-rich-text.ts';
import type {
  BlockNode,
  InlineNode,
  List,
  ListItem,
  ListItemText,
  Paragraph,
  RichText,
  Table,
  TableCell,
  TableRow,
  TextLeaf,
} from '../document/rich-text.types.ts';
import { richTextVersion } from '../document/upgrade-rich-text.ts';
import type {
  ListElement,
  ListItemElement,
  ListItemTextElement,
  ParagraphElement,
  SlateInline,
  TableCellElement,
  TableElement,
  TableRowElement,
} from './slate-nodes.types.ts';
import { isEmptyLine } from './node-queries.ts';
import { isStored, storedForm } from './slate-sources.ts';

function fromInline(node: SlateInline): InlineNode {
  if (!('type' in node)) return { ...node };
  if (node.type === 'inline-embed') return node.node;
  return {
    type: 'link',
    to: node.to,
    ...(node.newTab ? { newTab: true } : {}),
    children: node.children.map((leaf) => ({ ...leaf })),
  };
}

/** A line without the empty texts that only Slate needs. */
function fromLine(children: readonly SlateInline[]): InlineNode[] {
  const line = children.filter((child) => 'type' in child || child.text !== '').map(fromInline);
  // Marks of an empty line are not kept: they would be an invisible difference.
  return line.length > 0 ? line : [{ text: '' } satisfies TextLeaf];
}

const fromParagraph = (element: ParagraphElement): Paragraph =>
  storedForm(element, () => ({ type: 'paragraph', children: fromLine(element.children) }));

const isItemText = (child: ListItemTextElement | ListElement): child is ListItemTextElement => child.type === 'list-item-text';

const fromItemText = (element: ListItemTextElement): ListItemText =>
  storedForm(element, () => ({ type: 'list-item-text', children: fromLine(element.children) }));

const fromItem = (element: ListItemElement): ListItem =>
  storedForm(element, () => {
    const [text, nested] = element.children;
    const line: ListItemText =
      text && isItemText(text) ? fromItemText(text) : { type: 'list-item-text', children: [{ text: '' }] };
    return { type: 'list-item', children: nested && !isItemText(nested) ? [line, fromList(nested)] : [line] };
  });

const fromList = (element: ListElement): List =>
  storedForm(element, () => ({ type: 'list', ordered: element.ordered, children: element.children.map(fromItem) }));

const fromCell = (element: TableCellElement): TableCell =>
  storedForm(element, () => {
    const { children, ...settings } = element;
    return { ...settings, children: fromLine(children) };
  });

const fromRow = (element: TableRowElement): TableRow =>
  storedForm(element, () => ({ type: 'table-row', children: element.children.map(fromCell) }));

const fromTable = (element: TableElement): Table =>
  storedForm(element, () => {
    const { type, caption, children } = element;
    return { type, ...(caption ? { caption } : {}), children: children.map(fromRow) };
  });

function fromBlock(element: Descendant): readonly BlockNode[] {
  if (!('type' in element)) return [];
  switch (element.type) {
    case 'paragraph':
      return [fromParagraph(element)];
    case 'heading':
      return [storedForm(element, () => ({ type: 'heading', level: element.level, children: fromLine(element.children) }))];
    case 'list':
      return [fromList(element)];
    case 'quote':
      return [storedForm(element, () => ({ type: 'quote', children: element.children.map(fromParagraph) }))];
    case 'table':
      return [fromTable(element)];
    case 'embed':
      return [element.node];
    default:
      return [];
  }
}

/** The stored form of what is in the editor. One empty paragraph that nobody stored is an empty document. */
export function fromSlate(children: readonly Descendant[]): RichText {
  const [only] = children;
  if (only && isEmptyLine(children) && !isStored(only)) return emptyRichText;
  return { kind: 'richtext', version: richTextVersion, children: children.flatMap(fromBlock) };
}
