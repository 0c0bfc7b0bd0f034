import {
  defaultPageSize,
  EmptyState,
  filtered,
  Icon,
  keepPreviousData,
  ListScreen,
  Screen,
  Select,
  toggledSort,
  unwrap,
  useClient,
  useListState,
  useQuery,
} from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { inboxCalls } from '../inbox.client.ts';
import { submissionStates } from '../submission-states.ts';
import { ExportMenu } from './export-menu.tsx';
import { inboxColumns, inboxSortColumns } from './inbox-columns.tsx';
import type { InboxSortColumn } from './inbox-columns.tsx';
import { inboxKey } from './inbox-key.ts';
import { t } from './inbox-texts.ts';
import { nameOf, useColleagues } from './use-colleagues.ts';

const shape = {
  columns: inboxSortColumns,
  initial: { columnToSort: 'createdAt' as InboxSortColumn, sortOrder: 'desc' as const },
  filters: ['form', 'state'],
};

/** What was sent by the forms of the site. */
export default function InboxScreen(): ReactElement {
  const client = useClient();
  const colleagues = useColleagues();
  const [state, setState] = useListState<InboxSortColumn>(shape);
  const { pageIndex, searchTerm, columnToSort, sortOrder, filters } = state;
  const forms = useQuery({
    queryKey: [...inboxKey, 'forms'],
    queryFn: async ({ signal }) => unwrap(await client.call(inboxCalls.forms, { signal })),
  });
  const form = forms.data?.find(({ id }) => id === filters['form']);
  const submissionState = submissionStates.find((one) => one === filters['state']);
  const query = {
    ...{ pageIndex, pageSize: defaultPageSize, searchTerm, columnToSort, sortOrder },
    ...(form ? { form: form.id } : {}),
    ...(submissionState ? { state: submissionState } : {}),
  };
  const list = useQuery({
    queryKey: [...inboxKey, 'list', query],
    enabled: !forms.isPending,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(inboxCalls.list, { query, signal })),
  });
  const narrow = (name: 'form' | 'state', value: string): void => setState(filtered(state, name, value === 'all' ? '' : value));
  const token = (key: 'form' | 'state', label: string) => ({ key, label, onRemove: () => narrow(key, '') });
  return (
    <Screen
      title={t('inbox.title')}
      detail={list.data && <span className="lc-num">{t('inbox.count', { count: list.data.totalItems })}</span>}
      actions={<ExportMenu form={form?.id} />}
    >
      <ListScreen
        caption={t('inbox.title')}
        columns={inboxColumns({
          state,
          onSort: (column) => setState(toggledSort(state, column)),
          nameOf: (id) => nameOf(colleagues, id),
        })}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        items={list.data?.items}
        totalItems={list.data?.totalItems ?? 0}
        isUpdating={list.isFetching}
        error={list.error ?? forms.error}
        onRetry={() => void Promise.all([forms.refetch(), list.refetch()])}
        searchLabel={t('inbox.search')}
        tokens={[
          ...(form ? [token('form', t('inbox.formFilter', { name: form.title }))] : []),
          ...(submissionState ? [token('state', t('inbox.stateFilter', { name: t(`state.${submissionState}`) }))] : []),
        ]}
        sortColumns={inboxSortColumns.map((value) => ({ value, label: t(`inbox.${value}`) }))}
        filters={
          <>
            <Select
              label={t('inbox.form')}
              isLabelHidden
              size="small"
              value={form?.id ?? 'all'}
              options={[
                { value: 'all', label: t('inbox.allForms') },
                ...(forms.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(next) => narrow('form', next)}
            />
            <Select
              label={t('inbox.state')}
              isLabelHidden
              size="small"
              value={submissionState ?? 'all'}
              options={[
                { value: 'all', label: t('inbox.allStates') },
                ...submissionStates.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
              onChange={(next) => narrow('state', next)}
            />
          </>
        }
        empty={<EmptyState icon={<Icon name="inbox" />} title={t('inbox.empty')} text={t('inbox.emptyText')} />}
      />
    </Screen>
  );
}
