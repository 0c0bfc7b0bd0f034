import { ErrorState, LinkButton, SidePanel, Skeleton, unwrap, useClient, useQuery } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { plannerKey } from './planner-key.ts';
import { t } from './planner-texts.ts';
import { momentText } from './reason-text.ts';

interface AbsencePanelProps {
  readonly advisor: string;
  readonly absence: StaffAdvisor['absences'][number];
  readonly onClose: () => void;
}

/** The appointments that an absence covers and that were neither moved nor cancelled by now. */
export function AbsencePanel({ advisor, absence, onClose }: AbsencePanelProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...plannerKey, 'absence', absence.id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await client.call(rulesCalls.absenceAppointments, { params: { id: advisor, absence: absence.id }, signal })),
  });
  return (
    <SidePanel title={t('absences.covered')} onClose={onClose}>
      <div className="lc-side__body">
        <p className="lc-num">{`${momentText(absence.start)} – ${momentText(absence.end)}`}</p>
        {error && <ErrorState title={t('action.failed')} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={3} />}
        {data && <p className="lc-quiet">{t(data.length === 0 ? 'absences.coveredNone' : 'absences.coveredText')}</p>}
        <ul className="lc-rows">
          {data?.map(({ id, start, name, reference }) => (
            <li key={id} className="lc-rows__row">
              <span className="lc-rows__text">
                <span className="lc-rows__name">{`${momentText(start)}, ${name ?? t('appointments.erased')}`}</span>
                <span className="lc-under lc-num">{reference}</span>
              </span>
              <LinkButton to={`/planner/appointments/${id}`}>{t('absences.see')}</LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
