import { InvalidSegment } from '#contract/fields/rewriting.ts';
import type { TextSegment } from '#contract/fields/rewriting.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A text as translators get it, whatever it stands in: its own signs as in HTML. */
export const handedOut = ({ text, format }: TextSegment): string =>
  format === 'inline' ? text : text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** What came back, as the segment has it. Throws an `InvalidSegment` for codes where the original has none. */
export function takenBack({ path, format }: TextSegment, text: string): string {
  if (format === 'inline') return text;
  if (text.includes('<')) throw new InvalidSegment(path, 'it holds codes, and the original has none');
  return text.replace(/&(?:amp|lt|gt);/g, (name) => named[name] ?? name);
}
