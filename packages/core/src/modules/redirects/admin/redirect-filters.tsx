import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import type { FilterToken } from '#admin/ui/list/filter-tokens.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { hitChoices, hitWords, kindsOfAddress, kindWords } from './redirect-list.ts';
import type { RedirectSortColumn } from './redirect-list.ts';

interface RedirectFiltersProps {
  readonly state: ListState<RedirectSortColumn>;
  readonly onState: (state: ListState<RedirectSortColumn>) => void;
}

/** The filters of an address that make sense. */
export function useRedirectFilters({ filters }: ListState<RedirectSortColumn>) {
  const { boot } = useApp();
  return {
    kind: kindsOfAddress.find((kind) => kind === filters['kind']),
    hits: hitChoices.find((choice) => choice === filters['hits']),
    locale: boot.locales.availableLocales.find((locale) => locale === filters['locale']),
  };
}

/** The filters that narrow the list now. */
export function useRedirectTokens({ state, onState }: RedirectFiltersProps): readonly FilterToken[] {
  const t = useText();
  const { kind, hits, locale } = useRedirectFilters(state);
  const token = (key: string, label: string): FilterToken => ({
    key,
    label,
    onRemove: () => onState(filtered(state, key, '')),
  });
  return [
    ...(kind ? [token('kind', t('redirects.filter.kind', { name: t(kindWords[kind]) }))] : []),
    ...(hits ? [token('hits', t('redirects.filter.hits', { name: t(hitWords[hits]) }))] : []),
    ...(locale ? [token('locale', t('redirects.filter.locale', { name: localeName(locale) }))] : []),
  ];
}

/** Narrows the list by kind, by visits and by language. */
export function RedirectFilters({ state, onState }: RedirectFiltersProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { kind, hits, locale } = useRedirectFilters(state);
  const choose = (name: string) => (next: string) => onState(filtered(state, name, next === 'all' ? '' : next));
  return (
    <>
      <Select
        label={t('redirects.kind')}
        isLabelHidden
        size="small"
        value={kind ?? 'all'}
        options={[
          { value: 'all', label: t('redirects.allKinds') },
          ...kindsOfAddress.map((one) => ({ value: one, label: t(kindWords[one]) })),
        ]}
        onChange={choose('kind')}
      />
      <Select
        label={t('redirects.hits')}
        isLabelHidden
        size="small"
        value={hits ?? 'all'}
        options={[
          { value: 'all', label: t('redirects.anyHits') },
          ...hitChoices.map((one) => ({ value: one, label: t(hitWords[one]) })),
        ]}
        onChange={choose('hits')}
      />
      {boot.locales.availableLocales.length > 1 && (
        <Select
          label={t('redirects.locale')}
          isLabelHidden
          size="small"
          value={locale ?? 'all'}
          options={[
            { value: 'all', label: t('redirects.allLocales') },
            ...boot.locales.availableLocales.map((one) => ({ value: one, label: localeName(one) })),
          ]}
          onChange={choose('locale')}
        />
      )}
    </>
  );
}
