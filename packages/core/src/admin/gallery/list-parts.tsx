import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Text } from '../messages/use-messages.ts';
import { useText } from '../messages/use-messages.ts';
import type { Column } from '../ui/list/data-table.tsx';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { filtered } from '../ui/list/list-state.ts';
import type { ListState } from '../ui/list/list-state.ts';
import { Section } from '../ui/layout/section.tsx';
import { Select } from '../ui/controls/select.tsx';
import { toggledSort } from '../ui/list/sort-toggle.ts';
import { StatusBadge } from '../ui/layout/status-badge.tsx';

type Sort = 'name' | 'year';
type State = keyof typeof states;

interface Bridge {
  readonly name: string;
  readonly year: number;
  readonly state: State;
}

const states = {
  live: { tone: 'live', label: 'gallery.lists.open' },
  warning: { tone: 'warning', label: 'gallery.lists.repair' },
  danger: { tone: 'danger', label: 'gallery.lists.closed' },
  neutral: { tone: 'neutral', label: 'gallery.lists.planned' },
} as const;
const stateNames = Object.keys(states) as State[];

const count = 210;
/** Fewer than elsewhere, so that the page bar is in sight. */
const pageSize = 8;
const bridgesOf = (t: Text): readonly Bridge[] =>
  Array.from({ length: count }, (_, index) => ({
    name: t('gallery.lists.name', { number: index + 1 }),
    year: 1800 + ((index * 37) % 220),
    state: stateNames[index % stateNames.length] ?? 'live',
  }));

function pageOf(bridges: readonly Bridge[], { searchTerm, filters, columnToSort, sortOrder, pageIndex }: ListState<Sort>) {
  const term = searchTerm.trim().toLowerCase();
  const wanted = filters['state'] ?? '';
  const found = bridges.filter(({ name, state }) => name.toLowerCase().includes(term) && (wanted === '' || state === wanted));
  const sign = sortOrder === 'asc' ? 1 : -1;
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const ordered = found.toSorted((a, b) => sign * (columnToSort === 'year' ? a.year - b.year : compare(a.name, b.name)));
  return {
    items: ordered.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    totalItems: found.length,
  };
}

const initial: ListState<Sort> = { searchTerm: '', columnToSort: 'name', sortOrder: 'asc', pageIndex: 0, filters: { state: '' } };

/** A list with all that belongs to one, over rows that are made up here. */
export function ListParts(): ReactElement {
  const t = useText();
  const [state, setState] = useState(initial);
  const bridges = useMemo(() => bridgesOf(t), [t]);
  const { items, totalItems } = pageOf(bridges, state);
  const sort = (column: Sort): Pick<Column<Bridge>, 'onSort' | 'sorted'> => ({
    onSort: () => setState(toggledSort(state, column)),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  const columns: readonly Column<Bridge>[] = [
    { key: 'name', header: t('gallery.lists.column.name'), accessor: 'name', isRowHeader: true, width: '50%', ...sort('name') },
    {
      key: 'year',
      header: t('gallery.lists.column.year'),
      accessor: 'year',
      isNumeric: true,
      formatField: String,
      ...sort('year'),
    },
    {
      key: 'state',
      header: t('gallery.lists.column.state'),
      render: (bridge) => <StatusBadge tone={states[bridge.state].tone}>{t(states[bridge.state].label)}</StatusBadge>,
    },
  ];
  const chosen = stateNames.find((name) => name === state.filters['state']);
  const tokens = [
    ...(chosen ? [{ key: 'state', label: t(states[chosen].label), onRemove: () => setState(filtered(state, 'state', '')) }] : []),
  ];
  return (
    <Section title={t('gallery.lists.title')} text={t('gallery.lists.text')}>
      <ListScreen
        caption={t('gallery.lists.caption')}
        columns={columns}
        keyOf={({ name }) => name}
        state={state}
        onState={setState}
        items={items}
        totalItems={totalItems}
        isUpdating={false}
        pageSize={pageSize}
        onRetry={() => setState(initial)}
        searchLabel={t('gallery.lists.search')}
        tokens={tokens}
        sortColumns={[
          { value: 'name', label: t('gallery.lists.column.name') },
          { value: 'year', label: t('gallery.lists.column.year') },
        ]}
        filters={
          <Select
            label={t('gallery.lists.column.state')}
            isLabelHidden
            size="small"
            value={chosen ?? 'all'}
            options={[
              { value: 'all' as const, label: t('gallery.lists.column.state') },
              ...stateNames.map((name) => ({ value: name, label: t(states[name].label) })),
            ]}
            onChange={(next) => setState(filtered(state, 'state', next === 'all' ? '' : next))}
          />
        }
      />
    </Section>
  );
}
