import { formatRecent } from '../messages/format.ts';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import type { Column } from '../ui/list/data-table.tsx';
import { daysLeft } from './trashed.ts';
import type { Outcome, Trashed, TrashedLook } from './trashed.ts';

interface TrashActions<Item> {
  readonly lookOf: (item: Item) => TrashedLook;
  readonly onRestore: (item: Item) => void;
  readonly onOtherWay: (go: () => Outcome) => void;
  readonly onPurge: (item: Item) => void;
}

/** The columns of a trash: what lies there, since when and by whom, for how long, and the ways out of it. */
export function useTrashColumns<Item extends Trashed>(actions: TrashActions<Item>): readonly Column<Item>[] {
  const t = useText();
  const { lookOf, onRestore, onOtherWay, onPurge } = actions;
  return [
    {
      key: 'title',
      header: t('trash.name'),
      isRowHeader: true,
      render: (item) => {
        const { name, locale, facts } = lookOf(item);
        return (
          <span className="lc-trash__what">
            <span className="lc-trash__name" lang={locale}>
              {name}
            </span>
            <span className="lc-quiet lc-num">{facts.filter(Boolean).join(' · ')}</span>
          </span>
        );
      },
    },
    {
      key: 'deleted',
      header: t('trash.deleted'),
      width: '22%',
      render: ({ deletedAt, deletedBy }) =>
        deletedBy ? t('trash.deletedBy', { when: formatRecent(deletedAt), name: deletedBy }) : formatRecent(deletedAt),
    },
    {
      key: 'purged',
      header: t('trash.goneAt'),
      width: '6.5rem',
      style: 'lc-table__labelled',
      render: (item) => t('trash.daysLeft', { count: daysLeft(item, Date.now()) }),
    },
    {
      key: 'do',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '15rem',
      render: (item) => {
        const { name, isLocked, otherWay } = lookOf(item);
        if (isLocked) return null;
        return (
          <span className="lc-trash__actions">
            {otherWay && (
              <Button size="small" aria-label={otherWay.name} onPress={() => onOtherWay(otherWay.go)}>
                {otherWay.label}
              </Button>
            )}
            <Button size="small" aria-label={t('trash.restoreNamed', { name })} onPress={() => onRestore(item)}>
              {t('trash.restore')}
            </Button>
            <Button size="small" theme="danger" aria-label={t('trash.purgeNamed', { name })} onPress={() => onPurge(item)}>
              {t('trash.purge')}
            </Button>
          </span>
        );
      },
    },
  ];
}
