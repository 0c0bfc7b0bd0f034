import type { Text } from '#admin/messages/use-messages.ts';
import type { MenuItem } from '../menu.schema.ts';
import type { ItemLooks } from './item-looks.ts';
import { findItem } from './tree/menu-tree.ts';

/** Where an item stands, in words: `under Diensten, 2 of 3`. */
export function placeText(t: Text, { nameOf }: Pick<ItemLooks, 'nameOf'>, items: readonly MenuItem[], id: string): string {
  const found = findItem(items, id);
  if (!found) return '';
  const numbers = { position: found.index + 1, count: found.count };
  const above = found.parent === null ? undefined : findItem(items, found.parent);
  return above ? t('menus.placeBelow', { parent: nameOf(above.item), ...numbers }) : t('menus.place', numbers);
}
