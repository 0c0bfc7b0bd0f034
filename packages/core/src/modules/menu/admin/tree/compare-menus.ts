import type { MenuItem } from '../../menu.schema.ts';
import { longestRise } from './longest-rise.ts';
import { placed } from './menu-tree.ts';
import type { PlacedItem } from './menu-tree.ts';

/** What became of an item between two versions of a menu. */
export interface ItemDifference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly item: MenuItem;
}

const wordsOf = ({ label, to }: MenuItem): string => JSON.stringify([label, to]);

/** Ids of items that stay below the same one and in their order: what came or went between them moves none. */
function staying(now: readonly PlacedItem[], before: ReadonlyMap<string, PlacedItem>): ReadonlySet<string> {
  const kept = now.filter(({ item, parent }) => before.get(item.id)?.parent === parent);
  const parents = [...new Set(kept.map(({ parent }) => parent))];
  const runs = parents.flatMap((parent) =>
    longestRise(
      kept.filter((each) => each.parent === parent),
      ({ item }) => before.get(item.id)?.index ?? 0,
    ),
  );
  return new Set(runs.map(({ item }) => item.id));
}

/** What differs of a menu from another version of it, item by item: `added` are in the first alone. */
export function compareMenus(items: readonly MenuItem[], others: readonly MenuItem[]): ItemDifference[] {
  const before = new Map(placed(others).map((each) => [each.item.id, each]));
  const now = placed(items);
  const own = new Set(now.map(({ item }) => item.id));
  const inOrder = staying(now, before);
  const differences = now.flatMap(({ item }): ItemDifference[] => {
    const former = before.get(item.id);
    if (!former) return [{ kind: 'added', item }];
    if (wordsOf(former.item) !== wordsOf(item)) return [{ kind: 'changed', item }];
    return inOrder.has(item.id) ? [] : [{ kind: 'moved', item }];
  });
  const removed = [...before.values()].filter(({ item }) => !own.has(item.id));
  return [...differences, ...removed.map(({ item }): ItemDifference => ({ kind: 'removed', item }))];
}
