import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { DeferredSelect } from '#admin/ui/controls/deferred-select.tsx';
import type { FilterToken } from '#admin/ui/list/filter-tokens.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { CellState } from '../../translations.calls.ts';
import { cellLooks, cellStates } from './matrix-looks.ts';

type State = ListState<'title'>;

interface MatrixFiltersProps {
  readonly state: State;
  readonly onState: (state: State) => void;
}

/** The state of translations that the list is narrowed to; undefined for all, and for what an address made up. */
export const stateOf = ({ filters }: State): CellState | undefined => cellStates.find((one) => one === filters['state']);

interface Filter {
  readonly name: 'type' | 'locale' | 'state';
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function useFilters(): readonly Filter[] {
  const t = useText();
  const { boot } = useApp();
  return [
    {
      name: 'type',
      label: t('matrix.type'),
      all: t('matrix.allTypes'),
      options: boot.pageTypes.map(({ type, label }) => ({ value: type, label })),
    },
    {
      name: 'locale',
      label: t('matrix.language'),
      all: t('matrix.allLanguages'),
      options: boot.locales.availableLocales.map((value) => ({ value, label: localeName(value) })),
    },
    {
      name: 'state',
      label: t('matrix.state'),
      all: t('matrix.allStates'),
      options: cellStates.map((value) => ({ value, label: t(cellLooks[value].text) })),
    },
  ];
}

const goodNews = { missing: 'matrix.noneMissing', outdated: 'matrix.noneOutdated' } as const;

/** What narrows the list now. */
export function useMatrixTokens({ state, onState }: MatrixFiltersProps): readonly FilterToken[] {
  const t = useText();
  const wanted = stateOf(state);
  return useFilters().flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === state.filters[name]);
    if (!chosen) return [];
    const isNews = name === 'state' && (wanted === 'missing' || wanted === 'outdated');
    return [
      {
        key: name,
        label: t('matrix.filter', { label, value: chosen.label }),
        goodNews: isNews ? t(goodNews[wanted]) : undefined,
        onRemove: () => onState(filtered(state, name, '')),
      },
    ];
  });
}

/** Narrows the list by type, language and state. */
export function MatrixFilters({ state, onState }: MatrixFiltersProps): ReactElement {
  return (
    <>
      {useFilters().map(({ name, label, all, options }) => (
        <DeferredSelect
          key={name}
          label={label}
          size="small"
          value={options.find(({ value }) => value === state.filters[name])?.value ?? 'all'}
          options={[{ value: 'all', label: all }, ...options]}
          onChange={(next) => onState(filtered(state, name, next === 'all' ? '' : next))}
        />
      ))}
    </>
  );
}
