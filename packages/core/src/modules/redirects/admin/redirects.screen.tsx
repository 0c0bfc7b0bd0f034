import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, SearchX, Signpost } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { redirectCalls } from '../redirects.client.ts';
import type { ListedAddress } from '../redirects.schema.ts';
import { FormerPanel } from './former-panel.tsx';
import { redirectColumns } from './redirect-columns.tsx';
import { MoreMenu } from './more-menu.tsx';
import { RedirectFilters, useRedirectFilters, useRedirectTokens } from './redirect-filters.tsx';
import { redirectListShape } from './redirect-list.ts';
import type { RedirectSortColumn } from './redirect-list.ts';
import { RedirectPanel } from './redirect-panel.tsx';
import { redirectsKey } from './redirects-key.ts';
import { TraceBox } from './trace-box.tsx';

/** What stands open beside the list. */
type Open =
  { readonly kind: 'new'; readonly path: string } | { readonly kind: 'rule' | 'former'; readonly address: ListedAddress };

/** Every address that leads on: rules, patterns, what was removed on purpose, former addresses of pages. */
export default function RedirectsScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const [state, setState] = useListState<RedirectSortColumn>(redirectListShape);
  const [open, setOpen] = useState<Open>();
  const { kind, hits, locale } = useRedirectFilters(state);
  const query = { ...pageQuery(state), ...(kind && { kind }), ...(hits && { hits }), ...(locale && { locale }) };
  const list = useQuery({
    queryKey: [...redirectsKey, 'list', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(redirectCalls.list, { query, signal })),
  });
  const columns = useMemo(
    () =>
      redirectColumns({
        t,
        state,
        onSort: (column) => setState(toggledSort(state, column)),
        onOpen: (address) => setOpen({ kind: address.kind === 'former' ? 'former' : 'rule', address }),
      }),
    [t, state, setState],
  );
  const tokens = useRedirectTokens({ state, onState: setState });
  const close = (): void => setOpen(undefined);
  const add = (
    <Button
      theme="orange"
      icon={<Plus className="lc-icon" aria-hidden="true" />}
      onPress={() => setOpen({ kind: 'new', path: '' })}
    >
      {t('redirects.new')}
    </Button>
  );
  return (
    <Screen
      title={t('nav.redirects')}
      detail={list.data && <span className="lc-num">{t('redirects.count', { count: list.data.totalItems })}</span>}
      actions={
        <>
          <LinkButton to="/redirects/missing" icon={<SearchX className="lc-icon" aria-hidden="true" />}>
            {t('redirects.missing')}
          </LinkButton>
          {add}
          <MoreMenu />
        </>
      }
    >
      <TraceBox onMake={(path) => setOpen({ kind: 'new', path })} />
      <ListScreen
        caption={t('nav.redirects')}
        columns={columns}
        keyOf={({ path }) => path}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        searchLabel={t('redirects.search')}
        tokens={tokens}
        sortColumns={[
          { value: 'path', label: t('redirects.path') },
          { value: 'hits', label: t('redirects.hits') },
          { value: 'updatedAt', label: t('column.updatedAt') },
        ]}
        filters={<RedirectFilters state={state} onState={setState} />}
        empty={<EmptyState icon={<Signpost />} title={t('redirects.empty')} text={t('redirects.emptyText')} action={add} />}
      />
      {open?.kind === 'new' && <RedirectPanel path={open.path} onClose={close} />}
      {open?.kind === 'rule' && <RedirectPanel rule={open.address} onClose={close} />}
      {open?.kind === 'former' && (
        <FormerPanel
          address={open.address}
          onOverride={() => setOpen({ kind: 'new', path: open.address.path })}
          onClose={close}
        />
      )}
    </Screen>
  );
}
