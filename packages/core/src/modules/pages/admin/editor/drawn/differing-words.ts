import type { ComparedWords } from '#contract/preview-messages.ts';
import { compareWords } from '#modules/pages/compare/compare-words.ts';

/** Words of two drawings of a block that only one of them has. */
export interface DifferingWords {
  readonly removed: readonly ComparedWords[];
  readonly added: readonly ComparedWords[];
}

/** Where a run of the joined lines stands in each of them, without the space at its ends. */
function inLines(lines: readonly string[], from: number, to: number): ComparedWords[] {
  let begin = 0;
  return lines.flatMap((text, line) => {
    const [start, end] = [Math.max(0, from - begin), Math.min(text.length, to - begin)];
    begin += text.length + 1;
    const words = text.slice(start, Math.max(start, end));
    const trimmed = words.trim();
    if (trimmed === '') return [];
    const first = start + words.indexOf(trimmed);
    return [{ line, start: first, end: first + trimmed.length }];
  });
}

/** Compares the texts of a block as they are drawn, whatever field they came from. */
export function differingWords(before: readonly string[], after: readonly string[]): DifferingWords {
  const words: { removed: ComparedWords[]; added: ComparedWords[] } = { removed: [], added: [] };
  let [was, is] = [0, 0];
  for (const { kind, text } of compareWords(before.join('\n'), after.join('\n'))) {
    if (kind === 'removed') words.removed.push(...inLines(before, was, was + text.length));
    if (kind === 'added') words.added.push(...inLines(after, is, is + text.length));
    if (kind !== 'added') was += text.length;
    if (kind !== 'removed') is += text.length;
  }
  return words;
}
