import { evenSpace } from '#contract/even-space.ts';
import type { TextSegment } from '#contract/fields/rewriting.ts';
import type { ClickedWords } from '#contract/preview-messages.ts';
import { seenText } from '../find/find-in-text.ts';

/** A place between the characters of a text. */
export interface TextPlace {
  /** Of the text: `blocks.k3.items.0.title`. */
  readonly path: string;
  /** Characters that a person sees before it. */
  readonly offset: number;
}

interface Found extends TextPlace {
  /** Characters around it that are the same in the line. */
  readonly shared: number;
  /** Those of the text that are not. */
  readonly rest: number;
}

const lower = (character: string): string => (character.toLowerCase().length === 1 ? character.toLowerCase() : character);
const folded = (text: string): string => text.split('').map(lower).join('');

/** How many characters before, or behind, two places are the same. */
function shared(one: string, other: string, [at, place]: readonly [number, number], by: 1 | -1): number {
  const shift = by === 1 ? 0 : -1;
  let count = 0;
  for (;;) {
    const character = one.charAt(at + by * count + shift);
    if (character === '' || character !== other.charAt(place + by * count + shift)) return count;
    count += 1;
  }
}

/** Where a text may be what was clicked: all of the word at the click stands there too. */
function placesIn(segment: TextSegment, line: string, offset: number): Found[] {
  const even = evenSpace(seenText(segment));
  const text = folded(even.text);
  const before = /\S*$/.exec(line.slice(0, offset))?.[0].length ?? 0;
  const behind = /^\S*/.exec(line.slice(offset))?.[0].length ?? 0;
  if (before + behind === 0) return [];
  const found: Found[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const left = shared(line, text, [offset, at], -1);
    const right = shared(line, text, [offset, at], 1);
    if (left < before || right < behind) continue;
    // A space beside it is next to nothing in common.
    const count = text.slice(at - left, at + right).trim().length;
    found.push({ path: segment.path, offset: even.from[at] ?? 0, shared: count, rest: text.length - count });
  }
  return found;
}

const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Whether words stand in a text, and not only as letters of longer ones. */
function saysWords(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isOfWord(text.charAt(at - 1)) && !isOfWord(text.charAt(at + words.length))) return true;
  return false;
}

/**
 * The texts that a line shows whole, or a part of: what stands around the blocks also says words of other pages, which are
 * nobody's to write here.
 */
export function shownIn(segments: readonly TextSegment[], { line }: Pick<ClickedWords, 'line'>): readonly TextSegment[] {
  const shown = folded(line);
  return segments.filter((segment) => {
    const text = folded(evenSpace(seenText(segment)).text);
    return saysWords(shown, text) || saysWords(text, shown);
  });
}

/**
 * The place in the texts of a block that a click on the page means: where most of what stands around it is the same, and of
 * several such the text that says least besides. Of those that are equal, as many are passed over as lines before it are.
 */
export function findClicked(segments: readonly TextSegment[], words: ClickedWords): TextPlace | undefined {
  const line = folded(words.line);
  const all = segments.flatMap((segment) => placesIn(segment, line, words.offset));
  const most = Math.max(...all.map((found) => found.shared));
  const closest = all.filter((found) => found.shared === most);
  const least = Math.min(...closest.map(({ rest }) => rest));
  const equal = closest.filter(({ rest }) => rest === least);
  const found = equal[words.earlier % equal.length];
  return found && { path: found.path, offset: found.offset };
}
