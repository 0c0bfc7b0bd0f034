import { FilePlus2, Files, Puzzle } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { firstSort } from '../first-sort.ts';
import type { PageListQuery, PageSortColumn } from '../pages.calls.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import type { OwnColumn, PageTypeSummary } from '#contract/boot.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { defaultPageSize, sorted } from '#admin/ui/list/list-state.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { ImportDropZone } from './import/import-drop-zone.tsx';
import { pageColumns } from './page-columns.tsx';
import { newPagePath, newPageText } from './new-page-text.ts';
import { PageFilters, statusOf, usePageTokens } from './page-filters.tsx';
import { pageLoaders } from './message-loaders.ts';
import { choiceColumn } from './selection/choice-column.tsx';
import { DeferredSavedLists } from './selection/deferred-saved-lists.tsx';
import { usePageSelection } from './selection/page-selection.ts';
import { tagIn } from '../../tags/admin/public.ts';
import { useKeptView } from './tree/page-view.ts';
import { ViewSwitch } from './tree/view-switch.tsx';
import { usePageList } from './use-page-list.ts';

const SelectionBar = lazy(
  withMessages(pageLoaders, async () => ({ default: (await import('./selection/selection-bar.tsx')).SelectionBar })),
);

const sortColumns = ['title', 'slug', 'createdAt', 'updatedAt'] as const;
const dueColumns = [...sortColumns, 'reviewDueAt'] as const;
const none: readonly OwnColumn[] = [];

/** The state of a list of one type, or of all: its columns, and the order in which it opens. */
const shapeOf = (type: PageTypeSummary | undefined) => ({
  columns: [...dueColumns, ...(type?.columns ?? none).map(({ name }): PageSortColumn => `typeData.${name}`)],
  initial: firstSort(type?.sort),
  filters: ['type', 'locale', 'status', 'tag'],
});

/** All pages, or those of one type, as a list. */
function PageOverview({ type }: { readonly type: PageTypeSummary | undefined }): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const mayCreate = usePermission('create-page');
  const own = type?.columns ?? none;
  const [shape] = useState(() => shapeOf(type));
  const [state, setState] = useListState<PageSortColumn>(shape);
  const { type: typeFilter = '', locale = '' } = state.filters;
  const status = statusOf(state);
  const isOfDue = status === 'due';
  const isSortable = isOfDue || state.columnToSort !== 'reviewDueAt';
  const tag = tagIn(state.filters['tag']);
  const wantedType = type?.type ?? typeFilter;

  const query: PageListQuery = {
    ...(wantedType ? { type: wantedType } : {}),
    ...(locale ? { locale } : {}),
    ...(status ? { status } : {}),
    ...(tag ? { tag } : {}),
    pageIndex: state.pageIndex,
    pageSize: defaultPageSize,
    searchTerm: state.searchTerm,
    columnToSort: isSortable ? state.columnToSort : shape.initial.columnToSort,
    sortOrder: state.sortOrder,
  };
  const list = usePageList(query);
  const selection = usePageSelection();
  const { items } = list;
  const columns = useMemo(() => {
    const onSort = (columnToSort: PageSortColumn) =>
      setState(
        sorted(state, {
          columnToSort,
          sortOrder: state.columnToSort === columnToSort && state.sortOrder === 'asc' ? 'desc' : 'asc',
        }),
      );
    const choice = choiceColumn({ t, selection, items: items ?? [] });
    const all = [choice, ...pageColumns({ t, boot, own, isOfDue, state, onSort })];
    return type ? all.filter((column) => column.key !== 'type') : all;
  }, [t, boot, own, isOfDue, state, setState, type, selection, items]);

  const tokens = usePageTokens({ type, state, onState: setState });
  const newPage = mayCreate && (
    <LinkButton to={newPagePath(type)} theme="orange" icon={<FilePlus2 className="lc-icon" aria-hidden="true" />}>
      {type ? newPageText(t, type) : t('pages.new')}
    </LinkButton>
  );
  return (
    <Screen
      title={type?.label ?? t('pages.title')}
      detail={
        <>
          {!type && <ViewSwitch current="list" />}
          {list.items !== undefined && <span className="lc-num">{t('pages.count', { count: list.totalItems })}</span>}
        </>
      }
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
          controls={<DeferredSavedLists place={type?.type ?? 'all'} />}
          tokens={tokens}
          sortColumns={[
            ...(isOfDue ? dueColumns : sortColumns).map((column) => ({ value: column, label: t(`column.${column}`) })),
            ...own.map(({ name, label }) => ({ value: `typeData.${name}` as const, label })),
          ]}
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
        {selection.chosen.length > 0 && (
          <Suspense>
            <SelectionBar selection={selection} />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}

/** The page overview, at `/cmsadmin/` for all and below `page-overview/` for one type. */
export function PageOverviewScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { '*': rest } = useParams();
  const { search } = useLocation();
  const view = useKeptView(boot.user.ID);
  const wanted = rest === undefined ? undefined : decodeURIComponent(rest).toLowerCase().replace(/\/$/, '');
  const type = boot.pageTypes.find((entry) => entry.type.toLowerCase() === wanted);

  if (wanted !== undefined && !type) {
    return (
      <Screen title={t('pages.unknownType')} isTitleHidden>
        <EmptyState icon={<Puzzle />} title={t('pages.unknownType')} text={t('pages.unknownTypeText', { type: wanted })} />
      </Screen>
    );
  }
  // What somebody is led to by a filter is a list.
  if (!type && view === 'tree' && search === '') return <Navigate to="/page-tree" replace />;
  // A list of its own for each type: nothing of one shows while the other loads.
  return <PageOverview key={wanted ?? ''} type={type} />;
}
