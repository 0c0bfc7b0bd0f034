import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { MenuItem } from '../menu.schema.ts';
import { useItemLooks } from './item-looks.ts';
import { childrenOf, findItem, placed, refusalOf } from './tree/menu-tree.ts';
import type { MenuPosition } from './tree/menu-tree.ts';

interface MoveDialogProps {
  readonly items: readonly MenuItem[];
  readonly item: MenuItem;
  readonly levels: number;
  readonly onMove: (position: MenuPosition) => void;
  readonly onClose: () => void;
}

const top = '';

/** Chooses where an item goes without a drag: below which one, and after which. */
export function MoveDialog({ items, item, levels, onMove, onClose }: MoveDialogProps): ReactElement {
  const t = useText();
  const { nameOf } = useItemLooks();
  const found = findItem(items, item.id);
  const [parent, setParent] = useState(found?.parent ?? top);
  const [index, setIndex] = useState(String(found?.index ?? 0));
  const parents = placed(items).filter(
    ({ item: { id } }) => refusalOf(items, item.id, { parent: id, index: 0 }, levels) === undefined,
  );
  const beside = childrenOf(items, parent === top ? null : parent).filter(({ id }) => id !== item.id);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('menus.moveTitle', { name: nameOf(item) })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: t('menus.move'),
          theme: 'orange',
          onPress: () => onMove({ parent: parent === top ? null : parent, index: Number(index) }),
        },
      ]}
    >
      <Select
        label={t('menus.moveBelow')}
        value={parent}
        options={[
          { value: top, label: t('menus.atTop') },
          ...parents.map(({ item: each, level }) => ({ value: each.id, label: `${'– '.repeat(level - 1)}${nameOf(each)}` })),
        ]}
        onChange={(next) => {
          setParent(next);
          setIndex('0');
        }}
      />
      <Select
        label={t('menus.movePosition')}
        value={index}
        options={[
          { value: '0', label: t('menus.first') },
          ...beside.map((each, at) => ({ value: String(at + 1), label: t('menus.afterNamed', { name: nameOf(each) }) })),
        ]}
        onChange={setIndex}
      />
    </Modal>
  );
}
