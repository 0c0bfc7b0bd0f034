import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useScreenParams } from '#admin/shell/use-screen-params.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { healthCalls } from '../health.client.ts';
import type { HealthList } from '../health.schema.ts';
import { wordsOf } from './count-words.ts';
import { healthKey } from './use-health.ts';

const listShape = {
  columns: ['title'] as const,
  initial: { columnToSort: 'title' as const, sortOrder: 'asc' as const },
  filters: [],
};

const columnsOf = (t: Text, items: HealthList['items']): readonly Column<HealthList['items'][number]>[] => [
  {
    key: 'title',
    header: t('health.page'),
    isRowHeader: true,
    render: ({ title, to, locale }) => (
      <Link className="lc-row-link" to={to} lang={locale}>
        {title || t('health.untitled')}
      </Link>
    ),
  },
  ...(items.some(({ detail }) => detail !== undefined)
    ? [
        {
          key: 'detail',
          header: t('health.detail'),
          width: '45%',
          style: 'lc-table__labelled',
          render: ({ detail = '–' }: HealthList['items'][number]) => <span className="lc-slug">{detail}</span>,
        },
      ]
    : []),
  ...(items.some(({ locale }) => locale !== undefined)
    ? [
        {
          key: 'locale',
          header: t('health.locale'),
          width: '12rem',
          style: 'lc-table__labelled',
          render: ({ locale }: HealthList['items'][number]) => <span>{locale ? localeName(locale) : '–'}</span>,
        },
      ]
    : []),
];

/** What is counted under one name, where no other screen lists it. */
export default function HealthListScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const { owner = '', name = '' } = useScreenParams();
  const [state, setState] = useListState<'title'>(listShape);
  const { pageIndex, pageSize } = pageQuery(state);
  const query = { pageIndex, pageSize };
  const list = useQuery({
    queryKey: [...healthKey, owner, name, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(healthCalls.list, { params: { owner, name }, query, signal })),
  });
  const title = list.data ? wordsOf(list.data.label, owner) : t('health.title');
  const columns = useMemo(() => columnsOf(t, list.data?.items ?? []), [t, list.data]);
  return (
    <Screen
      title={title}
      detail={list.data && <span className="lc-num">{list.data.totalItems}</span>}
      actions={<LinkButton to="/site-health">{t('health.back')}</LinkButton>}
    >
      {list.data && <p className="lc-quiet">{wordsOf(list.data.help, owner)}</p>}
      <div className="lc-health-list">
        <ListScreen
          caption={title}
          columns={columns}
          keyOf={({ id }) => id}
          state={state}
          onState={setState}
          {...queriedRows(list)}
          empty={<EmptyState icon={<CircleCheck />} title={t('health.listNone')} />}
        />
      </div>
    </Screen>
  );
}
