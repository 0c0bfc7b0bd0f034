import type { Mark } from '../document/marks.ts';
import { cleanText } from '../document/clean-text.ts';
import { foldParts } from './fold-parts.ts';
import type { FlatPart, LineKind, PastedBlock } from './pasted.types.ts';
import { isCounting } from './word-list.ts';

const none: ReadonlySet<Mark> = new Set();
const bullet = /^(\s*)([\u2022\u00b7\u25aa\u25ab\u25cf\u25cb\u25e6\u2023\u2043\u2219\uf0b7\uf0a7]|[-\u2013\u2014*o]\t)\s*(?=\S)/;
const counted = /^(\s*)(\(?(?:\d{1,3}|[a-z])[.)])\t\s*(?=\S)/i;

/** The share of the width that a line of a wrapped text must reach for the next one to continue it. */
const fullness = 0.8;

/**
 * Whether lines were broken to fit a page, as those of a PDF are: none is long, and most but the last of a paragraph
 * fill the same width.
 */
function isWrapped(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '');
  const width = Math.max(0, ...filled.map((line) => line.length));
  if (filled.length < 3 || width < 40 || width > 140) return false;
  return filled.filter((line) => line.length >= width * fullness).length >= filled.length / 2;
}

/** Whether a line goes on in the next one. */
function continues(line: string, next: string, width: number): boolean {
  if (line === '' || next === '' || bullet.test(next) || counted.test(next)) return false;
  if (/[\p{Ll}\p{N}]-$/u.test(line) && /^\p{Ll}/u.test(next)) return true;
  if (/^[\p{Ll}(\u2018\u201c]/u.test(next) && !/[.!?:]$/.test(line)) return true;
  return line.length >= width * fullness && !/[.!?:]$/.test(line);
}

function unwrap(lines: readonly string[]): string[] {
  if (!isWrapped(lines)) return lines.filter((line) => line.trim() !== '');
  const width = Math.max(...lines.map((line) => line.length));
  const out: string[][] = [];
  let before: string | undefined;
  for (const line of lines) {
    const paragraph = before !== undefined && continues(before, line, width) ? out.at(-1) : undefined;
    if (!paragraph || before === undefined) out.push([line]);
    // A word that the page broke; a real hyphen stands before a capital or a number.
    else if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)) paragraph.push(`${paragraph.pop()?.slice(0, -1) ?? ''}${line}`);
    else paragraph.push(line);
    before = line;
  }
  return out.map((paragraph) => paragraph.join(' ')).filter((line) => line.trim() !== '');
}

function lineOf(line: string): FlatPart {
  const marker = bullet.exec(line) ?? counted.exec(line);
  const kind: LineKind = marker
    ? {
        type: 'item',
        level: 1 + Math.min(3, Math.floor((marker[1] ?? '').replaceAll('\t', '    ').length / 4)),
        ordered: isCounting(marker[2] ?? ''),
        list: 'text',
      }
    : { type: 'paragraph' };
  return { kind: 'line', line: kind, runs: [{ text: (marker ? line.slice(marker[0].length) : line).trim(), marks: none }] };
}

/** Plain text as paragraphs and lists. Lines that a page broke become whole again. */
export function readPlainText(text: string): readonly PastedBlock[] {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd());
  return foldParts(unwrap(lines).map(lineOf));
}
