import { ListFilter } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { SortOrder } from '../../client/page.ts';
import { useText } from '../texts/use-text.ts';
import { announce } from './announce.ts';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { FilterTokens } from './filter-tokens.tsx';
import type { FilterToken } from './filter-tokens.tsx';
import { cleared, defaultPageSize, paged, searched, sorted, steppedBack } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { LateSelect } from './late-select.tsx';
import { PageBar } from './page-bar.tsx';
import { EmptyState, ErrorState } from './screen-state.tsx';
import { SearchBox } from './search-box.tsx';
import type { Choice } from './segmented-control.tsx';
import { Skeleton } from './skeleton.tsx';

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
  /** What to say where the list could not be loaded. */
  readonly failure?: { readonly text: string; readonly requestID?: string | undefined } | undefined;
  readonly onRetry: () => void;
  readonly sortColumns?: readonly Choice<Sort>[];
  readonly searchLabel?: string;
  /** Selectors that narrow the list. */
  readonly filters?: ReactNode;
  readonly tokens?: readonly FilterToken[];
  /** Further controls at the end of the toolbar. */
  readonly controls?: ReactNode;
  /** Where there is nothing at all; the standard text when left out. */
  readonly empty?: ReactNode;
  readonly pageSize?: number;
}

/** A paginated list: search, filters, order, rows, page bar, and every state in which they can be. */
export function ListScreen<Item, Sort extends string>(props: ListScreenProps<Item, Sort>): ReactElement {
  const { state, onState, items, totalItems, isUpdating, failure, tokens = [], pageSize = defaultPageSize } = props;
  const t = useText();
  const isEmpty = items?.length === 0 && !isUpdating;
  const isNarrowed = tokens.length > 0;

  useEffect(() => {
    if (items === undefined || isUpdating) return;
    const back = steppedBack(state, items.length);
    if (back !== state) onState(back, { isReplacing: true });
  }, [items, isUpdating, state, onState]);

  // Heard once for every answer to a search, never for each key.
  useEffect(() => {
    if (state.searchTerm !== '' && items !== undefined && !isUpdating) announce(t('table.count', { count: totalItems }));
  }, [state.searchTerm, items, isUpdating, totalItems, t]);

  const orders: readonly Choice<SortOrder>[] = [
    { value: 'asc', label: t('table.asc') },
    { value: 'desc', label: t('table.desc') },
  ];
  return (
    <section className="lc-panel lc-list" aria-label={props.caption}>
      {isUpdating && items !== undefined && <div className="lc-list__progress" aria-hidden="true" />}
      {/* Parts of their own, so that rows that the server drew come to life before what is around them. */}
      <Suspense>
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
              <LateSelect
                label={t('table.sortBy')}
                size="small"
                value={state.columnToSort}
                options={props.sortColumns}
                onChange={(columnToSort) => onState(sorted(state, { columnToSort }))}
              />
              <LateSelect
                label={t('table.order')}
                size="small"
                value={state.sortOrder}
                options={orders}
                onChange={(sortOrder) => onState(sorted(state, { sortOrder }))}
              />
            </div>
          )}
        </div>
      </Suspense>
      <FilterTokens tokens={tokens} onClear={() => onState(cleared(state))} />
      {failure ? (
        <ErrorState title={t('table.failed')} text={failure.text} requestID={failure.requestID} onRetry={props.onRetry} />
      ) : items === undefined ? (
        <Skeleton lines={10} />
      ) : isEmpty ? (
        isNarrowed ? (
          <EmptyState icon={<ListFilter />} title={t('table.noResults')} />
        ) : (
          (props.empty ?? <EmptyState icon={<ListFilter />} title={t('table.noResults')} />)
        )
      ) : (
        <DataTable caption={props.caption} columns={props.columns} items={items} keyOf={props.keyOf} isUpdating={isUpdating} />
      )}
      {!failure && items !== undefined && items.length > 0 && (
        <Suspense>
          <PageBar
            pageIndex={state.pageIndex}
            pageSize={pageSize}
            totalItems={totalItems}
            onChange={(pageIndex) => {
              onState(paged(state, pageIndex));
              window.scrollTo({ top: 0 });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
