import { Undo2 } from 'lucide-react';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { AuditLabels } from '../../audit/admin/public.ts';
import type { UndoableChange } from '../undo.calls.ts';
import { subjectText } from './subject-text.ts';

interface Input {
  readonly t: Text;
  readonly labels: AuditLabels;
  readonly onTakeBack: (change: UndoableChange) => void;
}

/** The columns of changes that can be taken back, or were. */
export function changeColumns({ t, labels, onTakeBack }: Input): readonly Column<UndoableChange>[] {
  return [
    {
      key: 'title',
      header: t('undo.change'),
      isRowHeader: true,
      render: ({ kind, subject }) => (
        <>
          <span className="lc-clip lc-strong">{labels.action(kind)}</span>
          <span className="lc-clip lc-under lc-under--kept" title={subjectText(kind, subject)}>
            {subjectText(kind, subject)}
          </span>
        </>
      ),
    },
    {
      key: 'actor',
      header: t('undo.who'),
      style: 'lc-table__labelled',
      width: '22%',
      render: ({ madeBy }) => <span className="lc-clip">{madeBy?.name ?? t('undo.gone')}</span>,
    },
    {
      key: 'updatedAt',
      header: t('undo.when'),
      width: '8rem',
      isNumeric: true,
      render: ({ madeAt }) => (
        <time dateTime={madeAt} title={formatMoment(madeAt)}>
          {formatRecent(madeAt)}
        </time>
      ),
    },
    {
      key: 'until',
      header: t('undo.until'),
      style: 'lc-table__labelled',
      width: '8rem',
      isMinor: true,
      isNumeric: true,
      render: ({ until }) => (
        <time dateTime={until} title={formatMoment(until)}>
          {formatRecent(until)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '10rem',
      render: (change) =>
        change.takenBackAt === null ? (
          <Button
            size="small"
            icon={<Undo2 className="lc-icon" aria-hidden="true" />}
            aria-label={t('undo.takeBackName', {
              action: labels.action(change.kind),
              subject: subjectText(change.kind, change.subject),
            })}
            onPress={() => onTakeBack(change)}
          >
            {t('undo.takeBack')}
          </Button>
        ) : (
          <StatusBadge tone="neutral">{t('undo.taken')}</StatusBadge>
        ),
    },
  ];
}
