import { cleanText } from '../document/clean-text.ts';
import type { Mark } from '../document/marks.ts';
import type { TableRow } from '../document/rich-text.types.ts';
import { finishLine, toInlines, withoutBold } from './finish-line.ts';
import { foldParts } from './fold-parts.ts';
import type { FlatPart, LineKind } from './pasted.types.ts';
import { createPasteReport } from './paste-report.ts';
import type { ReadHtml } from './read-html.ts';
import { readMarkdownLine } from './read-markdown-line.ts';

const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const fence = /^(\s{0,12})(`{3,}|~{3,})/;
const listLine = /^(\s*)([-*+]|\d{1,9}[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/;
const quoteLine = /^ {0,3}>\s?(.*)$/;
const delimiter = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const underline = /^ {0,3}(=+|-+)\s*$/;
const code: ReadonlySet<Mark> = new Set(['code']);
const maxCells = 60;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/, maxCells)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const isTable = (lines: readonly string[], at: number): boolean => {
  const next = lines[at + 1] ?? '';
  return (lines[at] ?? '').includes('|') && next.includes('-') && delimiter.test(next.trimEnd()) && next.includes('|');
};

const width = (indent: string): number => indent.replaceAll('\t', '    ').length;

/** Markdown as blocks: what CommonMark and GitHub's tables have, as far as this format has it. */
export function readMarkdown(source: string): ReadHtml {
  const report = createPasteReport();
  const parts: FlatPart[] = [];
  const lines = cleanText(source).split('\n');
  let indents: number[] = [];
  let lists = 0;
  let open: { line: LineKind; text: string; isOpen: boolean } | undefined;

  const flush = () => {
    const current = open;
    open = undefined;
    if (!current) return;
    const { runs, images, refused } = readMarkdownLine(current.text);
    for (const address of refused) report.drop('link', address);
    const finished = finishLine(runs, current.line);
    if (finished.length > 0) parts.push({ kind: 'line', line: current.line, runs: finished });
    for (const block of images) parts.push({ kind: 'block', block });
  };
  const begin = (line: LineKind, text: string, isOpen = true) => {
    flush();
    open = { line, text, isOpen };
  };
  /** A line end is a space, unless two spaces or a backslash stand before it. */
  const extend = (line: string) => {
    if (!open) return;
    const isHard = / {2,}$|\\$/.test(open.text);
    open.text = `${open.text.replace(/ +$|\\$/, '')}${isHard ? '\n' : ' '}${line.trim()}`;
    if (/ {2,}$/.test(line)) open.text += '  ';
  };
  const addItem = (found: RegExpExecArray) => {
    const [, indent = '', marker = '', task, text = ''] = found;
    const own = width(indent);
    if (indents.length === 0) lists += 1;
    indents = indents.filter((other) => other < own - 1 || other <= own);
    while (indents.length > 1 && own <= (indents.at(-2) ?? 0)) indents.pop();
    if (indents.length === 0 || own > (indents.at(-1) ?? 0) + 1) indents.push(own);
    const box = task === undefined ? '' : task === ' ' ? '\u2610 ' : '\u2611 ';
    begin({ type: 'item', level: indents.length, ordered: /\d/.test(marker), list: `markdown ${lists}` }, box + text);
  };
  const addTable = (at: number): number => {
    flush();
    const rows: TableRow[] = [];
    let index = at;
    for (let line = lines[index]; line !== undefined && line.includes('|'); line = lines[(index += 1)]) {
      if (index === at + 1) continue;
      const isHeader = index === at;
      rows.push({
        type: 'table-row',
        children: cellsOf(line).map((text) => {
          const read = readMarkdownLine(text);
          for (const address of read.refused) report.drop('link', address);
          const runs = finishLine(read.runs);
          return {
            type: 'table-cell',
            ...(isHeader ? { header: true } : {}),
            children: toInlines(isHeader ? withoutBold(runs) : runs),
          };
        }),
      });
    }
    parts.push({ kind: 'block', block: { type: 'table', children: rows } });
    return index - 1;
  };
  const addFence = (at: number, indent: string, sign: string): number => {
    flush();
    let index = at + 1;
    const text: string[] = [];
    for (; index < lines.length && !(lines[index] ?? '').trim().startsWith(sign); index += 1)
      text.push((lines[index] ?? '').replace(indent, ''));
    const joined = text.join('\n').replace(/^\n+|\n+$/g, '');
    if (joined !== '') parts.push({ kind: 'line', line: { type: 'paragraph' }, runs: [{ text: joined, marks: code }] });
    return index;
  };

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fenced = fence.exec(line);
    const head = heading.exec(line.trimEnd());
    const item = listLine.exec(line);
    const quote = quoteLine.exec(line);
    if (line.trim() === '') {
      if (open) open.isOpen = false;
      continue;
    }
    if (fenced) index = addFence(index, fenced[1] ?? '', fenced[2] ?? '```');
    else if (head) begin({ type: 'heading', level: head[1]?.length ?? 2 }, (head[2] ?? '').replace(/[ \t]#+$/, ''), false);
    else if (open?.line.type === 'paragraph' && open.isOpen && underline.test(line)) {
      open.line = { type: 'heading', level: line.includes('=') ? 1 : 2 };
      open.isOpen = false;
    } else if (rule.test(line)) {
      flush();
      parts.push({ kind: 'block', block: { type: 'rule' } });
    } else if (item && (indents.length > 0 || width(item[1] ?? '') < 4)) addItem(item);
    else if (quote) {
      const [, inner = ''] = quote;
      const point = listLine.exec(inner);
      if (open?.line.type === 'quote' && open.isOpen && inner.trim() !== '' && !point) extend(inner);
      else
        begin({ type: 'quote' }, point && !/\d/.test(point[2] ?? '') ? `\u2022 ${point[4] ?? ''}` : inner, inner.trim() !== '');
    } else if (isTable(lines, index)) index = addTable(index);
    else if (open?.isOpen) extend(line);
    else if (open?.line.type === 'item' && /^\s{2,}/.test(line)) open.text += `\\\n${line.trim()}`;
    else begin({ type: 'paragraph' }, line.trimStart());
    if (!item && open?.line.type !== 'item') indents = [];
  }
  flush();
  return { blocks: foldParts(parts), dropped: report.dropped() };
}
