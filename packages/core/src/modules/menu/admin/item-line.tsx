import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { MenuItem } from '../menu.schema.ts';
import type { ItemLooks } from './item-looks.ts';

interface ItemLineProps {
  readonly item: MenuItem;
  readonly looks: ItemLooks;
  readonly isWrong: boolean;
}

const badges = { draft: 'warning', missing: 'danger', 'other-locale': 'neutral' } as const;

/** What a row of the tree says of its item: its name, where it leads, and what is not right about its page. */
export function ItemLine({ item, looks, isWrong }: ItemLineProps): ReactElement {
  const t = useText();
  const state = looks.stateOf(item);
  return (
    <>
      <span className="lc-menu-row__name" data-wrong={isWrong || undefined}>
        {looks.nameOf(item)}
      </span>
      {!item.to && <span className="lc-quiet lc-menu-row__end">{t('menus.heading')}</span>}
      {item.to && 'href' in item.to && <span className="lc-slug lc-menu-row__address">{item.to.href}</span>}
      {state && state !== 'live' && (
        <span className="lc-menu-row__end">
          <StatusBadge tone={badges[state]}>{t(`menus.state.${state}`)}</StatusBadge>
        </span>
      )}
    </>
  );
}
