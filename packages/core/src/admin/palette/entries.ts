import type { ReactNode } from 'react';
import { searchKey } from '../../contract/fold-text.ts';

/** Something that the palette can do or open. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  /** Said in smaller letters: the address of a page, the plugin of an action. */
  readonly detail?: string | undefined;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[] | undefined;
  readonly icon: ReactNode;
  readonly run: () => void;
}

const words = (text: string): readonly string[] => searchKey(text).split(' ').filter(Boolean);

/** The fit of an entry: lower is better, undefined none at all. Every word typed must begin a word of the entry. */
function rank(entry: PaletteEntry, typed: readonly string[]): number | undefined {
  const title = words(entry.title);
  const all = [...title, ...words(entry.detail ?? ''), ...(entry.keywords ?? []).flatMap(words)];
  if (!typed.every((word) => all.some((candidate) => candidate.startsWith(word)))) return undefined;
  const [first = ''] = typed;
  return title[0]?.startsWith(first) ? 0 : title.some((word) => word.startsWith(first)) ? 1 : 2;
}

/** The entries that fit what was typed, the best first; all of them while nothing was. */
export function matchingEntries(entries: readonly PaletteEntry[], term: string): readonly PaletteEntry[] {
  const typed = words(term);
  if (typed.length === 0) return entries;
  return entries
    .flatMap((entry, index) => {
      const value = rank(entry, typed);
      return value === undefined ? [] : [{ entry, value, index }];
    })
    .toSorted((a, b) => a.value - b.value || a.index - b.index)
    .map(({ entry }) => entry);
}

/** Entries by group, the groups in the order of their first entry. */
export const grouped = (entries: readonly PaletteEntry[]): readonly (readonly [string, readonly PaletteEntry[]])[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => [group, entries.filter((entry) => entry.group === group)]);
