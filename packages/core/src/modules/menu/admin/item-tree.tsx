import { useCallback, useMemo } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Landing } from '#admin/ui/tree/drop-places.ts';
import { linesOf } from '#admin/ui/tree/tree-line.ts';
import { TreeList } from '#admin/ui/tree/tree-list.tsx';
import type { TreeTexts } from '#admin/ui/tree/tree-list-row.tsx';
import type { MenuItem } from '../menu.schema.ts';
import { useItemLooks } from './item-looks.ts';
import { ItemLine } from './item-line.tsx';
import { menuShortcuts } from './shortcuts.ts';
import { findItem, positionAt, refusalOf } from './tree/menu-tree.ts';
import type { MenuCommands } from './use-menu-commands.ts';

interface ItemTreeProps {
  readonly label: string;
  /** All of the menu, and those of them that are shown. */
  readonly items: readonly MenuItem[];
  readonly shown: readonly MenuItem[];
  readonly levels: number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Goes on to the form of an item. */
  readonly onEdit: (id: string) => void;
  /** Ids of the items below which is shown what lies there. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (ids: readonly string[], isOpen: boolean) => void;
  /** Ids of the items with problems. */
  readonly wrong: ReadonlySet<string>;
  readonly commands: MenuCommands;
}

const steps = ['up', 'down', 'in', 'out'] as const;

function useTreeTexts(): TreeTexts {
  const t = useText();
  return useMemo(
    () => ({
      drag: (name) => t('menus.drag', { name }),
      expand: (name) => t('menus.expand', { name }),
      instructions: t('menus.dragHelp'),
      picked: (name) => t('menus.dragPicked', { name }),
      cancelled: (name) => t('menus.dragCancelled', { name }),
    }),
    [t],
  );
}

/** The items of a menu as a tree: by pointer and by keyboard, with the commands of each. */
export function ItemTree(props: ItemTreeProps): ReactElement {
  const { label, items, shown, levels, selected, onSelect, onEdit, open, onOpen, wrong, commands } = props;
  const t = useText();
  const looks = useItemLooks();
  const texts = useTreeTexts();
  const lines = useMemo(() => linesOf(shown, open), [shown, open]);
  const draw = useCallback(
    (item: MenuItem) => <ItemLine item={item} looks={looks} isWrong={wrong.has(item.id)} />,
    [looks, wrong],
  );
  const nameOf = (id: string): string => {
    const found = findItem(items, id);
    return found ? looks.nameOf(found.item) : '';
  };
  const dropRefusal = (id: string, landing: Landing): string | undefined => {
    const position = positionAt(items, id, landing);
    const refusal = position && refusalOf(items, id, position, levels);
    return refusal && t(`menus.refused.${refusal}`, { name: nameOf(id), levels });
  };
  const onKey = (event: KeyboardEvent, id: string): boolean => {
    const step = steps.find((name) => isShortcut(event, menuShortcuts[name]));
    if (step) commands.step(id, step);
    else if (isShortcut(event, menuShortcuts.remove)) commands.remove(id);
    else return false;
    return true;
  };
  return (
    <div className="lc-menu-tree">
      <TreeList
        label={label}
        lines={lines}
        nameOf={looks.nameOf}
        draw={draw}
        texts={texts}
        selected={selected}
        onSelect={onSelect}
        onPress={onEdit}
        onOpen={onOpen}
        onKey={onKey}
        drops={{
          // Between two that are found may stand some that are not.
          refusal: shown === items ? undefined : t('menus.dragSearched'),
          refusalOf: dropRefusal,
          onDrop(id, landing) {
            const position = positionAt(items, id, landing);
            if (position) commands.move(id, position);
          },
          placeOf: ({ target, place }) => t(`menus.drop.${place}`, { name: nameOf(target) }),
        }}
      />
    </div>
  );
}
