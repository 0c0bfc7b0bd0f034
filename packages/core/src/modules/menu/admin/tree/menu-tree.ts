import type { MenuItem } from '../../menu.schema.ts';

/** Where an item stands or may stand: below an item, or at the top, at a position counted without the item itself. */
export interface MenuPosition {
  readonly parent: string | null;
  readonly index: number;
}

/** An item with where it stands and how deep, 1 at the top. */
export interface PlacedItem extends MenuPosition {
  readonly item: MenuItem;
  readonly level: number;
  /** Items beside it, itself included. */
  readonly count: number;
}

type Items = readonly MenuItem[];

/** All items in the order in which they are read. */
export const placed = (items: Items, parent: string | null = null, level = 1): PlacedItem[] =>
  items.flatMap((item, index) => [
    { item, parent, index, level, count: items.length },
    ...placed(item.children, item.id, level + 1),
  ]);

export function findItem(items: Items, id: string, parent: string | null = null, level = 1): PlacedItem | undefined {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return { item, parent, index, level, count: items.length };
    const below = findItem(item.children, id, item.id, level + 1);
    if (below) return below;
  }
  return undefined;
}

/** How many levels an item takes with what lies below it. */
export const levelsOf = ({ children }: MenuItem): number => 1 + Math.max(0, ...children.map(levelsOf));

/** The items below one; those at the top for null. */
export const childrenOf = (items: Items, parent: string | null): Items =>
  parent === null ? items : (findItem(items, parent)?.item.children ?? []);

/** Items with the list below one of them replaced. What did not change stays the same object. */
function withChildren(items: Items, parent: string | null, change: (children: Items) => Items): Items {
  if (parent === null) return change(items);
  return items.map((item) => {
    if (item.id === parent) return { ...item, children: change(item.children) };
    const children = withChildren(item.children, parent, change);
    return children.some((child, index) => child !== item.children[index]) ? { ...item, children } : item;
  });
}

export const insertItem = (items: Items, item: MenuItem, { parent, index }: MenuPosition): Items =>
  withChildren(items, parent, (children) => [...children.slice(0, index), item, ...children.slice(index)]);

export function removeItem(items: Items, id: string): Items {
  const found = findItem(items, id);
  return found ? withChildren(items, found.parent, (children) => children.filter((item) => item.id !== id)) : items;
}

export function changeItem(items: Items, id: string, change: (item: MenuItem) => MenuItem): Items {
  const found = findItem(items, id);
  return found
    ? withChildren(items, found.parent, (children) => children.map((item) => (item.id === id ? change(item) : item)))
    : items;
}

const isBelow = (item: MenuItem, id: string | null): boolean =>
  item.id === id || item.children.some((child) => isBelow(child, id));

/** Why an item may not go there: into itself, or deeper than the menu goes. */
export type Refusal = 'inside-itself' | 'too-deep';

export function refusalOf(items: Items, id: string, { parent }: MenuPosition, levels: number): Refusal | undefined {
  const found = findItem(items, id);
  if (!found) return undefined;
  if (isBelow(found.item, parent)) return 'inside-itself';
  const above = parent === null ? 0 : (findItem(items, parent)?.level ?? 0);
  return above + levelsOf(found.item) > levels ? 'too-deep' : undefined;
}

/** Items with one of them, and all below it, at another position. */
export function moveItem(items: Items, id: string, position: MenuPosition): Items {
  const found = findItem(items, id);
  return found ? insertItem(removeItem(items, id), found.item, position) : items;
}

/** The position that a place beside another item, or below it as its last, stands for. */
export function positionAt(
  items: Items,
  id: string,
  { target, place }: { readonly target: string; readonly place: 'before' | 'on' | 'after' },
): MenuPosition | undefined {
  const found = findItem(items, target);
  if (!found) return undefined;
  if (place === 'on') return { parent: target, index: found.item.children.filter((child) => child.id !== id).length };
  const moved = findItem(items, id);
  const isBehind = moved?.parent === found.parent && moved.index < found.index;
  return { parent: found.parent, index: found.index + (place === 'after' ? 1 : 0) - (isBehind ? 1 : 0) };
}

/** A step of an item: up and down among those beside it, in below the one before it, out behind the one above it. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step leads; undefined where there is no such place. */
export function positionAfter(items: Items, id: string, step: Step): MenuPosition | undefined {
  const found = findItem(items, id);
  if (!found) return undefined;
  const { parent, index, count } = found;
  if (step === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (step === 'down') return index < count - 1 ? { parent, index: index + 1 } : undefined;
  if (step === 'in') {
    const before = childrenOf(items, parent)[index - 1];
    return before && { parent: before.id, index: before.children.length };
  }
  const above = parent === null ? undefined : findItem(items, parent);
  return above && { parent: above.parent, index: above.index + 1 };
}

/** The items that a term is found in, with all above them: `shown` are their ids. */
export function matching(items: Items, matches: (item: MenuItem) => boolean): ReadonlySet<string> {
  const shown = new Set<string>();
  const look = (item: MenuItem): boolean => {
    const isInside = item.children.map(look).some(Boolean);
    if (isInside || matches(item)) shown.add(item.id);
    return shown.has(item.id);
  };
  items.forEach(look);
  return shown;
}

/** Only these items, each below the same as before. */
export const onlyShown = (items: Items, shown: ReadonlySet<string>): Items =>
  items.filter(({ id }) => shown.has(id)).map((item) => ({ ...item, children: onlyShown(item.children, shown) }));
