import { FilePlus2, Files, Puzzle } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import type { PageListQuery, PageSortColumn } from '../pages.calls.ts';
import { useApp, usePermission } from '../../../admin/shell/app-context.ts';
import type { PageTypeSummary } from '../../../contract/boot.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { LinkButton } from '../../../admin/ui/controls/link-button.tsx';
import { ListScreen } from '../../../admin/ui/list/list-screen.tsx';
import { defaultPageSize, sorted } from '../../../admin/ui/list/list-state.ts';
import { EmptyState } from '../../../admin/ui/layout/screen-state.tsx';
import { Screen } from '../../../admin/ui/layout/screen.tsx';
import { useListState } from '../../../admin/ui/list/use-list-state.ts';
import { ImportDropZone } from './import/import-drop-zone.tsx';
import { pageColumns } from './page-columns.tsx';
import { PageFilters, usePageTokens } from './page-filters.tsx';
import { usePageList } from './use-page-list.ts';

const sortColumns = ['title', 'slug', 'createdAt', 'updatedAt'] as const satisfies readonly PageSortColumn[];
const shape = {
  columns: sortColumns,
  initial: { columnToSort: 'title' as PageSortColumn, sortOrder: 'asc' as const },
  filters: ['type', 'locale'],
};

/** All pages, or those of one type, as a list. */
function PageOverview({ type }: { readonly type: PageTypeSummary | undefined }): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const mayCreate = usePermission('create-page');
  const [state, setState] = useListState<PageSortColumn>(shape);
  const { type: typeFilter = '', locale = '' } = state.filters;
  const wantedType = type?.type ?? typeFilter;

  const query: PageListQuery = {
    ...(wantedType ? { type: wantedType } : {}),
    ...(locale ? { locale } : {}),
    pageIndex: state.pageIndex,
    pageSize: defaultPageSize,
    searchTerm: state.searchTerm,
    columnToSort: state.columnToSort,
    sortOrder: state.sortOrder,
  };
  const list = usePageList(query);
  const columns = useMemo(() => {
    const onSort = (columnToSort: PageSortColumn) =>
      setState(
        sorted(state, {
          columnToSort,
          sortOrder: state.columnToSort === columnToSort && state.sortOrder === 'asc' ? 'desc' : 'asc',
        }),
      );
    const all = pageColumns({ t, boot, state, onSort });
    return type ? all.filter((column) => column.key !== 'type') : all;
  }, [t, boot, state, setState, type]);

  const tokens = usePageTokens({ type, state, onState: setState });
  const newPage = mayCreate && (
    <LinkButton
      to={type ? `/new-page?type=${encodeURIComponent(type.type)}` : '/new-page'}
      theme="orange"
      icon={<FilePlus2 className="lc-icon" aria-hidden="true" />}
    >
      {t('pages.new')}
    </LinkButton>
  );
  return (
    <Screen
      title={type?.label ?? t('pages.title')}
      detail={list.items !== undefined && <span className="lc-num">{t('pages.count', { count: list.totalItems })}</span>}
      actions={
        newPage && (
          <>
            {boot.importers.length > 0 && <ImportDropZone type={type} />}
            {newPage}
          </>
        )
      }
    >
      <div className="lc-pages">
        <ListScreen
          caption={type?.label ?? t('pages.title')}
          columns={columns}
          keyOf={(page) => page.id}
          state={state}
          onState={setState}
          items={list.items}
          totalItems={list.totalItems}
          isUpdating={list.isUpdating}
          error={list.error}
          onRetry={list.retry}
          searchLabel={t('pages.search')}
          tokens={tokens}
          sortColumns={sortColumns.map((column) => ({ value: column, label: t(`column.${column}`) }))}
          filters={<PageFilters type={type} state={state} onState={setState} />}
          empty={
            <EmptyState
              icon={<Files />}
              title={t('pages.empty.title')}
              text={t('pages.empty.text')}
              action={newPage || undefined}
            />
          }
        />
      </div>
    </Screen>
  );
}

/** The page overview, at `/cmsadmin/` for all and below `page-overview/` for one type. */
export function PageOverviewScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { '*': rest } = useParams();
  const wanted = rest === undefined ? undefined : decodeURIComponent(rest).toLowerCase().replace(/\/$/, '');
  const type = boot.pageTypes.find((entry) => entry.type.toLowerCase() === wanted);

  if (wanted !== undefined && !type) {
    return (
      <Screen title={t('pages.unknownType')} isTitleHidden>
        <EmptyState icon={<Puzzle />} title={t('pages.unknownType')} text={t('pages.unknownTypeText', { type: wanted })} />
      </Screen>
    );
  }
  // A list of its own for each type: nothing of one shows while the other loads.
  return <PageOverview key={wanted ?? ''} type={type} />;
}
