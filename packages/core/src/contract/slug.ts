import transliterated from '@sindresorhus/slugify';
import { languageOf } from './locale.ts';

/** Longest slug, in characters. */
const maxSlugLength = 512;

/** Never a dot: files and feeds have those. */
const segmentPattern = /^[a-z0-9][a-z0-9_-]*$/;

/** First segments that belong to the product itself. */
const reservedSegments = new Set(['api', 'cmsadmin', 'assets', 'healthz', 'readyz', 'metrics']);

/**
 * The one canonical form of a slug: lower case, a leading slash, no trailing one.
 * Returns undefined where no slug can be made of it: other signs than a-z, 0-9, `-` and `_`, reserved segments.
 */
export function canonicalSlug(input: string, reserved: ReadonlySet<string> = reservedSegments): string | undefined {
  // The letters of ASCII alone: others have lower-case forms inside it, such as the Kelvin sign.
  const lowered = input.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (!lowered.startsWith('/') || lowered.length > maxSlugLength) return undefined;
  const trimmed = lowered.length > 1 && lowered.endsWith('/') ? lowered.slice(0, -1) : lowered;
  if (trimmed === '/') return '/';
  const segments = trimmed.slice(1).split('/');
  if (!segments.every((segment) => segmentPattern.test(segment))) return undefined;
  if (reserved.has(segments[0] ?? '') || /^[a-z]{2}-[a-z]{2}$/.test(segments[0] ?? '')) return undefined;
  return trimmed;
}

/** In other languages than German the two dots are a diaeresis, which leaves no letter behind: `coöperatie`. */
const diaereses = ['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü'].map((letter): [string, string] => [letter, letter.normalize('NFD').charAt(0)]);

const replacementsOf = (locale: string): [string, string][] => [['&', ' '], ...(languageOf(locale) === 'de' ? [] : diaereses)];

/**
 * A slug segment made of a title, at most 80 characters: lower case, every letter as ASCII, words joined by hyphens;
 * empty where no letter or digit is left. Without a locale, umlauts are spelt as in German: `Größe` is `groesse`.
 */
export function slugify(title: string, locale = 'de'): string {
  return transliterated(title, { decamelize: false, customReplacements: replacementsOf(locale) })
    .slice(0, 80)
    .replace(/-$/, '');
}

/** The address below which something stands; by locale where it differs. A locale that is not named has none. */
export type SlugPrefix = string | Readonly<Record<string, string>>;

interface Proposal {
  readonly title: string;
  readonly locale: string;
  readonly prefix?: SlugPrefix | undefined;
}

/** The slug that a new page begins with: its title, below a prefix; undefined where the title has no letter or digit. */
export function proposedSlug({ title, locale, prefix = '' }: Proposal): string | undefined {
  const own = slugify(title, locale);
  const above = typeof prefix === 'string' ? prefix : (prefix[locale] ?? '');
  return own === '' ? undefined : `${above === '/' ? '' : above}/${own}`;
}

/**
 * A typed address with every letter that no slug may hold as ASCII: `/Över Ons/Één_twee` is `/over-ons/een_twee`. Its slashes
 * stay, save doubled ones and one at the end. What comes out may still be no slug, such as a reserved one.
 */
export function foldSlug(input: string, locale = 'de'): string {
  const options = { decamelize: false, customReplacements: replacementsOf(locale), preserveCharacters: ['_'] };
  const folded = (segment: string): string => transliterated(segment, options).replace(/^[_-]+/, '');
  const segments = input.split('/').map((segment) => (segmentPattern.test(segment) ? segment : folded(segment)));
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
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
