import {
  defaultPageSize,
  EmptyState,
  filtered,
  Icon,
  keepPreviousData,
  ListScreen,
  localeName,
  Screen,
  toggledSort,
  unwrap,
  useClient,
  useListState,
  useQuery,
  useSiteLocales,
} from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SearchedTerm } from '../insight.calls.ts';
import { insightCalls } from '../insight.client.ts';
import { insightColumns, insightSortColumns } from './insight-columns.tsx';
import type { InsightSortColumn } from './insight-columns.tsx';
import { InsightFilters, readFilter } from './insight-filters.tsx';
import { insightKey } from './insight-key.ts';
import { t } from './insight-texts.ts';
import { InsightWeeks } from './insight-weeks.tsx';
import { RulePanel } from './rule-panel.tsx';

const shape = {
  columns: insightSortColumns,
  initial: { columnToSort: 'searches' as InsightSortColumn, sortOrder: 'desc' as const },
  filters: ['outcome', 'period', 'locale'],
};

/** What visitors searched for, and what they did not find. */
export default function InsightScreen(): ReactElement {
  const client = useClient();
  const { availableLocales } = useSiteLocales();
  const [state, setState] = useListState<InsightSortColumn>(shape);
  const [explained, setExplained] = useState<SearchedTerm>();
  const { pageIndex, searchTerm, columnToSort, sortOrder, filters } = state;
  const filter = readFilter(filters, availableLocales);
  const { isFruitless, period, locale } = filter;
  const query = {
    ...{ pageIndex, pageSize: defaultPageSize, searchTerm, columnToSort, sortOrder, period, locale },
    ...(isFruitless ? { outcome: 'none' } : {}),
  };
  const list = useQuery({
    queryKey: [...insightKey, 'terms', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(insightCalls.terms, { query, signal })),
  });
  const weeks = useQuery({
    queryKey: [...insightKey, 'weeks', period, locale],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(insightCalls.weeks, { query: { period, locale }, signal })),
  });
  const narrow = (name: 'outcome' | 'period' | 'locale', value: string): void => setState(filtered(state, name, value));
  const token = (key: 'outcome' | 'locale', label: string) => ({ key, label, onRemove: () => narrow(key, '') });
  return (
    <Screen
      title={t('insight.title')}
      detail={list.data && <span className="lc-num">{t('insight.count', { count: list.data.totalItems })}</span>}
    >
      <p className="lc-quiet">{t('insight.intro')}</p>
      {weeks.data?.some(({ searches }) => searches > 0) && <InsightWeeks weeks={weeks.data} />}
      <ListScreen
        caption={t('insight.title')}
        columns={insightColumns({
          state,
          hasLocales: availableLocales.length > 1,
          onSort: (column) => setState(toggledSort(state, column)),
          onAddSynonym: setExplained,
        })}
        keyOf={(searched) => `${searched.locale} ${searched.term}`}
        state={state}
        onState={setState}
        items={list.data?.items}
        totalItems={list.data?.totalItems ?? 0}
        isUpdating={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t('insight.search')}
        tokens={[
          ...(isFruitless ? [{ ...token('outcome', t('outcome.none')), goodNews: t('insight.goodNews') }] : []),
          ...(locale ? [token('locale', t('insight.localeFilter', { name: localeName(locale) }))] : []),
        ]}
        sortColumns={insightSortColumns.map((value) => ({ value, label: t(`insight.${value}`) }))}
        filters={<InsightFilters filter={filter} onNarrow={narrow} />}
        empty={<EmptyState icon={<Icon name="chart-column" />} title={t('insight.empty')} text={t('insight.emptyText')} />}
      />
      {explained && <RulePanel rule={undefined} of={explained} onClose={() => setExplained(undefined)} />}
    </Screen>
  );
}
