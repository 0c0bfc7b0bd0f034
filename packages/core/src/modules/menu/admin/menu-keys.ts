/** Keys of queries about menus. */
export const menusKey = ['menus'] as const;
export const menuKey = (name: string, locale: string) => [...menusKey, name, locale] as const;
