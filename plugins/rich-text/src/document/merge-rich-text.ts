import { comparisonBudget, mergeItems, mergeText, mergeValue } from '@lectern/core';
import type { ComparisonBudget } from '@lectern/core';
import { mergeLine } from './merge-line.ts';
import { isOpaque } from './node-kinds.ts';
import { repairRichText } from './repair-rich-text.ts';
import type {
  BlockNode,
  Heading,
  InlineNode,
  List,
  ListItem,
  ListItemText,
  Paragraph,
  Quote,
  RichText,
  Table,
  TableCell,
  TableRow,
} from './rich-text.types.ts';
import { inlineText, textLines } from './text-lines.ts';

/** What all of one text may cost together. */
type Budget = ComparisonBudget | undefined;

type Three<Value> = readonly [base: Value, mine: Value, theirs: Value];

const three = <From, To>([base, mine, theirs]: Three<From>, of: (value: From) => To): Three<To> => [
  of(base),
  of(mine),
  of(theirs),
];

/** Properties that are read as texts. */
const textNames: readonly string[] = ['caption', 'altText', 'label', 'title'];

/** What a node is beside what stands in it, property by property; undefined where both changed the same one. */
function mergeSettings(nodes: Three<object>, budget: Budget): object | undefined {
  const [base, mine, theirs] = three(nodes, (node) => node as Readonly<Record<string, unknown>>);
  const settings: Record<string, unknown> = {};
  for (const name of Object.keys({ ...mine, ...theirs })) {
    if (name === 'children') continue;
    const merge = textNames.includes(name) ? (...texts: Three<unknown>) => mergeText(...three(texts, String), budget) : undefined;
    const merged = mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }, merge);
    if (!merged) return undefined;
    if (merged.value !== undefined) settings[name] = merged.value;
  }
  return settings;
}

interface Holder<Child> {
  readonly children: readonly Child[];
}

/** A node with what stands in it. */
function mergeNode<Child, Node extends Holder<Child>>(
  nodes: Three<Node>,
  budget: Budget,
  mergeChildren: (children: Three<readonly Child[]>) => readonly Child[] | undefined,
): Node | undefined {
  const settings = mergeSettings(nodes, budget);
  const children = settings && mergeChildren(three(nodes, (node) => node.children));
  return children && ({ ...settings, children } as unknown as Node);
}

const mergeLineOf = <Node extends Holder<InlineNode>>(
  base: Node,
  mine: Node,
  theirs: Node,
  budget?: ComparisonBudget,
): Node | undefined => mergeNode<InlineNode, Node>([base, mine, theirs], budget, (lines) => mergeLine(...lines, budget));

const textOfBlock = (block: BlockNode): string =>
  textLines({ kind: 'richtext', version: 1, children: [block] })
    .map(({ text }) => text)
    .join('\n');

const textOfLine = ({ children }: Holder<InlineNode>): string => inlineText(children);

function mergeItem(base: ListItem, mine: ListItem, theirs: ListItem, budget: Budget): ListItem | undefined {
  const items: Three<ListItem> = [base, mine, theirs];
  const texts = three(items, ({ children: [text] }): ListItemText => text);
  const text = mergeValue({ base: texts[0], mine: texts[1], theirs: texts[2] }, mergeLineOf<ListItemText>, budget);
  const lists = three(items, ({ children: [, nested] }): List | undefined => nested);
  const nested = mergeValue({ base: lists[0], mine: lists[1], theirs: lists[2] }, (...[was, own, other]) =>
    mergeList([was, own, other], budget),
  );
  if (!text || !nested) return undefined;
  return { type: 'list-item', children: nested.value ? [text.value, nested.value] : [text.value] };
}

const textOfItem = ({ children: [text] }: ListItem): string => textOfLine(text);

function mergeList(lists: Three<List>, budget: Budget): List | undefined {
  return mergeNode<ListItem, List>(lists, budget, (items) =>
    mergeItems(items, { merge: mergeItem, wordsOf: textOfItem, budget }),
  );
}

const mergeRow = (base: TableRow, mine: TableRow, theirs: TableRow, budget: Budget): TableRow | undefined =>
  mergeNode<TableCell, TableRow>([base, mine, theirs], budget, (cells) =>
    mergeItems(cells, { merge: mergeLineOf<TableCell>, wordsOf: textOfLine, budget }),
  );

const textOfRow = ({ children }: TableRow): string => children.map(textOfLine).join('\n');

/** The sizes of the cells, row by row. */
const shapeOf = ({ children }: Table): string =>
  children.map((row) => row.children.map(({ colSpan = 1, rowSpan = 1 }) => `${colSpan}x${rowSpan}`).join()).join(';');

/** A row of the one and a column of the other leave a hole where they meet: such a table is not made. */
function mergeTable(tables: Three<Table>, budget: Budget): Table | undefined {
  const merged = mergeNode<TableRow, Table>(tables, budget, (rows) =>
    mergeItems(rows, { merge: mergeRow, wordsOf: textOfRow, budget }),
  );
  if (!merged) return undefined;
  const [, mine, theirs] = three(tables, shapeOf);
  const shape = shapeOf(merged);
  const isEven = /^(1x1(?:,1x1)*)(?:;\1)*$/.test(shape);
  return isEven || shape === mine || shape === theirs ? merged : undefined;
}

type BlockOf<Type extends BlockNode['type']> = Extract<BlockNode, { readonly type: Type }>;

/** The three of one type; undefined where they are of several. */
const allOf = <Type extends 'list' | 'quote' | 'table'>(
  blocks: Three<BlockNode>,
  type: Type,
): Three<BlockOf<Type>> | undefined =>
  blocks.every((block) => block.type === type) ? (blocks as unknown as Three<BlockOf<Type>>) : undefined;

const isLine = (node: BlockNode): node is Paragraph | Heading => node.type === 'paragraph' || node.type === 'heading';

function mergeBlock(base: BlockNode, mine: BlockNode, theirs: BlockNode, budget: Budget): BlockNode | undefined {
  const blocks: Three<BlockNode> = [base, mine, theirs];
  if (blocks.some(isOpaque)) return undefined;
  if (isLine(base) && isLine(mine) && isLine(theirs)) return mergeLineOf<Paragraph | Heading>(base, mine, theirs, budget);
  const [lists, quotes, tables] = [allOf(blocks, 'list'), allOf(blocks, 'quote'), allOf(blocks, 'table')];
  if (lists) return mergeList(lists, budget);
  if (tables) return mergeTable(tables, budget);
  if (quotes)
    return mergeNode<Paragraph, Quote>(quotes, budget, (lines) =>
      mergeItems(lines, { merge: mergeLineOf<Paragraph>, wordsOf: textOfLine, budget }),
    );
  if (blocks.some((block) => block.type !== base.type || 'children' in block)) return undefined;
  const merged = mergeSettings(blocks, budget);
  // A picture says something or it says nothing.
  return merged && 'decorative' in merged && 'altText' in merged ? undefined : (merged as BlockNode | undefined);
}

/**
 * What two people made of one text at the same time: block by block, in a block word by word with marks and links. Undefined
 * where both changed the same words, where one took away what the other changed, for what a newer code wrote, and where that is
 * more work than is left.
 */
export function mergeRichText(
  base: RichText,
  mine: RichText,
  theirs: RichText,
  budget: ComparisonBudget = comparisonBudget(),
): RichText | undefined {
  const repaired = three([base, mine, theirs], repairRichText);
  if (repaired.some(({ isNewer }) => isNewer)) return undefined;
  const children = mergeItems(
    three(repaired, ({ doc }) => doc.children),
    { merge: mergeBlock, wordsOf: textOfBlock, budget },
  );
  return children && { ...repaired[1].doc, children };
}
