import type { ReactElement } from 'react';
import type { PageSortColumn } from '../pages.calls.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { PageTypeSummary } from '#contract/boot.ts';
import { DeferredSelect } from '#admin/ui/controls/deferred-select.tsx';
import type { FilterToken } from '#admin/ui/list/filter-tokens.tsx';
import { TagFilter, tagIn, useTagToken } from '../../tags/admin/public.ts';
import { statusLooks } from './page-status.tsx';
import type { ListedStatus } from './page-status.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';

interface PageFiltersProps {
  /** The one type of the overview, which is no filter then. */
  readonly type: PageTypeSummary | undefined;
  readonly state: ListState<PageSortColumn>;
  readonly onState: (state: ListState<PageSortColumn>) => void;
}

const statuses = ['draft', 'live', 'changed', 'requested', 'planned', 'due'] as const;
/** What is said where no page is in a state in which it waits for somebody. */
const goodNews = {
  draft: 'pages.none.draft',
  changed: 'pages.none.changed',
  requested: 'pages.none.requested',
  planned: 'pages.none.planned',
  due: 'pages.none.due',
} as const;

/** The status that the overview is narrowed to; undefined for all, and for what an address made up. */
export const statusOf = ({ filters }: ListState<PageSortColumn>): ListedStatus | undefined =>
  statuses.find((status) => status === filters['status']);

/** The filters that narrow the overview now: by type, language, status and tag. */
export function usePageTokens({ type, state, onState }: PageFiltersProps): readonly FilterToken[] {
  const t = useText();
  const { boot } = useApp();
  const { type: typeFilter = '', locale = '' } = state.filters;
  const status = statusOf(state);
  const tag = useTagToken(tagIn(state.filters['tag']), () => onState(filtered(state, 'tag', '')));
  const typeLabel = (id: string) => boot.pageTypes.find((entry) => entry.type === id)?.label ?? id;
  return [
    ...(typeFilter && !type
      ? [
          {
            key: 'type',
            label: t('pages.filter.type', { name: typeLabel(typeFilter) }),
            onRemove: () => onState(filtered(state, 'type', '')),
          },
        ]
      : []),
    ...(locale
      ? [
          {
            key: 'locale',
            label: t('pages.filter.locale', { name: localeName(locale) }),
            onRemove: () => onState(filtered(state, 'locale', '')),
          },
        ]
      : []),
    ...(status
      ? [
          {
            key: 'status',
            label:
              status === 'requested' ? t('pages.outstanding') : t('pages.filter.status', { name: t(statusLooks[status].text) }),
            goodNews: status === 'live' ? undefined : t(goodNews[status]),
            onRemove: () => onState(filtered(state, 'status', '')),
          },
        ]
      : []),
    ...tag,
  ];
}

/** Narrows the overview by type, language, status and tag. */
export function PageFilters({ type, state, onState }: PageFiltersProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { type: typeFilter = '', locale = '' } = state.filters;
  return (
    <>
      {!type && boot.pageTypes.length > 1 && (
        <DeferredSelect
          label={t('column.type')}
          size="small"
          value={typeFilter || 'all'}
          options={[
            { value: 'all', label: t('pages.allTypes') },
            ...boot.pageTypes.map((entry) => ({ value: entry.type, label: entry.label })),
          ]}
          onChange={(next) => onState(filtered(state, 'type', next === 'all' ? '' : next))}
        />
      )}
      {boot.locales.availableLocales.length > 1 && (
        <DeferredSelect
          label={t('column.locale')}
          size="small"
          value={locale || 'all'}
          options={[
            { value: 'all', label: t('pages.allLocales') },
            ...boot.locales.availableLocales.map((entry) => ({ value: entry, label: localeName(entry) })),
          ]}
          onChange={(next) => onState(filtered(state, 'locale', next === 'all' ? '' : next))}
        />
      )}
      <DeferredSelect
        label={t('column.status')}
        size="small"
        value={statusOf(state) ?? 'all'}
        options={[
          { value: 'all', label: t('pages.allStatuses') },
          ...statuses.map((status) => ({
            value: status,
            label: t(status === 'requested' ? 'pages.outstanding' : statusLooks[status].text),
          })),
        ]}
        onChange={(next) => onState(filtered(state, 'status', next === 'all' ? '' : next))}
      />
      <TagFilter value={tagIn(state.filters['tag'])} onChange={(next) => onState(filtered(state, 'tag', next))} />
    </>
  );
}
