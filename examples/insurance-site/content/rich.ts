import { inline } from './rich-inline.ts';
import type { List, ListItem, Paragraph, RichBlock, RichText, TableRow } from './rich.types.ts';

const itemPattern = /^(\s*)(-|\d+\.)\s+(.*)$/;

const withoutIndent = (source: string): string[] => {
  const lines = source.replace(/\s+$/, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)));
};

/** Lines that belong together, parted by empty lines. */
const passagesOf = (source: string): string[][] =>
  withoutIndent(source).reduce<string[][]>(
    (passages, line) => (line.trim() === '' ? [...passages, []] : [...passages.slice(0, -1), [...(passages.at(-1) ?? []), line]]),
    [[]],
  );

const paragraph = (lines: readonly string[]): Paragraph => ({
  type: 'paragraph',
  children: inline(lines.map((line) => line.trim()).join(' ')),
});

interface Entry {
  readonly depth: number;
  readonly ordered: boolean;
  readonly text: string;
}

/** Items with their continuation lines joined. */
const entriesOf = (lines: readonly string[]): Entry[] =>
  lines.reduce<Entry[]>((entries, line) => {
    const [, space, sign, text] = itemPattern.exec(line) ?? [];
    const last = entries.at(-1);
    if (text === undefined) return last ? [...entries.slice(0, -1), { ...last, text: `${last.text} ${line.trim()}` }] : entries;
    return [...entries, { depth: (space ?? '').length > 0 ? 1 : 0, ordered: sign !== '-', text }];
  }, []);

function listOf(entries: readonly Entry[]): List {
  const depth = entries[0]?.depth ?? 0;
  const items = entries.flatMap((entry, at): ListItem[] => {
    if (entry.depth !== depth) return [];
    const rest = entries.slice(at + 1);
    const end = rest.findIndex((other) => other.depth <= depth);
    const below = end < 0 ? rest : rest.slice(0, end);
    const text = { type: 'list-item-text', children: inline(entry.text) } as const;
    return [{ type: 'list-item', children: below.length > 0 ? [text, listOf(below)] : [text] }];
  });
  return { type: 'list', ordered: entries[0]?.ordered ?? false, children: items };
}

const rowOf = (line: string, isHeader: boolean): TableRow => ({
  type: 'table-row',
  children: line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => ({ type: 'table-cell', ...(isHeader ? { header: true as const } : {}), children: inline(cell.trim()) })),
});

function blockOf(lines: readonly string[]): RichBlock {
  const first = lines[0] ?? '';
  const heading = /^(##|###) (.*)$/.exec(first);
  if (heading) return { type: 'heading', level: heading[1] === '##' ? 2 : 3, children: inline(heading[2] ?? '') };
  if (first.startsWith('> ')) return { type: 'quote', children: [paragraph(lines.map((line) => line.replace(/^> ?/, '')))] };
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()));
    return { type: 'table', children: rows.map((line, at) => rowOf(line, at === 0 && rows.length < lines.length)) };
  }
  return itemPattern.test(first) ? listOf(entriesOf(lines)) : paragraph(lines);
}

/**
 * The rich text document of a compact Markdown: `##` and `###` headings, paragraphs, `-` and `1.` lists with one
 * nested level, `>` quotes, tables, and what `inline` reads. Empty lines part the blocks; common indentation is dropped.
 */
export function rich(source: string): RichText {
  const passages = passagesOf(source).filter((lines) => lines.length > 0);
  return { kind: 'richtext', version: 1, children: passages.map(blockOf) };
}
