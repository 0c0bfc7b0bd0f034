import type { Reference } from '#contract/content.ts';
import { linkReferences } from '#contract/fields/values.ts';
import type { MenuItem } from '../menu.schema.ts';

/** An item with where it stands: `items.2.children.0`. */
export interface PlacedItem {
  readonly item: MenuItem;
  readonly path: string;
  /** 1 for those at the top. */
  readonly level: number;
}

/** All items, each before those below it. */
export const placedItems = (items: readonly MenuItem[], path = 'items', level = 1): PlacedItem[] =>
  items.flatMap((item, index) => {
    const own = `${path}.${index}`;
    return [{ item, path: own, level }, ...placedItems(item.children, `${own}.children`, level + 1)];
  });

export const countItems = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);

/** What a menu leads to, by the id of the item. */
export const referencesOfMenu = (items: readonly MenuItem[]): [string, Reference][] =>
  placedItems(items).flatMap(({ item }) =>
    (item.to ? linkReferences(item.to) : []).map((reference): [string, Reference] => [item.id, reference]),
  );
