import {
  Button,
  defaultPageSize,
  EmptyState,
  filtered,
  Icon,
  keepPreviousData,
  ListScreen,
  localeName,
  Screen,
  Select,
  toggledSort,
  unwrap,
  useClient,
  useListState,
  useQuery,
  useSiteLocales,
} from '@lectern/core/admin';
import type { Column, ListState } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ListedWordRule } from '../words.calls.ts';
import { ruleKinds } from '../word-rules.ts';
import { wordCalls } from '../words.client.ts';
import { RulePanel } from './rule-panel.tsx';
import { ruleText } from './rule-text.ts';
import { t } from './word-texts.ts';
import { wordsKey } from './words-key.ts';

type SortColumn = 'term' | 'updatedAt';

const shape = {
  columns: ['term', 'updatedAt'] as const,
  initial: { columnToSort: 'term' as const, sortOrder: 'asc' as const },
  filters: ['kind'],
};

/** The columns of the list. */
function columnsOf(
  state: ListState<SortColumn>,
  {
    onSort,
    onOpen,
    hasLocales,
  }: { onSort: (column: SortColumn) => void; onOpen: (rule: ListedWordRule) => void; hasLocales: boolean },
): readonly Column<ListedWordRule>[] {
  return [
    {
      key: 'term',
      header: t('words.term'),
      isRowHeader: true,
      width: '30%',
      onSort: () => onSort('term'),
      sorted: state.columnToSort === 'term' ? state.sortOrder : undefined,
      render: (rule) => (
        <button type="button" className="lc-row-link site-search-open" lang={rule.locale} onClick={() => onOpen(rule)}>
          {rule.term}
        </button>
      ),
    },
    { key: 'rule', header: t('words.rule'), render: ruleText },
    ...(hasLocales
      ? [{ key: 'locale', header: t('words.locale'), width: '12rem', render: ({ locale }: ListedWordRule) => localeName(locale) }]
      : []),
  ];
}

/** What editors said about words that are searched for. */
export default function WordsScreen(): ReactElement {
  const client = useClient();
  const { availableLocales } = useSiteLocales();
  const [state, setState] = useListState<SortColumn>(shape);
  const [open, setOpen] = useState<ListedWordRule | 'new'>();
  const { pageIndex, searchTerm, columnToSort, sortOrder, filters } = state;
  const kind = ruleKinds.find((one) => one === filters['kind']);
  const query = { pageIndex, pageSize: defaultPageSize, searchTerm, columnToSort, sortOrder, ...(kind ? { kind } : {}) };
  const list = useQuery({
    queryKey: [...wordsKey, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(wordCalls.list, { query, signal })),
  });
  const narrow = (next: string) => setState(filtered(state, 'kind', next));
  const add = (
    <Button theme="orange" icon={<Icon name="plus" />} onPress={() => setOpen('new')}>
      {t('words.new')}
    </Button>
  );
  return (
    <Screen
      title={t('words.title')}
      detail={list.data && <span className="lc-num">{t('words.count', { count: list.data.totalItems })}</span>}
      actions={add}
    >
      <ListScreen
        caption={t('words.title')}
        columns={columnsOf(state, {
          onSort: (column) => setState(toggledSort(state, column)),
          onOpen: setOpen,
          hasLocales: availableLocales.length > 1,
        })}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        items={list.data?.items}
        totalItems={list.data?.totalItems ?? 0}
        isUpdating={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t('words.search')}
        tokens={kind ? [{ key: 'kind', label: t('words.filter', { name: t(`kind.${kind}`) }), onRemove: () => narrow('') }] : []}
        sortColumns={[
          { value: 'term', label: t('words.term') },
          { value: 'updatedAt', label: t('words.updatedAt') },
        ]}
        filters={
          <Select
            label={t('words.kind')}
            isLabelHidden
            size="small"
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: t('words.allKinds') },
              ...ruleKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
            onChange={(next) => narrow(next === 'all' ? '' : next)}
          />
        }
        empty={
          <EmptyState icon={<Icon name="spell-check" />} title={t('words.empty')} text={t('words.emptyText')} action={add} />
        }
      />
      {open !== undefined && <RulePanel rule={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
