import { CircleCheck, ListFilter } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { SortOrder } from '#contract/list.ts';
import { useUiText } from '../messages/use-ui-text.ts';
import { announce } from '../overlay/announce.ts';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { FilterTokens } from './filter-tokens.tsx';
import type { FilterToken } from './filter-tokens.tsx';
import { cleared, defaultPageSize, paged, searched, sorted, withinPages } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { ListFailure } from './list-failure.tsx';
import { failureOf } from './load-failure.ts';
import { goodNewsOf, listTokens } from './list-tokens.ts';
import { DeferredSelect } from '../controls/deferred-select.tsx';
import { PageBar } from './page-bar.tsx';
import { EmptyState } from '../layout/screen-state.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import type { Choice } from '../controls/segmented-control.tsx';
import { Skeleton } from '../layout/skeleton.tsx';
import { useListRecovery } from './use-list-recovery.ts';

export interface ListScreenProps<Item, Sort extends string> {
  /** Names the table. */
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly keyOf: (item: Item) => string;
  readonly state: ListState<Sort>;
  readonly onState: (state: ListState<Sort>, options?: { readonly isReplacing?: boolean }) => void;
  /** Undefined while nothing was loaded yet. */
  readonly items: readonly Item[] | undefined;
  readonly totalItems: number;
  readonly isUpdating: boolean;
  /** Why the last load failed. It is logged and said; the rows that are there stay, and the list is asked for again. */
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly sortColumns?: readonly Choice<Sort>[];
  readonly searchLabel?: string;
  /** Selectors that narrow the list. */
  readonly filters?: ReactNode;
  /** The values that those selectors were set to; the search shows by itself. */
  readonly tokens?: readonly FilterToken[];
  /** Further controls at the end of the toolbar. */
  readonly controls?: ReactNode;
  /** Where there is nothing at all; the standard text when left out. */
  readonly empty?: ReactNode;
  readonly pageSize?: number;
}

/** A paginated list: search, filters, order, rows, page bar, and every state in which they can be. */
export function ListScreen<Item, Sort extends string>(props: ListScreenProps<Item, Sort>): ReactElement {
  const { caption, state, onState, items, totalItems, isUpdating, error, pageSize = defaultPageSize } = props;
  const t = useUiText();
  const tokens = listTokens(props, t);
  const { pageIndex } = state;
  const { shown, failure } = useListRecovery({
    caption,
    items,
    totalItems,
    pageIndex,
    isUpdating,
    error,
    onRetry: props.onRetry,
  });
  const hasRows = shown !== undefined && shown.items.length > 0;
  const isEmpty = shown?.items.length === 0 && !isUpdating;
  const isNarrowed = tokens.length > 0;
  const hasToolbar = Boolean(props.searchLabel ?? props.filters ?? props.controls ?? props.sortColumns);
  const goodNews = goodNewsOf(tokens);
  const section = useRef<HTMLElement>(null);
  const wasAskedAgain = useRef(false);

  useEffect(() => {
    if (items === undefined || isUpdating) return;
    const within = withinPages(state, { itemCount: items.length, totalItems, pageSize });
    if (within !== state) onState(within, { isReplacing: true });
  }, [items, totalItems, pageSize, isUpdating, state, onState]);

  // Heard once for every answer to a search, never for each key.
  useEffect(() => {
    if (state.searchTerm !== '' && items !== undefined && !isUpdating) announce(t('table.count', { count: totalItems }));
  }, [state.searchTerm, items, isUpdating, totalItems, t]);

  // The button that was pressed is gone once there are rows, and with it the place of the keyboard.
  useEffect(() => {
    if (failure || !wasAskedAgain.current) return;
    wasAskedAgain.current = false;
    if (document.activeElement === document.body) section.current?.focus();
  }, [failure]);

  const orders: readonly Choice<SortOrder>[] = [
    { value: 'asc', label: t('table.asc') },
    { value: 'desc', label: t('table.desc') },
  ];
  return (
    <section ref={section} className="lc-panel lc-list" aria-label={caption} tabIndex={-1}>
      {isUpdating && (shown !== undefined || failure) && <div className="lc-list__progress" aria-hidden="true" />}
      {/* Parts of their own, so that rows that the server drew come to life before what is around them. */}
      <Suspense>
        {hasToolbar && (
          <div className="lc-toolbar">
            {props.searchLabel && (
              <SearchBox
                label={props.searchLabel}
                term={state.searchTerm}
                onSearch={(term) => onState(searched(state, term), { isReplacing: true })}
              />
            )}
            {props.filters}
            <span className="lc-toolbar__gap" />
            {props.controls}
            {props.sortColumns && (
              <div className="lc-toolbar__sort">
                <span className="lc-toolbar__label" aria-hidden="true">
                  {t('table.sortBy')}
                </span>
                <DeferredSelect
                  label={t('table.sortBy')}
                  size="small"
                  value={state.columnToSort}
                  options={props.sortColumns}
                  onChange={(columnToSort) => onState(sorted(state, { columnToSort }))}
                />
                <DeferredSelect
                  label={t('table.order')}
                  size="small"
                  value={state.sortOrder}
                  options={orders}
                  onChange={(sortOrder) => onState(sorted(state, { sortOrder }))}
                />
              </div>
            )}
          </div>
        )}
      </Suspense>
      <FilterTokens tokens={tokens} onClear={() => onState(cleared(state))} />
      {failure && (
        <ListFailure
          requestID={failureOf(failure.error)?.requestID}
          hasRows={hasRows}
          onRetry={() => {
            wasAskedAgain.current = true;
            props.onRetry();
          }}
        />
      )}
      {failure && !hasRows ? null : shown === undefined ? (
        <Skeleton lines={10} />
      ) : isEmpty ? (
        goodNews !== undefined ? (
          <EmptyState icon={<CircleCheck />} title={goodNews} />
        ) : isNarrowed ? (
          <EmptyState icon={<ListFilter />} title={t('table.noResults')} />
        ) : (
          (props.empty ?? <EmptyState icon={<ListFilter />} title={t('table.noResults')} />)
        )
      ) : (
        <DataTable caption={caption} columns={props.columns} items={shown.items} keyOf={props.keyOf} isUpdating={isUpdating} />
      )}
      {hasRows && (
        <Suspense>
          <PageBar
            pageIndex={failure ? shown.pageIndex : pageIndex}
            pageSize={pageSize}
            totalItems={shown.totalItems}
            onChange={(wanted) => {
              if (wanted === pageIndex) props.onRetry();
              else onState(paged(state, wanted));
              window.scrollTo({ top: 0 });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
