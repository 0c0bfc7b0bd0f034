import type { Mark } from '../document/marks.ts';
import { languagePattern } from '../document/marks.ts';
import { cleanAlt } from './clean-alt.ts';
import { cleanHref } from './clean-href.ts';
import { isBlockElement, isSkipped, skippedKind } from './element-kinds.ts';
import { createFlatBuilder } from './flat-builder.ts';
import type { FlatBuilder } from './flat-builder.ts';
import { isElement } from './markup.types.ts';
import type { MarkupElement, MarkupNode } from './markup.types.ts';
import type { FlatPart, LineKind } from './pasted.types.ts';
import type { PasteReport } from './paste-report.ts';
import { readMarks } from './read-marks.ts';
import { isLayout, readTable, sourceTable } from './read-table.ts';
import { isMarker, slideItem, textOf, wordItem } from './word-list.ts';
import { unwantedKind } from './unwanted.ts';

/** The place in the document where the walk is. */
interface Place {
  readonly line: LineKind;
  readonly marks: ReadonlySet<Mark>;
  readonly href: string | undefined;
  readonly lang: string | undefined;
  /** Line ends are line ends, as in `pre`. */
  readonly isPre: boolean;
  /** In a cell of a table that is kept. */
  readonly isInCell: boolean;
  /** Levels of lists around it. */
  readonly lists: number;
  readonly list: { readonly id: string; readonly ordered: boolean } | undefined;
}

export interface Walk {
  readonly report: PasteReport;
  /** Office programs and Google state a language for every word; elsewhere one that is stated was meant. */
  readonly hasLanguages: boolean;
  /** The number of lists that have begun, so that each has a name. */
  lists: number;
}

const paragraph: LineKind = { type: 'paragraph' };
const start: Place = {
  line: paragraph,
  marks: new Set(),
  href: undefined,
  lang: undefined,
  isPre: false,
  isInCell: false,
  lists: 0,
  list: undefined,
};

const levelOf = (value: string | undefined): number | undefined => (/^[1-9]$/.test(value ?? '') ? Number(value) : undefined);

/** The level of a heading, by its name, its role or what Word says of it. */
function headingLevel({ name, attributes, style }: MarkupElement): number | undefined {
  const own = /^h([1-6])$/.exec(name)?.[1];
  if (own) return Number(own);
  if (attributes['role'] === 'heading') return Math.min(6, levelOf(attributes['aria-level']) ?? 2);
  if (/\bMsoTitle\b/.test(attributes['class'] ?? '')) return 1;
  const outline = levelOf(style['mso-outline-level']);
  return outline !== undefined && outline <= 6 ? outline : undefined;
}

/** The kind of the lines of a block element, where it says so; else that of the place around it. */
function lineOf(element: MarkupElement, place: Place): LineKind {
  const level = headingLevel(element);
  if (level !== undefined && place.line.type !== 'quote') return { type: 'heading', level };
  const word = wordItem(element) ?? slideItem(element);
  if (word && element.name !== 'li') return { type: 'item', ...word };
  if (element.name === 'li') {
    const stated = levelOf(element.attributes['data-aria-level']) ?? levelOf(element.attributes['aria-level']);
    const itemLevel = Math.max(1, place.lists, stated ?? 1, word?.level ?? 1);
    const list = element.attributes['data-listid'];
    return {
      type: 'item',
      level: itemLevel,
      ordered: place.list?.ordered ?? false,
      list: list ? `online ${list}` : (place.list?.id ?? 'none'),
    };
  }
  if (element.name === 'blockquote' || /\bMso(?:Intense)?Quote\b/.test(element.attributes['class'] ?? ''))
    return { type: 'quote' };
  return place.line.type === 'heading' ? paragraph : place.line;
}

/** Signs that Word keeps for other programs, and what stands between them. */
const passedOver = /!supportLists|!supportEmptyParas|!supportMisalignedColumns|!supportLineBreakNewLine/;

function walkNodes(nodes: readonly MarkupNode[], place: Place, builder: FlatBuilder, walk: Walk): void {
  let isPassing = false;
  for (const node of nodes) {
    if (typeof node === 'object' && 'condition' in node) {
      // The number of a numbered heading is text; the marker of an item is not.
      isPassing = passedOver.test(node.condition) && !(node.condition.includes('!supportLists') && place.line.type === 'heading');
    } else if (isPassing) continue;
    else if (isElement(node)) walkElement(node, place, builder, walk);
    else {
      const text = place.isPre ? node.replace(/\r\n?/g, '\n') : node.replace(/[\r\n\f]+/g, ' ');
      if (text !== '') builder.text({ text, marks: place.marks, href: place.href, lang: place.lang });
    }
  }
}

function walkImage({ attributes, style }: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const src = attributes['src'] ?? '';
  const size = (name: 'width' | 'height') => Number.parseFloat(attributes[name] ?? style[name] ?? '') || undefined;
  // A dot that counts who reads a mail is no picture.
  if ((size('width') ?? 9) <= 2 || (size('height') ?? 9) <= 2) return;
  if (src === '') return walk.report.drop('image');
  builder.block({ type: 'pasted-image', src, altText: cleanAlt(attributes['alt']) });
  builder.begin(place.line);
}

function walkTable(element: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const table = sourceTable(element);
  if (isLayout(element, table)) {
    const cells = table.rows.flatMap((row) => row.cells);
    if (table.caption) walkBlock(table.caption, place, builder, walk);
    for (const cell of cells) walkBlock(cell, place, builder, walk);
  } else {
    if (place.isInCell) walk.report.drop('nested');
    const inside: Place = { ...start, isInCell: true, lang: place.lang, href: place.href };
    const readCell = (cell: MarkupElement): readonly FlatPart[] => {
      const own = createFlatBuilder();
      walkNodes(cell.children, { ...inside, marks: readMarks(cell, start.marks) }, own, walk);
      return own.parts();
    };
    for (const block of readTable(table, readCell)) builder.block(block);
  }
  walkNodes(table.strays, place, builder, walk);
  builder.begin(place.line);
}

/** An image and the words below it belong together. */
function walkFigure(element: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const own = createFlatBuilder(place.line);
  const captions = element.children.filter(isElement).filter(({ name }) => name === 'figcaption');
  walkNodes(
    element.children.filter((child) => !isElement(child) || child.name !== 'figcaption'),
    place,
    own,
    walk,
  );
  const parts = own.parts();
  const caption = captions
    .map((node) => textOf(node.children))
    .join(' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'block' && only.block.type === 'pasted-image' && caption !== '') {
    builder.block({ ...only.block, caption } as typeof only.block);
  } else {
    for (const part of parts) {
      if (part.kind === 'block') builder.block(part.block);
      else {
        builder.begin({ ...part.line });
        for (const run of part.runs) builder.text(run);
      }
    }
    for (const node of captions) walkBlock(node, place, builder, walk);
  }
  builder.begin(place.line);
}

function walkBlock(element: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const { name, attributes, style } = element;
  const isList = name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir';
  let inside = { ...place, marks: readMarks(element, place.marks) };
  if (isList) {
    walk.lists += 1;
    const ordered = name === 'ol';
    // Slack writes each level as a list of its own.
    const indent = /^[0-9]$/.test(attributes['data-indent'] ?? '') ? Number(attributes['data-indent']) : undefined;
    const id = place.list?.id ?? (indent === undefined ? `list ${walk.lists}` : 'indented');
    inside = { ...inside, lists: indent === undefined ? place.lists + 1 : indent + 1, list: { id, ordered } };
    builder.begin(place.line);
  } else {
    const line = lineOf(element, place);
    inside = { ...inside, line };
    builder.begin(line);
  }
  if (name === 'pre' || name === 'listing' || /^(?:pre|break-spaces)/.test(style['white-space'] ?? ''))
    inside = { ...inside, isPre: true };
  if (walk.hasLanguages && languagePattern.test(attributes['lang'] ?? '')) inside = { ...inside, lang: attributes['lang'] };
  const isBox = name === 'li' && attributes['role'] === 'checkbox';
  if (isBox) builder.text({ text: attributes['aria-checked'] === 'true' ? '\u2611 ' : '\u2610 ', marks: start.marks });
  walkNodes(element.children, inside, builder, walk);
  builder.begin(place.line);
}

/** From a footnote to its sign and back, which come along as text. */
const isNote = (href: string): boolean => /^#_?(?:ftn|edn|footnote|endnote|sdfootnote)/i.test(href);

function walkLink(element: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const { href } = element.attributes;
  // The arrow behind a footnote, back to where it was called.
  if (href !== undefined && /^#(?:foot|end)note-ref/.test(href)) return;
  const target = href === undefined ? undefined : cleanHref(href);
  if (href !== undefined && href.trim() !== '' && target === undefined && !isNote(href) && textOf(element.children).trim() !== '')
    walk.report.drop('link', href);
  walkNodes(element.children, { ...place, marks: readMarks(element, place.marks), href: target ?? place.href }, builder, walk);
}

function walkElement(element: MarkupElement, place: Place, builder: FlatBuilder, walk: Walk): void {
  const { name, attributes, style } = element;
  if (isSkipped(name)) {
    const kind = skippedKind(name);
    if (kind && attributes['aria-hidden'] !== 'true') walk.report.drop(kind, attributes['src'] ?? attributes['data'] ?? '');
    return undefined;
  }
  const unwanted = unwantedKind(element);
  if (unwanted) {
    if (unwanted.kind && textOf(element.children).trim() !== '') walk.report.drop(unwanted.kind, unwanted.detail);
    return undefined;
  }
  switch (name) {
    case 'br':
      return /Apple-interchange-newline/.test(attributes['class'] ?? '') ? undefined : builder.lineBreak();
    case 'hr':
      builder.block({ type: 'rule' });
      return builder.begin(place.line);
    case 'img':
    case 'image':
      return walkImage(element, place, builder, walk);
    case 'input': {
      if (attributes['type'] === 'hidden') return undefined;
      if (attributes['type'] !== 'checkbox') return walk.report.drop('control');
      return builder.text({ text: 'checked' in attributes ? '\u2611 ' : '\u2610 ', marks: start.marks });
    }
    case 'table':
      return walkTable(element, place, builder, walk);
    case 'figure':
      return walkFigure(element, place, builder, walk);
    case 'a':
      return walkLink(element, place, builder, walk);
    case 'q':
      return walkNodes(['\u201c', ...element.children, '\u201d'], place, builder, walk);
    default:
  }
  if (isMarker(element) && place.line.type !== 'heading') return undefined;
  if (isBlockElement(name) || attributes['role'] === 'heading') return walkBlock(element, place, builder, walk);
  const lang = walk.hasLanguages && languagePattern.test(attributes['lang'] ?? '') ? attributes['lang'] : place.lang;
  const isPre = place.isPre || /^(?:pre|break-spaces)/.test(style['white-space'] ?? '');
  return walkNodes(element.children, { ...place, marks: readMarks(element, place.marks), lang, isPre }, builder, walk);
}

/** A document in reading order, by an allow-list: what is not known here is text, and what is dangerous is not even that. */
export function walkMarkup(root: MarkupElement, walk: Walk): readonly FlatPart[] {
  const builder = createFlatBuilder();
  walkNodes(root.children, start, builder, walk);
  return builder.parts();
}
