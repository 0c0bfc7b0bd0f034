import { Button, Icon, localeName, StatusBadge } from '@lectern/core/admin';
import type { Column, ListState } from '@lectern/core/admin';
import { resultsHref } from '../blocks/results/results-href.ts';
import { resultsAtATime } from '../blocks/results/results.block.ts';
import type { SearchedTerm } from '../insight.calls.ts';
import { t } from './insight-texts.ts';

export const insightSortColumns = ['searches', 'term'] as const;
export type InsightSortColumn = (typeof insightSortColumns)[number];

interface InsightColumns {
  readonly state: ListState<InsightSortColumn>;
  readonly hasLocales: boolean;
  readonly onSort: (column: InsightSortColumn) => void;
  readonly onAddSynonym: (term: SearchedTerm) => void;
}

/** The address of the results as a visitor sees them. A further view of them is not counted. */
const hrefOf = (path: string, term: string): string => resultsHref(path, { term, show: 2 * resultsAtATime });

/** The columns of what visitors searched for. */
export function insightColumns({ state, hasLocales, onSort, onAddSynonym }: InsightColumns): readonly Column<SearchedTerm>[] {
  const order = (column: InsightSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'term',
      header: t('insight.term'),
      isRowHeader: true,
      ...order('term'),
      render: ({ term, locale }) => (
        <span className="lc-strong site-search-term" lang={locale}>
          {term}
        </span>
      ),
    },
    {
      key: 'searches',
      header: t('insight.searches'),
      width: '7rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('searches'),
      render: ({ searches }) => searches,
    },
    {
      key: 'results',
      header: t('insight.results'),
      width: '8rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      render: ({ results }) => (results === 0 ? <StatusBadge tone="warning">{t('insight.none')}</StatusBadge> : results),
    },
    ...(hasLocales
      ? [
          {
            key: 'locale',
            header: t('insight.locale'),
            width: '10rem',
            isMinor: true,
            render: ({ locale }: SearchedTerm) => localeName(locale),
          },
        ]
      : []),
    {
      key: 'next',
      header: t('insight.next'),
      isHeaderHidden: true,
      width: '17rem',
      render: (searched) => (
        <span className="site-search-next">
          {searched.path !== null && (
            <a
              href={hrefOf(searched.path, searched.term)}
              target="_blank"
              rel="noopener"
              aria-label={t('insight.showTerm', { term: searched.term })}
            >
              {t('insight.show')}
            </a>
          )}
          <Button
            size="small"
            icon={<Icon name="plus" />}
            aria-label={t('insight.addSynonymTo', { term: searched.term })}
            onPress={() => onAddSynonym(searched)}
          >
            {t('insight.addSynonym')}
          </Button>
        </span>
      ),
    },
  ];
}
