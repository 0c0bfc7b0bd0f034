import type { TextRange } from './find-words.ts';

/** Characters of a sentence that are shown on each side of what was found. */
const shown = 120;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, made);
  return made;
}

/** A place at which no character is cut in two. */
const whole = (text: string, place: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place);

const readable = (text: string): string => text.replaceAll('\uFFFC', ' ').replace(/\s+/g, ' ');

/** The sentence of a text around a range, in three parts. */
export function sentenceAround(
  text: string,
  { start, end }: TextRange,
  locale: string,
): { readonly before: string; readonly text: string; readonly after: string } {
  // A sentence of a text of a million characters is looked for nearby.
  const from = whole(text, Math.max(0, start - 1000));
  const near = text.slice(from, end + 1000);
  const segmenter = segmenterOf(locale).segment(near);
  const first = from + (segmenter.containing(start - from)?.index ?? 0);
  const last = segmenter.containing(Math.max(start, end - 1) - from);
  const stop = last ? from + last.index + last.segment.length : end;
  const [begin, finish] = [whole(text, Math.max(first, start - shown)), whole(text, Math.min(stop, end + shown))];
  return {
    before: `${begin > first ? '…' : ''}${readable(text.slice(begin, start)).trimStart()}`,
    text: readable(text.slice(start, end)),
    after: `${readable(text.slice(end, finish)).trimEnd()}${finish < stop ? '…' : ''}`,
  };
}
