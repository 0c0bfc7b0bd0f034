import { isPlaceholder, segmentsOf } from '../../contract/source-address.ts';

/** What the placeholders of a pattern stand for in a path: segments by their placeholder, all that is left by `*`. */
export type Captured = ReadonlyMap<string, string>;

/** Holds a path against a pattern, segment by segment; undefined where it does not fit. */
export function matchPattern(pattern: readonly string[], path: readonly string[]): Captured | undefined {
  const hasRest = pattern.at(-1) === '*';
  const fixed = hasRest ? pattern.length - 1 : pattern.length;
  if (hasRest ? path.length <= fixed : path.length !== fixed) return undefined;
  const captured = new Map<string, string>();
  for (let index = 0; index < fixed; index += 1) {
    const [own, asked] = [pattern[index] ?? '', path[index] ?? ''];
    if (isPlaceholder(own)) captured.set(own, asked);
    else if (own !== asked) return undefined;
  }
  if (hasRest) captured.set('*', path.slice(fixed).join('/'));
  return captured;
}

/** A target with what its placeholders stand for, encoded. */
export const fillTarget = (target: string, captured: Captured): string =>
  target
    .split('/')
    .map((segment) => {
      const value = captured.get(segment);
      return value === undefined ? segment : encodeURI(value);
    })
    .join('/');

const rank = (segment: string | undefined): number =>
  segment === undefined ? 3 : segment === '*' ? 2 : isPlaceholder(segment) ? 1 : 0;

/** The order in which patterns are tried: what is written out comes before a placeholder, and that before `*`. */
export function comparePatterns(one: readonly string[], other: readonly string[]): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const difference = rank(one[index]) - rank(other[index]);
    if (difference !== 0) return difference;
  }
  return one.join('/') < other.join('/') ? -1 : 1;
}

/** The form of a pattern without the names of its placeholders: two of the same form catch the same addresses. */
export const formOf = (pattern: string): string => pattern.replaceAll(/\{[^}]*\}/g, '{}');

/** True where some address fits both patterns. */
function canMeet(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one[0], other[0]];
  if (first === undefined || second === undefined) return first === second;
  // What `*` stands for is at least one segment.
  if (first === '*' || second === '*') return true;
  if (first !== second && !isPlaceholder(first) && !isPlaceholder(second)) return false;
  return canMeet(one.slice(1), other.slice(1));
}

/** True where an address, with placeholders or without, can be one that a pattern or an address stands for. */
export const leadsInto = (target: string, source: string): boolean => canMeet(segmentsOf(target), segmentsOf(source));
