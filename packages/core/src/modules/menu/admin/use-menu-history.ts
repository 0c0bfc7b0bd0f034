import { useEffect, useMemo, useRef } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import type { MenuItem } from '../menu.schema.ts';
import { differenceText } from './difference-text.ts';
import type { ItemLooks } from './item-looks.ts';

type Direction = 'undo' | 'redo';

interface Options {
  readonly items: readonly MenuItem[];
  readonly looks: ItemLooks;
  readonly selected: string | null;
  readonly can: Readonly<Record<Direction, boolean>>;
  /** Of the draft: the same object each time. */
  readonly history: Readonly<Record<Direction, () => void>>;
}

/** Goes back and forth in the changes of a menu, from a button or a key alike, and says what became of which item. */
export function useMenuHistory({ items, looks, selected, can, history }: Options): Readonly<Record<Direction, () => void>> {
  const t = useText();
  const left = useRef<{ readonly direction: Direction; readonly former: readonly MenuItem[] }>(undefined);
  // What it leads to is known once it is drawn.
  useEffect(() => {
    const { direction, former } = left.current ?? {};
    if (!direction || !former || former === items) return;
    left.current = undefined;
    const change = differenceText(t, looks, { items, former, selected });
    announce(t(direction === 'undo' ? 'menus.undo' : 'menus.redo', { change }));
  }, [items, looks, selected, t]);
  // A notice may undo what was done before it was drawn.
  const latest = useRef({ items, can });
  latest.current = { items, can };
  return useMemo(() => {
    const go = (direction: Direction): void => {
      if (!latest.current.can[direction]) {
        announce(t(direction === 'undo' ? 'action.nothingToUndo' : 'action.nothingToRedo'));
        return;
      }
      left.current = { direction, former: latest.current.items };
      history[direction]();
    };
    return { undo: () => go('undo'), redo: () => go('redo') };
  }, [history, t]);
}
