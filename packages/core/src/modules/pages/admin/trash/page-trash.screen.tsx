import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '../../../../admin/shell/app-context.ts';
import { unwrap } from '../../../../admin/state/call-error.ts';
import { ErrorBox } from '../../../../admin/ui/fields/error-box.tsx';
import { EmptyState } from '../../../../admin/ui/layout/screen-state.tsx';
import { Screen } from '../../../../admin/ui/layout/screen.tsx';
import { ListScreen } from '../../../../admin/ui/list/list-screen.tsx';
import { defaultPageSize } from '../../../../admin/ui/list/list-state.ts';
import { useListState } from '../../../../admin/ui/list/use-list-state.ts';
import { Modal } from '../../../../admin/ui/overlay/modal.tsx';
import { notify } from '../../../../admin/ui/overlay/notify.ts';
import { hasCode } from '../../../../client/result.ts';
import type { TrashedPage } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { FreeSlugDialog } from './free-slug-dialog.tsx';
import { useTrashColumns } from './use-trash-columns.tsx';

const shape = { columns: ['deletedAt'], initial: { columnToSort: 'deletedAt', sortOrder: 'desc' }, filters: [] } as const;

/** The pages in the trash, from which each can come back for thirty days. */
export default function PageTrashScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const textsOf = useFailureTexts();
  const [state, setState] = useListState<'deletedAt'>(shape);
  const [purging, setPurging] = useState<TrashedPage>();
  const [renaming, setRenaming] = useState<{ readonly item: TrashedPage; readonly slug: string }>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const query = { pageIndex: state.pageIndex, pageSize: defaultPageSize, searchTerm: state.searchTerm };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pages', 'trash', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.listTrash, { query, signal })),
  });
  const nameOf = ({ title }: TrashedPage): string => title || t('editor.untitled');

  const settle = (): void => void queries.invalidateQueries({ queryKey: ['pages'] });
  const restored = (item: TrashedPage): void => {
    const action = { label: t('pageTrash.open'), onPress: () => void navigate(`/pages/${item.id}`) };
    const below = item.pageCount - 1;
    const name = nameOf(item);
    notify(below > 0 ? t('pageTrash.restoredMany', { name, count: below }) : t('pageTrash.restored', { name }), { action });
    settle();
  };
  const restore = async (item: TrashedPage): Promise<void> => {
    const result = await client.call(pageCalls.restore, { params: { id: item.id }, body: {} });
    setErrors([]);
    if (result.ok) return restored(item);
    const free = result.data?.['slug'];
    if (hasCode(result, 'V_06') && typeof free === 'string') setRenaming({ item, slug: free });
    else setErrors(textsOf(result));
    return undefined;
  };
  const purge = async (item: TrashedPage): Promise<void> => {
    setPurging(undefined);
    const result = await client.call(pageCalls.purge, { params: { id: item.id }, body: {} });
    setErrors(result.ok ? [] : textsOf(result));
    if (result.ok) notify(t('pageTrash.purged', { name: nameOf(item) }));
    settle();
  };
  const columns = useTrashColumns({ nameOf, onRestore: (item) => void restore(item), onPurge: setPurging });
  return (
    <Screen title={t('pageTrash.title')}>
      <ErrorBox errors={errors} />
      <ListScreen
        caption={t('pageTrash.title')}
        columns={columns}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        items={data?.items}
        totalItems={data?.totalItems ?? 0}
        isUpdating={isFetching}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('pageTrash.search')}
        empty={<EmptyState icon={<ArchiveRestore />} title={t('pageTrash.empty')} text={t('pageTrash.emptyText')} />}
      />
      {renaming && (
        <FreeSlugDialog
          item={renaming.item}
          name={nameOf(renaming.item)}
          free={renaming.slug}
          onRestored={() => restored(renaming.item)}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {purging && (
        <Modal
          isOpen
          isAlert
          onClose={() => setPurging(undefined)}
          title={t('pageTrash.purgeTitle', { name: nameOf(purging) })}
          buttons={[
            { text: t('action.cancel'), autoFocus: true, onPress: () => setPurging(undefined) },
            { text: t('pageTrash.purge'), theme: 'danger', onPress: () => void purge(purging) },
          ]}
        >
          <p>{purging.pageCount > 1 ? t('pageTrash.purgeMany', { count: purging.pageCount }) : t('pageTrash.purgeText')}</p>
        </Modal>
      )}
    </Screen>
  );
}
