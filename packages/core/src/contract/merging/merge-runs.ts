import { canonicalJson } from '../canonical-json.ts';
import { comparisonBudget } from './comparison-budget.ts';
import type { ComparisonBudget } from './comparison-budget.ts';
import { differingParts } from './differing-parts.ts';
import type { DifferingPart } from './differing-parts.ts';

/** A piece of a line: a word, a sign, a space, or a thing among them whose text names it. */
export interface Piece {
  readonly text: string;
}

const pieces = /[\p{L}\p{N}\p{M}_]+|\s|[^\p{L}\p{N}\p{M}_\s]/gu;

/** The words of a text and each sign and space between them. */
export const splitWords = (text: string): readonly string[] => text.match(pieces) ?? [];

interface Merging<Item extends Piece> {
  /** A piece that all three have: as two people left it. Undefined where that cannot be said. */
  readonly resolve: (base: Item, mine: Item, theirs: Item) => Item | undefined;
  /** Stands between two words that would otherwise be one. */
  readonly space: Item;
  /** What all that is merged together may cost. Default: one of its own. */
  readonly budget?: ComparisonBudget | undefined;
}

/** What one of the two made of the base, by the places of the base. */
interface Side<Item> {
  /** What was put before the piece at a place, where no piece was taken away for it. */
  readonly inserted: ReadonlyMap<number, readonly Item[]>;
  /** The part in which a piece was taken away. */
  readonly removed: ReadonlyMap<number, DifferingPart<Item>>;
  /** The pieces that were kept, as this one has them. */
  readonly kept: ReadonlyMap<number, Item>;
}

const isSame = (one: Piece, other: Piece): boolean => one.text === other.text;

function sideOf<Item extends Piece>(
  base: readonly Item[],
  changed: readonly Item[],
  budget: ComparisonBudget,
): Side<Item> | undefined {
  const parts = differingParts(base, changed, { isSame, budget });
  if (!parts) return undefined;
  const inserted = new Map<number, readonly Item[]>();
  const removed = new Map<number, DifferingPart<Item>>();
  const kept = new Map<number, Item>();
  for (const part of parts) {
    if (part.removed === 0) inserted.set(part.at, part.added);
    for (let at = part.at; at < part.at + part.removed; at += 1) removed.set(at, part);
  }
  let shift = 0;
  for (const at of base.keys()) {
    const part = removed.get(at);
    shift += inserted.get(at)?.length ?? 0;
    if (part) shift += (part.at === at ? part.added.length : 0) - 1;
    else {
      const item = changed[at + shift];
      if (item) kept.set(at, item);
    }
  }
  return { inserted, removed, kept };
}

/** Whether what both took away at a place is one thing: the same in the same way, or nothing was put there by either. */
const isOneRemoval = <Item>(one: DifferingPart<Item>, other: DifferingPart<Item>): boolean =>
  (one.added.length === 0 && other.added.length === 0) || canonicalJson(one) === canonicalJson(other);

/** Whether something was put into the midst of what the other took away. */
const isTornApart = <Item>({ inserted }: Side<Item>, { removed }: Side<Item>): boolean =>
  [...inserted.keys()].some((at) => removed.has(at) && removed.get(at) === removed.get(at - 1));

const wordEnd = /[\p{L}\p{N}\p{M}_]$/u;
const wordStart = /^[\p{L}\p{N}\p{M}_]/u;
const isJoint = (before: Piece | undefined, after: Piece | undefined): boolean =>
  before !== undefined && after !== undefined && wordEnd.test(before.text) && wordStart.test(after.text);

/** The places at which two words stand side by side, as a word of which a part looks different does. */
const jointsOf = (items: readonly Piece[]): Set<string> =>
  new Set(
    items.flatMap((item, index) => {
      const next = items[index + 1];
      return isJoint(item, next) ? [`${item.text}\0${next?.text}`] : [];
    }),
  );

/** What both put at one place: once where it is the same, else both, in an order that is the same whoever looks. */
function together<Item extends Piece>(mine: readonly Item[], theirs: readonly Item[], space: Item): readonly Item[] {
  const [one, other] = [canonicalJson(mine), canonicalJson(theirs)];
  if (theirs.length === 0 || one === other) return mine;
  if (mine.length === 0) return theirs;
  const [first, second] = one < other ? [mine, theirs] : [theirs, mine];
  return [...first, ...(isJoint(first.at(-1), second[0]) ? [space] : []), ...second];
}

/**
 * What two people made of one line of pieces: what only one of them took away, put in or changed. Undefined where both
 * changed the same words, where words of the one would run into words of the other, or where that is more work than is left.
 */
export function mergeRuns<Item extends Piece>(
  [base, mine, theirs]: readonly [readonly Item[], readonly Item[], readonly Item[]],
  { resolve, space, budget = comparisonBudget() }: Merging<Item>,
): readonly Item[] | undefined {
  const [own, other] = [sideOf(base, mine, budget), sideOf(base, theirs, budget)];
  if (!own || !other || isTornApart(own, other) || isTornApart(other, own)) return undefined;
  const merged: Item[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    for (const piece of together(own.inserted.get(at) ?? [], other.inserted.get(at) ?? [], space)) merged.push(piece);
    const item = base[at];
    if (!item) break;
    const [one, two] = [own.removed.get(at), other.removed.get(at)];
    // They are looked at where they meet, once: both can be long.
    const isMeeting = one && two && (one.at === at || two.at === at);
    if (isMeeting && !isOneRemoval(one, two)) return undefined;
    const part = one ?? two;
    if (part) {
      if (part.at === at) for (const piece of part.added) merged.push(piece);
      continue;
    }
    const left = resolve(item, own.kept.get(at) ?? item, other.kept.get(at) ?? item);
    if (!left) return undefined;
    merged.push(left);
  }
  const known = new Set([...jointsOf(mine), ...jointsOf(theirs)]);
  return [...jointsOf(merged)].every((joint) => known.has(joint)) ? merged : undefined;
}
