import { LinkButton, toggledSort } from '@lectern/core/admin';
import type { Column, ListState } from '@lectern/core/admin';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { AppointmentBadge } from './appointment-badge.tsx';
import { nameOf } from './use-names.ts';
import type { Names } from './use-names.ts';

interface Order {
  readonly state: ListState<'start'>;
  readonly onState: (state: ListState<'start'>) => void;
}

/** The columns of the list of appointments. */
export function appointmentColumns(
  { mayManage, regions, advisors }: Names,
  { state, onState }: Order,
): readonly Column<ListedAppointment>[] {
  const advisor: Column<ListedAppointment> = {
    key: 'advisor',
    header: t('times.advisor'),
    render: (each) => nameOf(advisors, each.advisor),
  };
  return [
    {
      key: 'start',
      header: t('appointments.time'),
      isRowHeader: true,
      width: '13rem',
      onSort: () => onState(toggledSort(state, 'start')),
      sorted: state.sortOrder,
      render: ({ id, start }) => (
        <span className="planner-open">
          <LinkButton theme="plain" to={`/planner/appointments/${id}`}>
            <time dateTime={start}>{momentText(start)}</time>
          </LinkButton>
        </span>
      ),
    },
    { key: 'name', header: t('appointments.with'), render: ({ name }) => name ?? t('appointments.erased') },
    ...(mayManage ? [advisor] : []),
    { key: 'region', header: t('times.region'), isMinor: true, render: ({ region }) => nameOf(regions, region) },
    {
      key: 'reference',
      header: t('appointments.reference'),
      isMinor: true,
      render: ({ reference }) => <span className="lc-num">{reference}</span>,
    },
    {
      key: 'status',
      header: t('appointments.status'),
      width: '8rem',
      render: ({ status }) => <AppointmentBadge status={status} />,
    },
  ];
}
