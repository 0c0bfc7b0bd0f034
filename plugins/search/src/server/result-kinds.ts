import type { FacetCount } from '@lectern/core/server';
import type { SearchOptions } from '../options.ts';
import type { ResultFilter } from '../results.types.ts';

interface Asked {
  /** A page type of the kind. */
  readonly kind: string;
  readonly locale: string;
}

/** What a type of page is called in the language of a locale; empty where the site gives it no name. */
const nameOf = ({ kinds }: SearchOptions, { kind, locale }: Asked): string => kinds[kind]?.[locale.slice(0, 2)] ?? '';

/** The page types of a kind, those of the same name; none where that has no name, so that nothing is narrowed to it. */
export function typesOfKind(options: SearchOptions, asked: Asked): readonly string[] {
  const name = nameOf(options, asked);
  return name ? Object.keys(options.kinds).filter((kind) => nameOf(options, { ...asked, kind }) === name) : [];
}

/** The kinds of what was found, by page type, the most frequent first. */
export function resultKinds(options: SearchOptions, found: readonly FacetCount[], asked: Asked): readonly ResultFilter[] {
  const chosen = nameOf(options, asked);
  const filters = new Map<string, ResultFilter>();
  for (const { value, count } of found) {
    const label = nameOf(options, { ...asked, kind: value });
    const known = filters.get(label);
    if (label) filters.set(label, { value, label, isChosen: label === chosen, ...known, count: count + (known?.count ?? 0) });
  }
  return [...filters.values()].toSorted((one, other) => other.count - one.count);
}
