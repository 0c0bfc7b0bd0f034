import { withoutOwnPrefix } from './locale.ts';
import type { LocaleSettings } from './locale.ts';
import { reservedSegments } from './slug.ts';

/** Longest address that leads on, in characters. */
export const maxSource = 520;

// oxlint-disable-next-line no-control-regex -- no address holds them, and none may be smuggled in
const forbidden = /[\u0000-\u001f\u007f\\?#]/;
/** Slashes, backslashes and NUL that are encoded mean something else to whoever decodes them once more. */
export const encodedSigns = /%(2f|5c|00)/i;
const placeholder = /^\{[a-z][a-z0-9]{0,29}\}$/;

/** The text decoded but for what has a meaning in addresses; undefined where that is impossible. */
export function decodedAddress(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/** True for an address that stands for many: it holds `*` or `{name}`. */
export const isPattern = (source: string): boolean => /[*{}]/.test(source);

/** The segments of a path, or of a pattern. */
export const segmentsOf = (path: string): readonly string[] => (path === '/' ? [] : path.slice(1).split('/'));

/** True for a segment that stands for any one. */
export const isPlaceholder = (segment: string): boolean => placeholder.test(segment);

/** True for segments of which none is empty or a folder's dots, and placeholders stand by themselves. */
export function isSound(segments: readonly string[]): boolean {
  const names = segments.filter(isPlaceholder);
  return (
    segments.every((segment, index) => {
      if (segment === '' || segment === '.' || segment === '..') return false;
      if (segment === '*') return index === segments.length - 1;
      return !isPattern(segment) || isPlaceholder(segment);
    }) && new Set(names).size === names.length
  );
}

/**
 * The one form of an address that may lead on, as visitors ask for it: decoded, lower case, no slash at its end. Undefined for
 * what can be none: another host, a query, encoded slashes, dots for folders, what the product itself answers, more than 520
 * characters.
 */
export function canonicalSource(input: string): string | undefined {
  if (!input.startsWith('/') || input.length > maxSource * 3 || encodedSigns.test(input)) return undefined;
  const plain = decodedAddress(input)?.normalize('NFC').toLowerCase();
  if (plain === undefined || forbidden.test(plain) || plain.length > maxSource) return undefined;
  const path = plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  const segments = segmentsOf(path);
  return isSound(segments) && !reservedSegments.has(segments[0] ?? '') ? path : undefined;
}

/** The same as it is looked up: without the prefix of the default locale, which visitors are led away from. */
export function properSource(input: string, settings: Pick<LocaleSettings, 'defaultLocale'>): string | undefined {
  const path = canonicalSource(input);
  return path === undefined ? undefined : canonicalSource(withoutOwnPrefix(path, settings));
}
