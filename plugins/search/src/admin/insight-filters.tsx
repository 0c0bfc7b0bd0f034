import { localeName, SegmentedControl, Select, useSiteLocales } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { insightPeriods } from '../insight-periods.ts';
import type { InsightPeriod } from '../insight-periods.ts';
import { t } from './insight-texts.ts';

/** What the list and the bars are narrowed to. */
export interface InsightFilter {
  readonly isFruitless: boolean;
  readonly period: InsightPeriod;
  /** Empty for all. */
  readonly locale: string;
}

interface InsightFiltersProps {
  readonly filter: InsightFilter;
  readonly onNarrow: (name: 'outcome' | 'period' | 'locale', value: string) => void;
}

const [shortest] = insightPeriods;

/** Reads what stands in the address; what makes no sense there counts as not said. */
export const readFilter = (
  { outcome, period, locale }: Readonly<Record<string, string>>,
  locales: readonly string[],
): InsightFilter => ({
  isFruitless: outcome === 'none',
  period: insightPeriods.find((one) => one === period) ?? shortest,
  locale: locales.find((one) => one === locale) ?? '',
});

/** Which searches, of which time, in which language. */
export function InsightFilters({ filter, onNarrow }: InsightFiltersProps): ReactElement {
  const { availableLocales } = useSiteLocales();
  const { isFruitless, period, locale } = filter;
  return (
    <>
      <SegmentedControl
        label={t('outcome.label')}
        isLabelHidden
        size="small"
        value={isFruitless ? 'none' : 'all'}
        options={[
          { value: 'all', label: t('outcome.all') },
          { value: 'none', label: t('outcome.none') },
        ]}
        onChange={(next) => onNarrow('outcome', next === 'all' ? '' : next)}
      />
      <Select
        label={t('period.label')}
        isLabelHidden
        size="small"
        value={period}
        options={insightPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(next) => onNarrow('period', next === shortest ? '' : next)}
      />
      {availableLocales.length > 1 && (
        <Select
          label={t('insight.locale')}
          isLabelHidden
          size="small"
          value={locale || 'all'}
          options={[
            { value: 'all', label: t('insight.allLocales') },
            ...availableLocales.map((value) => ({ value, label: localeName(value) })),
          ]}
          onChange={(next) => onNarrow('locale', next === 'all' ? '' : next)}
        />
      )}
    </>
  );
}
