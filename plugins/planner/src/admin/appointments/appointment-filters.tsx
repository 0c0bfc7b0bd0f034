import { filtered, SegmentedControl, Select } from '@lectern/core/admin';
import type { FilterToken, ListState } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { t } from '../planner-texts.ts';
import { periods, readListing, statuses } from './listing.ts';
import { nameOf } from './use-names.ts';
import type { Names } from './use-names.ts';

type Filter = 'advisor' | 'region' | 'period' | 'status' | 'view';

interface FiltersProps {
  readonly names: Names;
  readonly state: ListState<'start'>;
  readonly onState: (state: ListState<'start'>) => void;
}

/** How appointments are shown, and which. */
export function AppointmentFilters({ names: { mayManage, regions, advisors }, state, onState }: FiltersProps): ReactElement {
  const { isWeek, period } = readListing(state);
  const set = (name: Filter, value: string): void => onState(filtered(state, name, value === 'all' ? '' : value));
  const select = (name: Filter, all: string, options: readonly { readonly id: string; readonly name: string }[]) => (
    <Select
      label={t(`filter.${name}`)}
      isLabelHidden
      size="small"
      value={state.filters[name] || 'all'}
      options={[{ value: 'all', label: all }, ...options.map((each) => ({ value: each.id, label: each.name }))]}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <>
      <SegmentedControl
        label={t('filter.view')}
        isLabelHidden
        size="small"
        value={isWeek ? 'week' : 'list'}
        options={(['list', 'week'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => set('view', value === 'week' ? value : '')}
      />
      {!isWeek && (
        <Select
          label={t('filter.period')}
          isLabelHidden
          size="small"
          value={period}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(value) =>
            // What is over is looked for from its end.
            onState({
              ...filtered(state, 'period', value === 'coming' ? '' : value),
              sortOrder: value === 'past' ? 'desc' : 'asc',
            })
          }
        />
      )}
      {mayManage && select('advisor', t('filter.allAdvisors'), advisors)}
      {select('region', t('filter.allRegions'), regions)}
      {!isWeek &&
        select(
          'status',
          t('filter.allStatuses'),
          statuses.map((id) => ({ id, name: t(`status.${id}`) })),
        )}
    </>
  );
}

/** What a list is narrowed by, each to be taken away. */
export function filterTokens({ names, state, onState }: FiltersProps): readonly FilterToken[] {
  const { period, query } = readListing(state);
  const token = (key: Filter, label: string): FilterToken => ({ key, label, onRemove: () => onState(filtered(state, key, '')) });
  return [
    ...(period === 'coming' ? [] : [token('period', t(`period.${period}`))]),
    ...(query.advisor === undefined ? [] : [token('advisor', nameOf(names.advisors, query.advisor))]),
    ...(query.region === undefined ? [] : [token('region', nameOf(names.regions, query.region))]),
    ...(query.status === undefined ? [] : [token('status', t(`status.${query.status}`))]),
  ];
}
