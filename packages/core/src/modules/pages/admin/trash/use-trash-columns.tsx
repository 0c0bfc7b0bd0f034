import { formatRecent } from '../../../../admin/messages/format.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import type { Column } from '../../../../admin/ui/list/data-table.tsx';
import type { TrashedPage } from '../../page.schema.ts';

interface TrashActions {
  readonly nameOf: (item: TrashedPage) => string;
  readonly onRestore: (item: TrashedPage) => void;
  readonly onPurge: (item: TrashedPage) => void;
}

const day = 86_400_000;

/** The days for which a page still lies in the trash, the last one counted. */
const daysLeft = ({ purgedAt }: TrashedPage): number => Math.max(0, Math.ceil((Date.parse(purgedAt) - Date.now()) / day));

/** The columns of the trash, as the media library has them. */
export function useTrashColumns({ nameOf, onRestore, onPurge }: TrashActions): readonly Column<TrashedPage>[] {
  const t = useText();
  return [
    {
      key: 'title',
      header: t('column.title'),
      isRowHeader: true,
      render: (item) => (
        <span className="lc-usage__row">
          <span className="lc-trash__name" lang={item.locale}>
            {nameOf(item)}
          </span>
          <span className="lc-quiet">
            {[
              item.path,
              item.parent && t('pageTrash.from', { title: item.parent.title }),
              item.pageCount > 1 && t('pageTrash.pages', { count: item.pageCount }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'deleted',
      header: t('pageTrash.deleted'),
      width: '22%',
      render: ({ deletedAt, deletedBy }) =>
        deletedBy ? t('pageTrash.deletedBy', { when: formatRecent(deletedAt), name: deletedBy }) : formatRecent(deletedAt),
    },
    {
      key: 'purged',
      header: t('pageTrash.goneAt'),
      width: '9rem',
      style: 'lc-table__labelled',
      render: (item) => t('pageTrash.daysLeft', { count: daysLeft(item) }),
    },
    {
      key: 'do',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '18rem',
      render: (item) => (
        <span className="lc-trash__actions">
          <Button size="small" aria-label={t('pageTrash.restoreNamed', { name: nameOf(item) })} onPress={() => onRestore(item)}>
            {t('pageTrash.restore')}
          </Button>
          <Button
            size="small"
            theme="danger"
            aria-label={t('pageTrash.purgeNamed', { name: nameOf(item) })}
            onPress={() => onPurge(item)}
          >
            {t('pageTrash.purge')}
          </Button>
        </span>
      ),
    },
  ];
}
