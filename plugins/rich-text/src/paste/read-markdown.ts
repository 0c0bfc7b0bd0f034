import type { Definition, List, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { cleanText } from '../document/clean-text.ts';
import type { TableRow } from '../document/rich-text.types.ts';
import { finishLine, toInlines, withoutBold } from './finish-line.ts';
import { foldParts } from './fold-parts.ts';
import { isOverwrought } from './is-overwrought.ts';
import { readMarkdownLine } from './read-markdown-line.ts';
import type { MarkdownSource } from './read-markdown-line.ts';
import type { FlatPart, LineKind } from './pasted.types.ts';
import { createPasteReport } from './paste-report.ts';
import type { ReadHtml } from './read-html.ts';
import { readPlainText } from './read-plain-text.ts';

/** The surroundings of a node. */
interface Place {
  readonly line: LineKind;
  /** The marker that stands before the first text: a task's box, the bullet of an item in a quote. */
  readonly marker: string;
}

interface Reading extends MarkdownSource {
  readonly parts: FlatPart[];
  /** The count of lists so far, so that each has a name. */
  lists: number;
}

const paragraph: LineKind = { type: 'paragraph' };

const parse = (source: string) =>
  fromMarkdown(source, {
    // HTML is text here: nobody means it as markup, and none passes through a paste.
    extensions: [gfm({ singleTilde: false }), { disable: { null: ['htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** The definitions of reference links. The first of a name counts. */
function definitionsIn(nodes: readonly RootContent[], found = new Map<string, Definition>()): ReadonlyMap<string, Definition> {
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    else if ('children' in node) definitionsIn(node.children, found);
  }
  return found;
}

function addLine(nodes: readonly PhrasingContent[], { line, marker }: Place, reading: Reading): void {
  const { parts } = reading;
  const { runs, images } = readMarkdownLine(nodes, reading);
  const finished = finishLine(marker === '' ? runs : [{ text: marker, marks: new Set() }, ...runs], line);
  if (finished.length > 0) parts.push({ kind: 'line', line, runs: finished, ...continuation(line, parts) });
  for (const block of images) parts.push({ kind: 'block', block });
}

/** A second line of the same item is no item of its own. */
function continuation(line: LineKind, parts: readonly FlatPart[]): { readonly isContinuation?: true } {
  const last = parts.at(-1);
  return line.type === 'item' && last?.kind === 'line' && last.line === line ? { isContinuation: true } : {};
}

function addCode(value: string, { line }: Place, { parts }: Reading): void {
  const text = value.replace(/^\n+|\n+$/g, '');
  if (text !== '') parts.push({ kind: 'line', line, runs: [{ text, marks: new Set(['code']) }], ...continuation(line, parts) });
}

function addTable(table: Table, reading: Reading): void {
  const after: FlatPart[] = [];
  const rows = table.children.map((row, index): TableRow => ({
    type: 'table-row',
    children: row.children.map((cell) => {
      const { runs, images } = readMarkdownLine(cell.children, reading);
      for (const block of images) after.push({ kind: 'block', block });
      const finished = finishLine(runs);
      return index === 0
        ? { type: 'table-cell', header: true, children: toInlines(withoutBold(finished)) }
        : { type: 'table-cell', children: toInlines(finished) };
    }),
  }));
  reading.parts.push({ kind: 'block', block: { type: 'table', children: rows } }, ...after);
}

/** The lines of a list. Inside a quote, which holds paragraphs only, they keep their markers as text. */
function addList(list: List, { line }: Place, reading: Reading): void {
  const start = list.start ?? 1;
  const ordered = list.ordered === true;
  // A list that goes on counting after another sign (`1.`, then `2)`) is the same one.
  if (line.type !== 'item' && !(ordered && start > 1)) reading.lists += 1;
  const name = line.type === 'item' ? line.list : `markdown ${reading.lists}`;
  const level = line.type === 'item' ? line.level + 1 : 1;
  for (const [index, item] of list.children.entries()) {
    const box = typeof item.checked === 'boolean' ? (item.checked ? '\u2611 ' : '\u2610 ') : '';
    if (line.type === 'quote')
      addBlocks(item.children, { line, marker: (ordered ? `${start + index}. ` : '\u2022 ') + box }, reading);
    else addBlocks(item.children, { line: { type: 'item', level, ordered, list: name }, marker: box }, reading);
  }
}

function addBlock(node: RootContent, place: Place, reading: Reading): void {
  switch (node.type) {
    case 'paragraph':
      return addLine(node.children, place, reading);
    case 'heading':
      if (place.line.type !== 'paragraph') return addLine(node.children, place, reading);
      return addLine(node.children, { ...place, line: { type: 'heading', level: node.depth } }, reading);
    case 'code':
      return addCode(node.value, place, reading);
    case 'blockquote':
      return addBlocks(node.children, place.line.type === 'item' ? place : { ...place, line: { type: 'quote' } }, reading);
    case 'list':
      return addList(node, place, reading);
    case 'table':
      return addTable(node, reading);
    case 'thematicBreak':
      return void reading.parts.push({ kind: 'block', block: { type: 'rule' } });
    case 'footnoteDefinition':
      return addBlocks(node.children, { line: paragraph, marker: `[${node.label ?? node.identifier}] ` }, reading);
    default:
  }
}

function addBlocks(nodes: readonly RootContent[], place: Place, reading: Reading): void {
  for (const [index, node] of nodes.entries()) addBlock(node, index === 0 ? place : { ...place, marker: '' }, reading);
}

/** Reads Markdown (CommonMark with GitHub's extensions) as blocks, as far as this format has them. */
export function readMarkdown(source: string): ReadHtml {
  const text = cleanText(source);
  if (isOverwrought(text)) return { blocks: readPlainText(text), dropped: {} };
  const { children } = parse(text);
  const reading: Reading = { definitions: definitionsIn(children), report: createPasteReport(), parts: [], lists: 0 };
  addBlocks(children, { line: paragraph, marker: '' }, reading);
  return { blocks: foldParts(reading.parts), dropped: reading.report.dropped() };
}
