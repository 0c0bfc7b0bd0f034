import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { MediaFile, PagesByFileQuery, PageUsage, UsageScope } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { defaultPageSize } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';

type Sort = NonNullable<PagesByFileQuery['columnToSort']>;

const scopes: Readonly<Record<UsageScope, { readonly text: TextKey; readonly tone: 'live' | 'warning' | 'neutral' }>> = {
  live: { text: 'usage.scopeLive', tone: 'live' },
  draft: { text: 'usage.scopeDraft', tone: 'warning' },
  old: { text: 'usage.scopeOld', tone: 'neutral' },
};

/** The pages that use a file: live, in the latest version, in older ones. */
export function FileUsage({ file }: { readonly file: MediaFile }): ReactElement {
  const t = useText();
  const client = useClient();
  const [state, setState] = useState<ListState<Sort>>({
    searchTerm: '',
    columnToSort: 'title',
    sortOrder: 'asc',
    pageIndex: 0,
    filters: {},
  });
  const { searchTerm, columnToSort, sortOrder, pageIndex } = state;
  const query = { fileID: file.id, pageIndex, pageSize: defaultPageSize, searchTerm, columnToSort, sortOrder };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['media', 'pages', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(mediaCalls.listPagesByFile, { body: query, signal })),
  });
  const columns: readonly Column<PageUsage>[] = [
    {
      key: 'title',
      header: t('column.title'),
      isRowHeader: true,
      render: (page) => (
        <span className="lc-usage__row">
          <Link to={`/pages/${page.id}`} className="lc-uses__link">
            {page.title || t('usage.untitled')}
          </Link>
          <span className="lc-slug lc-quiet">{page.path}</span>
        </span>
      ),
    },
    {
      key: 'uses',
      header: t('usage.where'),
      width: '9rem',
      render: ({ uses }) => (
        <span className="lc-usage__scopes">
          {uses.map((scope) => (
            <StatusBadge key={scope} tone={scopes[scope].tone}>
              {t(scopes[scope].text)}
            </StatusBadge>
          ))}
        </span>
      ),
    },
  ];
  return (
    <ListScreen
      caption={t('usage.title')}
      columns={columns}
      keyOf={({ id }) => id}
      state={state}
      onState={setState}
      items={data?.items}
      totalItems={data?.totalItems ?? 0}
      isUpdating={isFetching}
      error={error}
      onRetry={() => void refetch()}
      searchLabel={t('usage.search')}
      sortColumns={[
        { value: 'title', label: t('column.title') },
        { value: 'createdAt', label: t('column.createdAt') },
        { value: 'updatedAt', label: t('column.updatedAt') },
      ]}
      empty={<EmptyState title={searchTerm === '' ? t('usage.none') : t('table.noResults')} />}
    />
  );
}
