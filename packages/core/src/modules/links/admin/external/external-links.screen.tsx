import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import type { ExternalQuery } from '../../links.calls.ts';
import { linkCalls } from '../../links.client.ts';
import type { ExternalLink } from '../../links.schema.ts';
import { externalColumns } from './external-columns.tsx';
import { externalKey, externalListShape } from './external-list.ts';
import { ExternalPanel } from './external-panel.tsx';
import { shownStates } from './link-state.ts';

/** The links to other sites in what somebody may change, with what is known of each. */
export default function ExternalLinksScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const [listState, setListState] = useListState<ExternalQuery['columnToSort']>(externalListShape);
  const [open, setOpen] = useState<ExternalLink>();
  const state = shownStates.find((one) => one === listState.filters['state']);
  const query = { ...pageQuery(listState), ...(state ? { state } : {}) };
  const links = useQuery({
    queryKey: [...externalKey, 'list', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(linkCalls.external, { query, signal })),
  });
  const columns = useMemo(
    () =>
      externalColumns({
        t,
        state: listState,
        onSort: (column) => setListState(toggledSort(listState, column)),
        onOpen: setOpen,
      }),
    [t, listState, setListState],
  );
  const narrow = (next: string) => setListState(filtered(listState, 'state', next));
  return (
    <Screen
      title={t('external.title')}
      detail={links.data && <span className="lc-num">{t('external.count', { count: links.data.totalItems })}</span>}
    >
      <p className="lc-quiet">{t('external.intro')}</p>
      <ListScreen
        caption={t('external.title')}
        columns={columns}
        keyOf={({ address }) => address}
        state={listState}
        onState={setListState}
        {...queriedRows(links)}
        searchLabel={t('external.search')}
        tokens={
          state
            ? [{ key: 'state', label: t('external.filter', { name: t(`external.${state}`) }), onRemove: () => narrow('') }]
            : []
        }
        sortColumns={[
          { value: 'since', label: t('external.since') },
          { value: 'address', label: t('external.address') },
          { value: 'checkedAt', label: t('external.checked') },
        ]}
        filters={
          <Select
            label={t('external.state')}
            isLabelHidden
            size="small"
            value={state ?? 'all'}
            options={[
              { value: 'all', label: t('external.allStates') },
              ...shownStates.map((one) => ({ value: one as string, label: t(`external.${one}`) })),
            ]}
            onChange={(next) => narrow(next === 'all' ? '' : next)}
          />
        }
        empty={<EmptyState icon={<ExternalIcon />} title={t('external.empty')} text={t('external.emptyText')} />}
      />
      {open && <ExternalPanel link={open} onChecked={setOpen} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
