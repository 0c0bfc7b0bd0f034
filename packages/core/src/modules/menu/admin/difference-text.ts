import type { Text } from '#admin/messages/use-messages.ts';
import type { MenuItem } from '../menu.schema.ts';
import type { ItemLooks } from './item-looks.ts';
import { placeText } from './place-text.ts';
import { compareMenus } from './tree/compare-menus.ts';
import { findItem } from './tree/menu-tree.ts';

interface Difference {
  readonly items: readonly MenuItem[];
  readonly former: readonly MenuItem[];
  /** The item that is worked with: of two that changed places it is the one that moved. */
  readonly selected: string | null;
}

function isElsewhere({ items, former }: Difference, id: string): boolean {
  const [now, before] = [findItem(items, id), findItem(former, id)];
  return now !== undefined && before !== undefined && (now.parent !== before.parent || now.index !== before.index);
}

/** What became of a menu, in words: of the first item that differs, and of how many more. Empty where none does. */
export function differenceText(t: Text, looks: Pick<ItemLooks, 'nameOf'>, difference: Difference): string {
  const { items, former, selected } = difference;
  const [first, ...more] = compareMenus(items, former);
  if (!first) return '';
  const { kind, item } = first;
  const name = looks.nameOf(item);
  const text = {
    added: () => t('menus.added', { name }),
    removed: () => t('menus.deleted', { name }),
    changed: () => t('menus.changed', { name }),
    moved() {
      const id = selected !== null && isElsewhere(difference, selected) ? selected : item.id;
      const moved = findItem(items, id)?.item ?? item;
      return t('menus.moved', { name: looks.nameOf(moved), place: placeText(t, looks, items, id) });
    },
  }[kind]();
  return more.length === 0 ? text : `${text}, ${t('menus.more', { count: more.length })}`;
}
