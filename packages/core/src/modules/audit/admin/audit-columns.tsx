import type { SortOrder } from '#contract/list.ts';
import type { AuditEntry } from '../audit.calls.ts';
import { formatMoment } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';
import { outcomeTexts, originTexts } from './audit-filters.tsx';
import type { AuditLabels } from './audit-labels.ts';
import { SubjectLink } from './subject-link.tsx';
import type { ShownSubject } from './use-subjects.ts';

const tones: Readonly<Record<AuditEntry['outcome'], StatusBadgeProps['tone']>> = {
  done: 'neutral',
  refused: 'warning',
  failed: 'danger',
};

interface Input {
  readonly t: Text;
  readonly labels: AuditLabels;
  readonly sorted: SortOrder;
  readonly subjectOf: (entry: AuditEntry) => ShownSubject;
  readonly onSort: () => void;
  readonly onOpen: (entry: AuditEntry) => void;
}

/** The columns of the audit log. */
export function auditColumns({ t, labels, sorted, subjectOf, onSort, onOpen }: Input): readonly Column<AuditEntry>[] {
  return [
    {
      key: 'at',
      header: t('audit.at'),
      width: '11rem',
      sorted,
      onSort,
      render: (entry) => <time dateTime={entry.at}>{formatMoment(entry.at)}</time>,
    },
    {
      key: 'title',
      header: t('audit.action'),
      isRowHeader: true,
      render: (entry) => (
        <>
          <button type="button" className="lc-row-link" onClick={() => onOpen(entry)}>
            {labels.action(entry.action)}
          </button>
          <span className="lc-clip lc-under lc-slug">{entry.action}</span>
        </>
      ),
    },
    {
      key: 'actor',
      header: t('audit.actor'),
      style: 'lc-table__labelled',
      width: '18%',
      render: (entry) => <span className="lc-clip">{entry.actor.name}</span>,
    },
    {
      key: 'entity',
      header: t('audit.entity'),
      style: 'lc-table__labelled',
      width: '24%',
      render: (entry) => {
        const { name, kind, place } = subjectOf(entry);
        return (
          <>
            <span className="lc-clip">
              <SubjectLink name={name} place={place} />
            </span>
            {name !== kind && <span className="lc-clip lc-under">{kind}</span>}
          </>
        );
      },
    },
    {
      key: 'origin',
      header: t('audit.origin'),
      width: '7rem',
      isMinor: true,
      render: (entry) =>
        Object.hasOwn(originTexts, entry.origin) ? t(originTexts[entry.origin as keyof typeof originTexts]) : entry.origin,
    },
    {
      key: 'outcome',
      header: t('audit.outcome'),
      width: '7rem',
      render: (entry) => <StatusBadge tone={tones[entry.outcome]}>{t(outcomeTexts[entry.outcome])}</StatusBadge>,
    },
  ];
}
