import { absorbText, hasStrayText } from './absorb-text.ts';
import { collectLines, collectText } from './collect-lines.ts';
import { richTextLimits } from './limits.ts';
import { isOpaqueType, isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { flattenArrays, hasOnly, repairEach } from './repair-each.ts';
import { repairButton, repairImage, repairVideo } from './repair-voids.ts';
import { isLeafLike, repairInlines, repairOpaque } from './repair-inlines.ts';
import { maxListDepth, repairList } from './repair-list.ts';
import type { RepairLog } from './repair-log.ts';
import { repairTable } from './repair-table.ts';
import type { BlockNode, HeadingLevel, InlineNode, OpaqueNode, Paragraph, Quote } from './rich-text.types.ts';

type Repaired = BlockNode | readonly BlockNode[];

const paragraphOf = (children: readonly InlineNode[]): Paragraph => ({ type: 'paragraph', children });

/** A paragraph for each line of text inside something. */
const asParagraphs = (value: unknown): Paragraph[] => collectLines(value).map(paragraphOf);

function isInlineLike(value: unknown): boolean {
  if (!isProperties(value)) return typeof value === 'string' || typeof value === 'number';
  const { type } = value;
  return typeof type === 'string' ? type === 'link' : isLeafLike(value);
}

const isBlockLike = (value: unknown): boolean =>
  Array.isArray(value) ||
  (isProperties(value) && typeof value['type'] === 'string' && value['type'] !== 'link' && !isOpaqueType(value['type']));

/** Gathers runs of inline nodes, each into what `wrap` makes of it; the rest stays where it is. */
function gatherRuns(
  values: readonly unknown[],
  isInline: (value: unknown) => boolean,
  wrap: (run: unknown[]) => unknown,
): unknown[] {
  const out: unknown[] = [];
  let run: unknown[] | undefined;
  for (const value of values) {
    if (!isInline(value)) run = undefined;
    else if (run) {
      run.push(value);
      continue;
    } else {
      run = [value];
      out.push(wrap(run));
      continue;
    }
    out.push(value);
  }
  return out;
}

function repairText(value: Properties, log: RepairLog, depth: number): Repaired {
  const level = headingLevel(value['level']);
  const isHeading = value['type'] === 'heading';
  const make = (children: readonly InlineNode[]): BlockNode =>
    isHeading ? { type: 'heading', level, children } : paragraphOf(children);
  const { children } = value;
  if (Array.isArray(children) && children.some(isBlockLike)) {
    log.note('mixed');
    const parts = gatherRuns(
      flattenArrays(children),
      (child) => !isBlockLike(child),
      (run) => ({ ...value, children: run }),
    );
    return repairBlocks(parts, log, depth + 1);
  }
  const nodes = repairInlines(children, log, depth + 1);
  const isSound = isHeading
    ? value['level'] === level && hasOnly(value, 'type', 'level', 'children')
    : hasOnly(value, 'type', 'children');
  if (nodes === children && isSound && value['type'] !== 'list-item-text') return value as unknown as BlockNode;
  if (!isSound) log.note('properties');
  return make(nodes);
}

function headingLevel(level: unknown): HeadingLevel {
  const number = typeof level === 'number' || typeof level === 'string' ? Number(level) : 2;
  return number >= 4 ? 4 : number >= 3 ? 3 : 2;
}

function repairQuote(value: Properties, log: RepairLog, depth: number): Repaired {
  const children = Array.isArray(value['children']) ? (value['children'] as readonly unknown[]) : [value['children']];
  const blocks = repairBlocks(children, log, depth + 1);
  const isParagraph = (block: BlockNode) => block.type === 'paragraph';
  if (blocks.length > 0 && blocks === children && blocks.every(isParagraph) && hasOnly(value, 'type', 'children')) {
    return value as unknown as Quote;
  }
  log.note('children');
  // What has no lines (an image, a plugin's node) cannot stand in a quote and follows it.
  const isText = (block: BlockNode) => ['paragraph', 'heading', 'list', 'table', 'quote'].includes(block.type);
  const paragraphs = blocks.filter(isText).flatMap((block) => (block.type === 'paragraph' ? [block] : asParagraphs(block)));
  const quote: Quote = { type: 'quote', children: paragraphs.length > 0 ? paragraphs : [paragraphOf([{ text: '' }])] };
  return [quote, ...blocks.filter((block) => !isText(block))];
}

function repairListBlock(value: Properties, log: RepairLog, depth: number): Repaired {
  if (depth > maxListDepth) {
    log.note('depth');
    return asParagraphs(value);
  }
  const { list, lifted } = repairList(value, log, depth);
  const after = lifted.length > 0 ? repairBlocks(lifted, log, depth + 1) : [];
  return list && after.length === 0 ? list : [...(list ? [list] : []), ...after];
}

/** An object that nothing is known of: its text where it has some, else the whole of it, kept for someone to judge. */
function repairUnknown(value: Properties, log: RepairLog, depth: number): Repaired {
  if (isOpaqueType(value['type'])) return repairOpaque(value, log, depth) ?? asParagraphs(value);
  log.note('document');
  if (Array.isArray(value['children'])) return repairBlocks(value['children'], log, depth + 1);
  const lines = asParagraphs(value['children']);
  if (lines.length > 0 || Object.keys(value).length === 0) return lines;
  const kept = { type: 'unknown', value };
  return (repairOpaque(kept, log, depth) as OpaqueNode | undefined) ?? [];
}

const textParagraphs = (...values: readonly unknown[]): Paragraph[] =>
  values.flatMap((value) => collectText(value)).map((text) => paragraphOf([{ text }]));

/** A block that holds no text, and after it the text that was stored in it all the same. */
function withText(block: Repaired, value: Properties): Repaired {
  const lines = 'children' in value ? asParagraphs(value['children']) : [];
  return lines.length > 0 ? ([block, lines].flat() as BlockNode[]) : block;
}

function repairBlock(value: unknown, log: RepairLog, depth: number): Repaired {
  if (!isProperties(value)) {
    log.note('empty');
    return [];
  }
  if (depth > richTextLimits.depth) {
    log.note('depth');
    return asParagraphs(value);
  }
  if (hasStrayText(value) && !isOpaqueType(value['type'])) {
    log.note('children');
    return repairBlock(absorbText(value), log, depth + 1);
  }
  switch (value['type']) {
    case 'paragraph':
    case 'heading':
    case 'list-item-text':
      return repairText(value, log, depth);
    case 'list':
    case 'list-item':
      return repairListBlock(value, log, depth);
    case 'quote':
      return repairQuote(value, log, depth);
    case 'table':
    case 'table-row':
    case 'table-cell':
      return repairTable(value, log, depth);
    case 'rule':
      return hasOnly(value, 'type') ? (value as unknown as BlockNode) : withText({ type: 'rule' }, value);
    case 'image':
      return withText(repairImage(value, log) ?? textParagraphs(value['caption'], value['altText']), value);
    case 'video':
      return withText(repairVideo(value, log) ?? textParagraphs(value['title'], value['caption']), value);
    case 'button':
      return withText(repairButton(value, log) ?? textParagraphs(value['label']), value);
    default:
      return repairUnknown(value, log, depth);
  }
}

/** The blocks of a document or of a part of it. Sound content comes back as it is. */
export function repairBlocks(values: readonly unknown[], log: RepairLog, depth: number): readonly BlockNode[] {
  let list = flattenArrays(values);
  if (list.some(isInlineLike)) {
    log.note('loose');
    list = gatherRuns(list, isInlineLike, (run) => ({ type: 'paragraph', children: run }));
  }
  return repairEach(list, (value) => repairBlock(value, log, depth));
}
