import transliterated from '@sindresorhus/slugify';
import { languageOf } from './locale.ts';

/** Longest slug, in characters. */
const maxSlugLength = 512;

const segmentPattern = /^[a-z0-9\p{Ll}\p{Lo}](?:[a-z0-9\p{Ll}\p{Lo}\p{Mn}._~-]*)$/u;

/** First segments that belong to the product itself. */
const reservedSegments = new Set(['api', 'cmsadmin', 'assets', 'healthz', 'readyz', 'metrics']);

/**
 * The one canonical form of a slug: NFC, lower case, a leading slash, no trailing one.
 * Returns undefined where no slug can be made of it: path parts, control characters, encoded or reserved segments.
 */
export function canonicalSlug(input: string, reserved: ReadonlySet<string> = reservedSegments): string | undefined {
  const lowered = input.normalize('NFC').toLowerCase();
  if (!lowered.startsWith('/') || lowered.length > maxSlugLength) return undefined;
  const trimmed = lowered.length > 1 && lowered.endsWith('/') ? lowered.slice(0, -1) : lowered;
  if (trimmed === '/') return '/';
  const segments = trimmed.slice(1).split('/');
  if (!segments.every((segment) => segmentPattern.test(segment) && segment !== '.' && segment !== '..')) return undefined;
  if (reserved.has(segments[0] ?? '') || /^[a-z]{2}-[a-z]{2}$/.test(segments[0] ?? '')) return undefined;
  return trimmed;
}

/** In other languages than German the two dots are a diaeresis, which leaves no letter behind: `coöperatie`. */
const diaereses = ['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü'].map((letter): [string, string] => [letter, letter.normalize('NFD').charAt(0)]);

/**
 * A slug segment made of a title, at most 80 characters: lower case, every letter as ASCII, words joined by hyphens;
 * empty where no letter or digit is left. Without a locale, umlauts are spelt as in German: `Größe` is `groesse`.
 */
export function slugify(title: string, locale = 'de'): string {
  const customReplacements: [string, string][] = [['&', ' '], ...(languageOf(locale) === 'de' ? [] : diaereses)];
  return transliterated(title, { decamelize: false, customReplacements }).slice(0, 80).replace(/-$/, '');
}

/** The pattern of an anchor point: a letter, then letters, digits, hyphens or underscores, at most 64 in all. */
export const anchorPattern = /^[A-Za-z][\w-]{0,63}$/;

/** The pattern of a block key. */
export const blockKeyPattern = /^[a-z][a-z0-9-]{2,39}$/;

/** The canonical form of a public path, prefix included; undefined where it cannot be one. */
export function canonicalPublicPath(path: string): string | undefined {
  const prefix = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i.exec(path)?.[0];
  if (!prefix) return canonicalSlug(path);
  const rest = canonicalSlug(path.slice(prefix.length) || '/');
  return rest === undefined ? undefined : prefix.toLowerCase() + (rest === '/' ? '' : rest);
}
