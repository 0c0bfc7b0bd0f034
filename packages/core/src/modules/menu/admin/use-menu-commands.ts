import { useMemo } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { MenuItem } from '../menu.schema.ts';
import type { ItemLooks } from './item-looks.ts';
import { placeText } from './place-text.ts';
import { childrenOf, findItem, insertItem, moveItem, placed, positionAfter, refusalOf, removeItem } from './tree/menu-tree.ts';
import type { MenuPosition, Step } from './tree/menu-tree.ts';

/** The commands on an item, from a button, a key or a drag alike: each is one step of the history and says what it did. */
export interface MenuCommands {
  /** True where it moved. */
  readonly move: (id: string, position: MenuPosition) => boolean;
  readonly step: (id: string, step: Step) => void;
  readonly remove: (id: string) => void;
  /** Adds an item and selects it. */
  readonly add: (position: MenuPosition) => void;
}

interface Options {
  readonly items: readonly MenuItem[];
  readonly levels: number;
  readonly looks: ItemLooks;
  readonly change: (items: readonly MenuItem[]) => void;
  readonly undo: () => void;
  readonly select: (id: string | null, focus: 'row' | 'label') => void;
}

const newID = (): string => `item-${crypto.randomUUID().slice(0, 13)}`;

export function useMenuCommands({ items, levels, looks, change, undo, select }: Options): MenuCommands {
  const t = useText();
  return useMemo(() => {
    const nameOf = (id: string): string => {
      const item = findItem(items, id)?.item;
      return item ? looks.nameOf(item) : '';
    };
    const move = (id: string, position: MenuPosition): boolean => {
      const name = nameOf(id);
      const refusal = refusalOf(items, id, position, levels);
      if (refusal) {
        notify(t(`menus.refused.${refusal}`, { name, levels }), { kind: 'info' });
        return false;
      }
      const { parent, index } = findItem(items, id) ?? {};
      if (parent === position.parent && index === position.index) {
        announce(t('menus.stays', { name }));
        return false;
      }
      const next = moveItem(items, id, position);
      change(next);
      announce(t('menus.moved', { name, place: placeText(t, looks, next, id) }));
      select(id, 'row');
      return true;
    };
    return {
      move,
      step(id, step) {
        const position = positionAfter(items, id, step);
        if (position) move(id, position);
        else announce(t('menus.refused.nowhere', { name: nameOf(id) }));
      },
      remove(id) {
        const found = findItem(items, id);
        if (!found) return;
        const name = looks.nameOf(found.item);
        const below = placed(found.item.children).length;
        const beside = childrenOf(items, found.parent);
        const next = beside[found.index + 1] ?? beside[found.index - 1];
        change(removeItem(items, id));
        select(next?.id ?? found.parent, 'row');
        const text = below > 0 ? t('menus.deletedWith', { name, count: below }) : t('menus.deleted', { name });
        notify(text, { action: { label: t('action.undo'), onPress: undo } });
      },
      add(position) {
        const item: MenuItem = { id: newID(), children: [] };
        change(insertItem(items, item, position));
        announce(t('menus.added', { name: t('menus.untitled') }));
        select(item.id, 'label');
      },
    };
  }, [items, levels, looks, change, undo, select, t]);
}
