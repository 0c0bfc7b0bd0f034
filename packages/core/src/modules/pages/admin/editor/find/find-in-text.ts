import type { TextSegment } from '#contract/fields/rewriting.ts';

/** The words that are looked for. */
export interface Query {
  readonly words: string;
  readonly isCaseSensitive: boolean;
}

/** A place in the text that a person sees of a segment. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** The character that stands for a node in a line: no text that is looked for. */
const gap = '\uFFFC';
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A piece of a segment: a code, which nobody sees, or one character as it is written and as it is seen. */
interface Piece {
  readonly written: string;
  readonly seen: string;
}

function piecesOf({ text, format }: Pick<TextSegment, 'text' | 'format'>): readonly Piece[] {
  if (format === 'plain') return text.split('').map((seen) => ({ written: seen, seen }));
  return (text.match(/<\/?\d+\/?>|&(?:amp|lt|gt);|[^]/g) ?? []).map((written) => {
    if (/^<\d+\/>$/.test(written)) return { written, seen: gap };
    return { written, seen: /^<\/?\d+>$/.test(written) ? '' : (signs[written] ?? written) };
  });
}

/** Lower case of a text whose characters keep their places, which not every language's does. */
const folded = (text: string): string =>
  [...text]
    .map((character) => (character.toLowerCase().length === character.length ? character.toLowerCase() : character))
    .join('');

/** The text that a person sees of a segment; a node in it is one character. */
export const seenText = (segment: Pick<TextSegment, 'text' | 'format'>): string =>
  piecesOf(segment)
    .map(({ seen }) => seen)
    .join('');

/** Every place where the words stand in a segment, across marks and links, never across nodes. */
export function placesIn(segment: Pick<TextSegment, 'text' | 'format'>, { words, isCaseSensitive }: Query): Place[] {
  if (words === '') return [];
  const fold = isCaseSensitive ? (text: string) => text : folded;
  const seen = fold(seenText(segment));
  const wanted = fold(words);
  const places: Place[] = [];
  for (let at = seen.indexOf(wanted); at >= 0; at = seen.indexOf(wanted, at + wanted.length))
    places.push({ start: at, end: at + wanted.length });
  return places;
}

/** The segment's text with other words at some places; they get the marks and the link of what they begin with. */
export function replaceIn(segment: Pick<TextSegment, 'text' | 'format'>, places: readonly Place[], words: string): string {
  const written = segment.format === 'plain' ? words : words.replace(/[&<>]/g, (sign) => names[sign] ?? sign);
  let at = 0;
  return piecesOf(segment)
    .map((piece) => {
      const position = at;
      at += piece.seen.length;
      if (piece.seen === '') return piece.written;
      const place = places.find(({ start, end }) => position >= start && position < end);
      return place ? (position === place.start ? written : '') : piece.written;
    })
    .join('');
}
