import { createContext, useContext } from 'react';
import type { MenuItem, ReadMenuItem } from '../menu.schema.ts';

/** What is known of a page that items lead to. */
export interface KnownPage {
  readonly title: string;
  readonly state: ReadMenuItem['state'];
}

/** The pages of a menu by id, as the server told them. */
export function pagesOf(items: readonly ReadMenuItem[]): ReadonlyMap<string, KnownPage> {
  const pages = new Map<string, KnownPage>();
  const look = ({ to, title, label, state, children }: ReadMenuItem): void => {
    // Beside a label of its own the title of the page is not told.
    if (to && 'page' in to && (label === null || !pages.has(to.page)))
      pages.set(to.page, { title: label === null ? title : '', state });
    children.forEach(look);
  };
  items.forEach(look);
  return pages;
}

/** Items as they are saved, of those that were read. */
export const savedItems = (items: readonly ReadMenuItem[]): MenuItem[] =>
  items.map(({ id, label, to, children }) => ({
    id,
    ...(label === null ? {} : { label }),
    ...(to === null ? {} : { to }),
    children: savedItems(children),
  }));

/** What items are called and lead to, beside what they say themselves. */
export interface ItemLooks {
  readonly nameOf: (item: MenuItem) => string;
  readonly stateOf: (item: MenuItem) => ReadMenuItem['state'];
}

const ItemLooksContext = createContext<ItemLooks | undefined>(undefined);
export const ItemLooksProvider = ItemLooksContext.Provider;

export function useItemLooks(): ItemLooks {
  const looks = useContext(ItemLooksContext);
  if (!looks) throw new Error('Items of a menu are drawn inside the menu editor.');
  return looks;
}
