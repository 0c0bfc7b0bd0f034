import { ArchiveRestore } from 'lucide-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '../../../../client/result.ts';
import type { MediaFile, TrashItem } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient, useErrorText } from '../../../../admin/shell/app-context.ts';
import { unwrap } from '../../../../admin/state/call-error.ts';
import { formatRecent } from '../../../../admin/messages/format.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import type { Column } from '../../../../admin/ui/list/data-table.tsx';
import { ErrorBox } from '../../../../admin/ui/fields/error-box.tsx';
import { ListScreen } from '../../../../admin/ui/list/list-screen.tsx';
import { defaultPageSize } from '../../../../admin/ui/list/list-state.ts';
import type { ListState } from '../../../../admin/ui/list/list-state.ts';
import { Modal } from '../../../../admin/ui/overlay/modal.tsx';
import { notify } from '../../../../admin/ui/overlay/notify.ts';
import { EmptyState } from '../../../../admin/ui/layout/screen-state.tsx';
import { Breadcrumb } from '../library/breadcrumb.tsx';
import { useKnowFile } from '../fields/use-media-file.ts';
import { foldersKey } from '../folders/use-folders.ts';
import { quotaKey } from '../library/use-quota.ts';
import { sizeText } from '../size-text.ts';
import { useFolderName } from '../state/use-folder-name.ts';

interface TrashActions {
  readonly onRestore: (item: TrashItem) => void;
  /** Of what others took the place of. */
  readonly onPutBack: (item: TrashItem) => void;
  readonly onPurge: (item: TrashItem) => void;
}

function useColumns({ onRestore, onPutBack, onPurge }: TrashActions): readonly Column<TrashItem>[] {
  const t = useText();
  const folderName = useFolderName();
  return [
    {
      key: 'title',
      header: t('media.column.name'),
      isRowHeader: true,
      render: (item) => (
        <span className="lc-usage__row">
          <span className="lc-trash__name">{item.name}</span>
          <span className="lc-quiet lc-num">
            {[
              item.kind === 'folder'
                ? t('trash.folderOf', { count: item.fileCount })
                : item.filesize > 0 && sizeText(item.filesize),
              t('trash.from', { folder: folderName(item.trashedFrom) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
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
      width: '14%',
      style: 'lc-table__labelled',
      render: ({ purgedAt }) => formatRecent(purgedAt),
    },
    {
      key: 'do',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '21rem',
      render: (item) =>
        item.policies.manage && (
          <span className="lc-trash__actions">
            {item.replaced && (
              <Button
                size="small"
                aria-label={t('trash.putBackNamed', { name: item.name, replaced: item.replaced.fileName })}
                onPress={() => onPutBack(item)}
              >
                {t('trash.putBack')}
              </Button>
            )}
            <Button size="small" aria-label={t('trash.restoreNamed', { name: item.name })} onPress={() => onRestore(item)}>
              {t('trash.restore')}
            </Button>
            <Button
              size="small"
              theme="danger"
              aria-label={t('trash.purgeNamed', { name: item.name })}
              onPress={() => onPurge(item)}
            >
              {t('trash.purge')}
            </Button>
          </span>
        ),
    },
  ];
}

/** The view of the trash, from which everything can come back. */
export function TrashView({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const know = useKnowFile();
  const [state, setState] = useState<ListState>({
    searchTerm: '',
    columnToSort: '',
    sortOrder: 'desc',
    pageIndex: 0,
    filters: {},
  });
  const [purging, setPurging] = useState<TrashItem>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const query = { pageIndex: state.pageIndex, pageSize: defaultPageSize, searchTerm: state.searchTerm };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['media', 'trash', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.listTrash, { query, signal })),
  });

  const settle = async (call: Promise<Result<unknown>>, done: string): Promise<void> => {
    const result = await call;
    setErrors(result.ok ? [] : [...new Set(result.errors.map((failure) => textOf(failure, failure.property)))]);
    if (result.ok) notify(done);
    await queries.invalidateQueries({ queryKey: ['media', 'trash'] });
    void queries.invalidateQueries({ queryKey: foldersKey });
    void queries.invalidateQueries({ queryKey: quotaKey });
  };
  const putBack = async ({ id }: TrashItem): Promise<Result<MediaFile>> => {
    const result = await client.call(mediaCalls.putBack, { body: { id } });
    if (result.ok) know(result.data);
    return result;
  };
  const columns = useColumns({
    onRestore: (item) =>
      void settle(client.call(mediaCalls.restore, { body: { ids: [item.id] } }), t('trash.restored', { name: item.name })),
    onPutBack: (item) => void settle(putBack(item), t('replace.undone', { name: item.replaced?.fileName ?? item.name })),
    onPurge: setPurging,
  });
  return (
    <div className="lc-trash">
      <Breadcrumb path="/" end={t('trash.title')} onOpen={onLeave} />
      <ErrorBox errors={errors} />
      <ListScreen
        caption={t('trash.title')}
        columns={columns}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        items={data?.items}
        totalItems={data?.totalItems ?? 0}
        isUpdating={isFetching}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('trash.search')}
        empty={<EmptyState icon={<ArchiveRestore />} title={t('trash.empty')} text={t('trash.emptyText')} />}
      />
      {purging && (
        <Modal
          isOpen
          isAlert
          onClose={() => setPurging(undefined)}
          title={t('trash.purgeTitle', { name: purging.name })}
          buttons={[
            { text: t('action.cancel'), autoFocus: true, onPress: () => setPurging(undefined) },
            {
              text: t('trash.purge'),
              theme: 'danger',
              onPress: () => {
                setPurging(undefined);
                void settle(
                  client.call(mediaCalls.purge, { body: { ids: [purging.id] } }),
                  t('trash.purged', { name: purging.name }),
                );
              },
            },
          ]}
        >
          <p>{t('trash.purgeText')}</p>
        </Modal>
      )}
    </div>
  );
}
