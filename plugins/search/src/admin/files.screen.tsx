import {
  Button,
  EmptyState,
  Icon,
  keepPreviousData,
  ListScreen,
  notify,
  Screen,
  toggledSort,
  unwrap,
  useClient,
  useListState,
  useMutation,
  useQuery,
  useQueryClient,
  defaultPageSize,
} from '@lectern/core/admin';
import type { Column, ListState } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { ListedFailedFile } from '../files.calls.ts';
import { fileCalls } from '../files.client.ts';
import { t } from './word-texts.ts';

const filesKey = ['site-search', 'files'] as const;

const shape = {
  columns: ['fileName'] as const,
  initial: { columnToSort: 'fileName' as const, sortOrder: 'asc' as const },
  filters: [],
};

const pageText = ({ page: { title }, pages }: ListedFailedFile): string =>
  pages > 1 ? t('files.pages', { title, count: pages - 1 }) : title;

const columnsOf = (state: ListState<'fileName'>, onSort: () => void): readonly Column<ListedFailedFile>[] => [
  {
    key: 'fileName',
    header: t('files.name'),
    isRowHeader: true,
    width: '34%',
    onSort,
    sorted: state.sortOrder,
    render: ({ fileName }) => fileName,
  },
  { key: 'problem', header: t('files.problem'), render: ({ problem }) => t(`problem.${problem}`) },
  { key: 'page', header: t('files.page'), width: '28%', render: pageText },
];

/** Files on live pages whose words are not found, with the reason. */
export default function FilesScreen(): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [state, setState] = useListState<'fileName'>(shape);
  const { pageIndex, searchTerm, columnToSort, sortOrder } = state;
  const query = { pageIndex, pageSize: defaultPageSize, searchTerm, columnToSort, sortOrder };
  const list = useQuery({
    queryKey: [...filesKey, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(fileCalls.list, { query, signal })),
  });
  const retry = useMutation({
    mutationFn: async () => unwrap(await client.call(fileCalls.retry, { body: {} })),
    onSuccess() {
      notify(t('files.retried'));
      void queries.invalidateQueries({ queryKey: filesKey });
    },
  });
  const total = list.data?.totalItems ?? 0;
  return (
    <Screen
      title={t('files.title')}
      detail={list.data && <span className="lc-num">{t('files.count', { count: total })}</span>}
      actions={
        total > 0 && (
          <Button isPending={retry.isPending} onPress={() => retry.mutate()}>
            {t('files.retry')}
          </Button>
        )
      }
    >
      <ListScreen
        caption={t('files.title')}
        columns={columnsOf(state, () => setState(toggledSort(state, 'fileName')))}
        keyOf={({ hash }) => hash}
        state={state}
        onState={setState}
        items={list.data?.items}
        totalItems={total}
        isUpdating={list.isFetching}
        error={list.error ?? retry.error}
        onRetry={() => void list.refetch()}
        searchLabel={t('files.search')}
        empty={<EmptyState icon={<Icon name="file-text" />} title={t('files.empty')} text={t('files.emptyText')} />}
      />
    </Screen>
  );
}
