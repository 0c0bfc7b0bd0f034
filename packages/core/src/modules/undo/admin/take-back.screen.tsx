import { Undo2 } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { useAuditLabels } from '../../audit/admin/public.ts';
import type { UndoableChange } from '../undo.calls.ts';
import { undoCalls } from '../undo.client.ts';
import { changeColumns } from './change-columns.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { undoKey } from './use-take-back.ts';

const shape = {
  columns: ['madeAt'] as const,
  initial: { columnToSort: 'madeAt' as const, sortOrder: 'desc' as const },
  filters: [],
};

/** Changes of the site's structure, each of which can be taken back for a while. */
export default function TakeBackScreen(): ReactElement {
  const t = useText();
  const labels = useAuditLabels();
  const { client } = useApp();
  const [state, setState] = useListState(shape);
  const [chosen, setChosen] = useState<UndoableChange>();
  const { pageIndex, pageSize } = pageQuery(state);
  const query = { pageIndex, pageSize };
  const list = useQuery({
    queryKey: [...undoKey, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(undoCalls.list, { query, signal })),
  });
  const columns = useMemo(() => changeColumns({ t, labels, onTakeBack: setChosen }), [t, labels]);
  return (
    <Screen title={t('nav.undo')}>
      <p className="lc-quiet">{t('undo.intro')}</p>
      <ListScreen
        caption={t('undo.title')}
        columns={columns}
        keyOf={({ id }) => id}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        empty={<EmptyState icon={<Undo2 />} title={t('undo.empty')} text={t('undo.emptyText')} />}
      />
      {chosen && <TakeBackDialog change={chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
