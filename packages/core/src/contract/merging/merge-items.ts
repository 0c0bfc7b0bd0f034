import { canonicalJson } from '../canonical-json.ts';
import { comparisonBudget } from './comparison-budget.ts';
import type { ComparisonBudget } from './comparison-budget.ts';
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
  /** What all that is merged together may cost. Default: one of its own. */
  readonly budget?: ComparisonBudget | undefined;
}

type Budgeted<Item> = Merging<Item> & { readonly budget: ComparisonBudget };

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

/** The words of a text, without signs and spaces. */
interface Words {
  readonly all: readonly string[];
  readonly each: ReadonlySet<string>;
}

function wordListOf(text: string): Words {
  const all = splitWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { all, each: new Set(all) };
}

/** Whether two texts have half of the words of the shorter one in common. */
function isAlike(one: Words | undefined, other: Words | undefined): boolean {
  if (!one || !other) return false;
  const count = one.all.filter((word) => other.each.has(word)).length;
  return count > 0 && count * 2 >= Math.min(one.all.length, other.all.length);
}

/** What one of the two made of the base, by the places of the base. */
interface Side<Item> {
  /** What was put before the item at a place. */
  readonly inserted: ReadonlyMap<number, readonly Named<Item>[]>;
  readonly removed: ReadonlySet<number>;
  readonly changed: ReadonlyMap<number, Item>;
}

/**
 * The items of a part that stand for ones that were there: the only one for the only one, else those that are like them.
 * Undefined where finding them is more work than they are worth.
 */
function pairsOf<Item>(
  base: readonly Named<Item>[],
  { at, removed, added }: DifferingPart<Named<Item>>,
  { wordsOf, budget }: Budgeted<Item>,
): readonly (readonly [number, number])[] | undefined {
  if (removed === 1 && added.length === 1) return [[at, 0]];
  const former = base.slice(at, at + removed);
  const words = new Map([...former, ...added].map((one) => [one, wordListOf(wordsOf(one.item))]));
  const count = former.reduce((sum, one) => sum + (words.get(one)?.all.length ?? 0), 0);
  const parts = differingParts(former, added, {
    isSame: (one, other) => isAlike(words.get(one), words.get(other)),
    weight: 1 + Math.ceil(count / Math.max(1, removed)),
    budget,
  });
  if (!parts) return undefined;
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
  merging: Budgeted<Item>,
): Side<Item> | undefined {
  const parts = differingParts(base, items, { isSame: hasSameName, budget: merging.budget });
  if (!parts) return undefined;
  const inserted = new Map<number, Named<Item>[]>();
  const removed = new Set<number>();
  const changed = new Map<number, Item>();
  for (const part of parts) {
    const end = part.at + part.removed;
    const pairs = pairsOf(base, part, merging);
    if (!pairs) return undefined;
    const stands = new Map(pairs.map(([place, index]) => [index, place]));
    for (let at = part.at; at < end; at += 1) removed.add(at);
    let place = part.at;
    for (const [index, one] of part.added.entries()) {
      const former = stands.get(index);
      if (former === undefined) {
        const here = inserted.get(place) ?? [];
        here.push(one);
        inserted.set(place, here);
      } else {
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
 * took away what the other changed, where an item that both changed cannot be merged, or where the lists are too long to be
 * looked through.
 */
export function mergeItems<Item>(
  [base, mine, theirs]: readonly [readonly Item[], readonly Item[], readonly Item[]],
  { merge, wordsOf, budget = comparisonBudget() }: Merging<Item>,
): readonly Item[] | undefined {
  const before = named(base);
  const merging = { merge, wordsOf, budget };
  const [own, other] = [sideOf(before, named(mine), merging), sideOf(before, named(theirs), merging)];
  if (!own || !other) return undefined;
  const merged: Item[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    for (const one of together(own.inserted.get(at) ?? [], other.inserted.get(at) ?? [])) merged.push(one);
    const item = base[at];
    if (at === base.length || item === undefined) break;
    const sides = [own, other] as const;
    if (sides.some(({ removed }) => removed.has(at))) {
      if (sides.some(({ changed }) => changed.has(at))) return undefined;
      continue;
    }
    const [one, two] = [own.changed.get(at) ?? item, other.changed.get(at) ?? item];
    const left = mergeValue({ base: item, mine: one, theirs: two }, merge as Merge<NonNullable<Item>>, budget);
    if (!left) return undefined;
    merged.push(left.value);
  }
  return merged;
}
