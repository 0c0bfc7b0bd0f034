import type { TextSegment } from '#contract/fields/rewriting.ts';
import type { TextRange } from './find-words.ts';

/** A stretch of a text that nothing interrupts, with the code before it. */
interface Run extends TextRange {
  /** As it stands in the segment; empty before the first. */
  readonly code: string;
}

/** A text of a page as people read it, and where codes interrupt it. */
export interface ReadSegment {
  readonly text: string;
  /** In order, none left out, the empty ones neither. */
  readonly runs: readonly Run[];
  readonly format: TextSegment['format'];
}

/** Stands for a node in a text, so that nothing is found across it. */
const node = '\uFFFC';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (name) => named[name] ?? name);

/** A text as people read it. */
export function readSegment({ text, format }: Pick<TextSegment, 'text' | 'format'>): ReadSegment {
  if (format === 'plain') return { text, runs: [{ code: '', start: 0, end: text.length }], format };
  const runs: Run[] = [];
  let read = '';
  let code = '';
  for (const [index, part] of text.split(/(<\/?\d+\/?>)/).entries()) {
    if (index % 2 === 1) {
      code = part;
      if (part.endsWith('/>')) read += node;
      continue;
    }
    const start = read.length;
    read += unescaped(part);
    runs.push({ code, start, end: read.length });
  }
  return { text: read, runs, format };
}

/** Whether a range lies between two codes. */
export const isUninterrupted = ({ runs }: ReadSegment, { start, end }: TextRange): boolean =>
  runs.some((run) => run.start <= start && end <= run.end);

/** The segment with other texts in the place of ranges, each of which lies between two codes; in order, without overlaps. */
export function writeSegment(
  { text, runs, format }: ReadSegment,
  replaced: readonly (TextRange & { readonly by: string })[],
): string {
  return runs
    .map((run) => {
      let written = '';
      let from = run.start;
      for (const { start, end, by } of replaced) {
        if (start < run.start || end > run.end) continue;
        written += text.slice(from, start) + by;
        from = end;
      }
      written += text.slice(from, run.end);
      return run.code + (format === 'inline' ? escaped(written) : written);
    })
    .join('');
}
