import { canonicalJson } from '../canonical-json.ts';
import { differingParts } from './differing-parts.ts';
import type { DifferingPart } from './differing-parts.ts';
import { splitWords } from './merge-runs.ts';
import { mergeValue } from './merge-value.ts';
import type { Merge } from './merge-value.ts';

interface Merging<Item> {
  /** One item that both changed. */
  readonly merge: Merge<Item>;
  /** The words by which an item that was changed is known again. */
  readonly wordsOf: (item: Item) => string;
}

/** An item with the text that is the same for each that is the same. */
interface Named<Item> {
  readonly item: Item;
  readonly name: string;
}

/** No value is ever changed, and the states of a history share what they have in common. */
const names = new WeakMap<object, string>();

function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return canonicalJson(item);
  const name = names.get(item) ?? canonicalJson(item);
  names.set(item, name);
  return name;
}

const named = <Item>(items: readonly Item[]): Named<Item>[] => items.map((item) => ({ item, name: nameOf(item) }));
const hasSameName = <Item>(one: Named<Item>, other: Named<Item>): boolean => one.name === other.name;

/** Whether two texts have half of the words of the shorter one in common. */
function isAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => splitWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const left = new Set(others);
  const count = words?.filter((word) => left.has(word)).length ?? 0;
  return count > 0 && count * 2 >= Math.min(words?.length ?? 0, others?.length ?? 0);
}

/** What one of the two made of the base, by the places of the base. */
interface Side<Item> {
  /** What was put before the item at a place. */
  readonly inserted: ReadonlyMap<number, readonly Named<Item>[]>;
  readonly removed: ReadonlySet<number>;
  readonly changed: ReadonlyMap<number, Item>;
}

/** The items of a part that stand for ones that were there: the only one for the only one, else those that are like them. */
function pairsOf<Item>(
  base: readonly Named<Item>[],
  { at, removed, added }: DifferingPart<Named<Item>>,
  { wordsOf }: Merging<Item>,
): readonly (readonly [number, number])[] {
  if (removed === 1 && added.length === 1) return [[at, 0]];
  const former = base.slice(at, at + removed);
  const parts = differingParts(former, added, (one, other) => isAlike(wordsOf(one.item), wordsOf(other.item)));
  if (!parts) return [];
  const pairs: (readonly [number, number])[] = [];
  let shift = 0;
  let end = 0;
  for (const part of [...parts, { at: former.length, removed: 0, added: [] }]) {
    for (; end < part.at; end += 1) pairs.push([at + end, end + shift]);
    end += part.removed;
    shift += part.added.length - part.removed;
  }
  return pairs;
}

function sideOf<Item>(
  base: readonly Named<Item>[],
  items: readonly Named<Item>[],
  merging: Merging<Item>,
): Side<Item> | undefined {
  const parts = differingParts(base, items, hasSameName);
  if (!parts) return undefined;
  const inserted = new Map<number, readonly Named<Item>[]>();
  const removed = new Set<number>();
  const changed = new Map<number, Item>();
  for (const part of parts) {
    const end = part.at + part.removed;
    const stands = new Map(pairsOf(base, part, merging).map(([place, index]) => [index, place]));
    for (let at = part.at; at < end; at += 1) removed.add(at);
    let place = part.at;
    for (const [index, one] of part.added.entries()) {
      const former = stands.get(index);
      if (former === undefined) inserted.set(place, [...(inserted.get(place) ?? []), one]);
      else {
        removed.delete(former);
        changed.set(former, one.item);
        place = former + 1;
      }
    }
  }
  return { inserted, removed, changed };
}

/** What both put at one place: once where it is the same, else both, in an order that is the same whoever looks. */
function together<Item>(mine: readonly Named<Item>[], theirs: readonly Named<Item>[]): readonly Item[] {
  const [one, other] = [mine, theirs].map((items) => items.map(({ name }) => name).join());
  const isMineFirst = (one ?? '') < (other ?? '');
  const both = one === other ? mine : isMineFirst ? [...mine, ...theirs] : [...theirs, ...mine];
  return both.map(({ item }) => item);
}

/**
 * What two people made of one list: each item as the one who changed it left it, merged where both did. Undefined where one
 * took away what the other changed, or where an item that both changed cannot be merged.
 */
export function mergeItems<Item>(
  [base, mine, theirs]: readonly [readonly Item[], readonly Item[], readonly Item[]],
  merging: Merging<Item>,
): readonly Item[] | undefined {
  const before = named(base);
  const [own, other] = [sideOf(before, named(mine), merging), sideOf(before, named(theirs), merging)];
  if (!own || !other) return undefined;
  const merged: Item[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    merged.push(...together(own.inserted.get(at) ?? [], other.inserted.get(at) ?? []));
    const item = base[at];
    if (at === base.length || item === undefined) break;
    const sides = [own, other] as const;
    if (sides.some(({ removed }) => removed.has(at))) {
      if (sides.some(({ changed }) => changed.has(at))) return undefined;
      continue;
    }
    const [one, two] = [own.changed.get(at) ?? item, other.changed.get(at) ?? item];
    const left = mergeValue({ base: item, mine: one, theirs: two }, merging.merge as Merge<NonNullable<Item>>);
    if (!left) return undefined;
    merged.push(left.value);
  }
  return merged;
}
