import { Download, ScrollText } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { AuditEntry } from '../audit.calls.ts';
import { auditCalls } from '../audit.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { auditColumns } from './audit-columns.tsx';
import { useSubjects } from './use-subjects.ts';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { AuditFilters, originTexts, outcomeTexts } from './audit-filters.tsx';
import { shortID } from './short-id.ts';
import { useAuditLabels } from './use-audit-labels.ts';

const shape = {
  columns: ['at'] as const,
  initial: { columnToSort: 'at' as const, sortOrder: 'desc' as const },
  filters: ['actor', 'outcome', 'origin', 'entity', 'from', 'to'],
};

/** The screen of the audit log: what was done, by whom, and what was refused. Nobody can change it. */
export default function AuditLogScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [state, setState] = useListState<'at'>(shape);
  const [open, setOpen] = useState<AuditEntry>();
  const filter = Object.fromEntries(Object.entries(state.filters).filter(([, value]) => value !== ''));
  const query = { ...filter, ...pageQuery(state) };
  const list = useQuery({
    queryKey: ['audit', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(auditCalls.list, { query, signal })),
  });
  const labels = useAuditLabels();
  const { subjectOf } = useSubjects();
  const columns = useMemo(
    () =>
      auditColumns({
        t,
        labels,
        sorted: state.sortOrder,
        subjectOf,
        onSort: () => setState(toggledSort(state, 'at')),
        onOpen: setOpen,
      }),
    [t, labels, state, setState, subjectOf],
  );
  const valueText = (name: string, value: string): string => {
    if (name === 'entity') return labels.subject(value);
    // Whose entries they are is known from the entries.
    if (name === 'actor')
      return (
        list.data?.items.find(({ actor }) => actor.id === value || String(actor.userID) === value)?.actor.name ?? shortID(value)
      );
    if (name === 'outcome' && Object.hasOwn(outcomeTexts, value)) return t(outcomeTexts[value as AuditEntry['outcome']]);
    if (name === 'origin' && Object.hasOwn(originTexts, value)) return t(originTexts[value as keyof typeof originTexts]);
    return value;
  };
  const filterLabels = {
    actor: t('audit.filter.actor'),
    outcome: t('audit.outcome'),
    origin: t('audit.origin'),
    entity: t('audit.entity'),
    from: t('audit.from'),
    to: t('audit.to'),
  };
  const tokens = [
    ...Object.entries(filter).map(([name, value]) => ({
      key: name,
      label: `${filterLabels[name as keyof typeof filterLabels]}: ${valueText(name, value)}`,
      onRemove: () => setState(filtered(state, name, '')),
    })),
  ];
  return (
    <Screen
      title={t('audit.title')}
      detail={list.data && <span className="lc-num">{t('audit.count', { count: list.data.totalItems })}</span>}
      actions={
        <a className="lc-button lc-button--grey" href={client.url(auditCalls.export, { query: filter })} download>
          <Download className="lc-icon" aria-hidden="true" />
          <span>{t('audit.export')}</span>
        </a>
      }
    >
      <ListScreen
        caption={t('audit.title')}
        columns={columns}
        keyOf={(entry) => entry.id}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        searchLabel={t('audit.search')}
        tokens={tokens}
        filters={<AuditFilters filters={state.filters} onFilter={(name, value) => setState(filtered(state, name, value))} />}
        empty={<EmptyState icon={<ScrollText />} title={t('audit.empty')} />}
      />
      {open && (
        <AuditEntryPanel
          entry={open}
          onClose={() => setOpen(undefined)}
          onActor={(actor) => {
            setOpen(undefined);
            setState(filtered(state, 'actor', actor));
          }}
        />
      )}
    </Screen>
  );
}
