import transliterated from '@sindresorhus/slugify';
import { languageOf } from './locale.ts';
import { segmentPattern } from './slug.ts';
import type { SlugPrefix } from './slug.ts';

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
