import { Signpost } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { useLocalList } from './local-list.ts';
import { RedirectPanel } from './redirect-panel.tsx';

interface UnmatchedListProps {
  readonly unmatched: readonly string[];
  /** Those at which no redirect can stand. */
  readonly impossible: readonly string[];
}

/** Addresses for which no page can be proposed, each with the way to lead it somewhere by hand, where there is one. */
export function UnmatchedList({ unmatched, impossible }: UnmatchedListProps): ReactElement {
  const t = useText();
  const [making, setMaking] = useState<string>();
  const addresses = useMemo(() => [...unmatched, ...impossible], [unmatched, impossible]);
  const dead = useMemo(() => new Set(impossible), [impossible]);
  const list = useLocalList(addresses, (address) => address);
  const columns: readonly Column<string>[] = [
    {
      key: 'from',
      header: t('redirects.path'),
      isRowHeader: true,
      render: (address) => (
        <span className="lc-clip lc-strong" title={address}>
          {address}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '13rem',
      render: (address) =>
        dead.has(address) ? (
          <span className="lc-quiet">{t('moving.impossible')}</span>
        ) : (
          <Button
            size="small"
            icon={<Signpost className="lc-icon" aria-hidden="true" />}
            aria-label={t('missing.makeNamed', { path: address })}
            onPress={() => setMaking(address)}
          >
            {t('missing.make')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ListScreen
        caption={t('moving.unmatched')}
        columns={columns}
        keyOf={(address) => address}
        searchLabel={t('missing.search')}
        {...list}
      />
      {making !== undefined && <RedirectPanel path={making} onClose={() => setMaking(undefined)} />}
    </>
  );
}
