import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { redirectCalls } from '../redirects.client.ts';
import type { MissingAddress } from '../redirects.schema.ts';
import { missingColumns, missingSortColumns } from './missing-columns.tsx';
import type { MissingSortColumn } from './missing-columns.tsx';
import { RedirectPanel } from './redirect-panel.tsx';
import { redirectsKey } from './redirects-key.ts';

const shape = {
  columns: missingSortColumns,
  initial: { columnToSort: 'hits' as MissingSortColumn, sortOrder: 'desc' as const },
  filters: [],
};

/** Addresses that visitors asked for in vain, each with a way to lead it somewhere. */
export default function MissingScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [state, setState] = useListState<MissingSortColumn>(shape);
  const [making, setMaking] = useState<MissingAddress>();
  const query = pageQuery(state);
  const list = useQuery({
    queryKey: [...redirectsKey, 'missing', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(redirectCalls.missing, { query, signal })),
  });
  const columns = useMemo(() => {
    const dismiss = async ({ path }: MissingAddress): Promise<void> => {
      const result = await client.call(redirectCalls.dismiss, { body: { paths: [path] } });
      tellFailure(result, { about: path });
      if (result.ok) notify(t('missing.dismissed', { path }));
      await queries.invalidateQueries({ queryKey: redirectsKey });
    };
    return missingColumns({
      t,
      state,
      onSort: (column) => setState(toggledSort(state, column)),
      onMake: setMaking,
      onDismiss: (address) => void dismiss(address),
    });
  }, [t, state, setState, client, queries, tellFailure]);
  return (
    <Screen
      title={t('missing.title')}
      detail={list.data && <span className="lc-num">{t('missing.count', { count: list.data.totalItems })}</span>}
      actions={
        <LinkButton to="/redirects" icon={<ArrowLeft className="lc-icon" aria-hidden="true" />}>
          {t('redirects.back')}
        </LinkButton>
      }
    >
      <p className="lc-quiet">{t('missing.intro')}</p>
      <ListScreen
        caption={t('missing.title')}
        columns={columns}
        keyOf={({ path }) => path}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        searchLabel={t('missing.search')}
        sortColumns={[
          { value: 'hits', label: t('missing.times') },
          { value: 'lastAt', label: t('missing.last') },
          { value: 'path', label: t('redirects.path') },
        ]}
        empty={<EmptyState icon={<CircleCheck />} title={t('missing.empty')} text={t('missing.emptyText')} />}
      />
      {making && <RedirectPanel path={making.path} onClose={() => setMaking(undefined)} />}
    </Screen>
  );
}
