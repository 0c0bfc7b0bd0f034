import type { UiText } from '../messages/use-ui-text.ts';
import type { FilterToken } from './filter-tokens.tsx';
import { searched } from './list-state.ts';
import type { ListState } from './list-state.ts';

interface Narrowed<Column extends string> {
  readonly state: ListState<Column>;
  readonly onState: (state: ListState<Column>) => void;
  /** Those of the screen's own filters. */
  readonly tokens?: readonly FilterToken[];
}

/** Everything that narrows a list: what is searched for, then the filters. */
export function listTokens<Column extends string>(
  { state, onState, tokens = [] }: Narrowed<Column>,
  t: UiText,
): readonly FilterToken[] {
  if (state.searchTerm === '') return tokens;
  const label = t('table.searched', { term: state.searchTerm });
  return [{ key: 'q', label, onRemove: () => onState(searched(state, '')) }, ...tokens];
}

/** The good news that a list is empty; undefined where nobody knows whether it is good. */
export const goodNewsOf = (tokens: readonly FilterToken[]): string | undefined =>
  tokens.length === 1 ? tokens[0]?.goodNews : undefined;
