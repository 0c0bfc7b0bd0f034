import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import type { MatrixRow } from '../../translations.calls.ts';
import { translationCalls } from '../../translations.client.ts';
import { CreateBar } from './create-bar.tsx';
import { useMatrixChoice } from './use-matrix-choice.ts';
import { matrixColumns } from './matrix-columns.tsx';
import { MatrixFilters, stateOf, useMatrixTokens } from './matrix-filters.tsx';

const shape = {
  columns: ['title'] as const,
  initial: { columnToSort: 'title', sortOrder: 'asc' } as const,
  filters: ['type', 'locale', 'state'],
};

const none: readonly MatrixRow[] = [];

/** Every page in each language of the site: what is missing, what is behind its source, what is live. */
export default function MatrixScreen(): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const mayCreate = usePermission('create-page');
  const [state, setState] = useListState<'title'>(shape);
  const choice = useMatrixChoice();
  const { type = '', locale = '' } = state.filters;
  const wanted = stateOf(state);
  const isOfSite = boot.locales.availableLocales.includes(locale);
  const query = {
    ...pageQuery(state),
    ...(type ? { type } : {}),
    ...(isOfSite ? { locale } : {}),
    ...(wanted ? { state: wanted } : {}),
  };
  const list = useQuery({
    queryKey: ['translations', 'matrix', query],
    queryFn: async ({ signal }) => unwrap(await client.call(translationCalls.matrix, { body: query, signal })),
    placeholderData: keepPreviousData,
  });
  const items = list.data?.items ?? none;
  const columns = useMemo(
    () =>
      matrixColumns({
        t,
        boot,
        items,
        choice: mayCreate ? choice : undefined,
        sorted: state.sortOrder,
        onSort: () => setState(toggledSort(state, 'title')),
      }),
    [t, boot, items, mayCreate, choice, state, setState],
  );
  const tokens = useMatrixTokens({ state, onState: setState });
  return (
    <Screen
      title={t('nav.translations')}
      detail={list.data && <span className="lc-num">{t('matrix.count', { count: list.data.totalItems })}</span>}
    >
      <div className="lc-by-language">
        <ListScreen
          caption={t('nav.translations')}
          columns={columns}
          keyOf={({ pageID }) => pageID}
          state={state}
          onState={setState}
          {...queriedRows(list)}
          searchLabel={t('matrix.search')}
          tokens={tokens}
          filters={<MatrixFilters state={state} onState={setState} />}
          empty={<EmptyState icon={<Languages />} title={t('matrix.none')} />}
        />
        {choice.chosen.length > 0 && <CreateBar choice={choice} wanted={locale} />}
      </div>
    </Screen>
  );
}
