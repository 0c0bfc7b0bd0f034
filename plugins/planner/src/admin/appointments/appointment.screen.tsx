import {
  Button,
  CallError,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Screen,
  Skeleton,
  unwrap,
  useClient,
  useQuery,
  useScreenParams,
} from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AppointmentDetail } from '../../appointments.calls.ts';
import { appointmentsCalls } from '../../appointments.client.ts';
import { plannerKey } from '../planner-key.ts';
import { t } from '../planner-texts.ts';
import { AppointmentBadge } from './appointment-badge.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentMails } from './appointment-mails.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MovePanel } from './move-panel.tsx';
import { useNames } from './use-names.ts';

const canChange = ({ status, end }: AppointmentDetail): boolean => status === 'confirmed' && Date.parse(end) > Date.now();

/** An appointment with whom it is with, and what can still be done about it. */
export default function AppointmentScreen(): ReactElement {
  const client = useClient();
  const names = useNames();
  const { id = '' } = useScreenParams();
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const { data, error, refetch } = useQuery({
    queryKey: [...plannerKey, 'appointment', id],
    // Each look is written down: none without somebody who looks.
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(appointmentsCalls.get, { params: { id }, signal })),
  });
  const failure = error instanceof CallError ? error.failure : undefined;
  const isGone = failure?.status === 404 || failure?.status === 400;
  const isOpen = data?.canManage && canChange(data);
  const close = (): void => setOpen(undefined);
  return (
    <Screen
      title={data?.reference ?? t('appointment.title')}
      detail={data && <AppointmentBadge status={data.status} />}
      width="medium"
      actions={
        <>
          <LinkButton to="/planner/appointments">{t('appointment.back')}</LinkButton>
          {isOpen && (
            <>
              <Button theme="danger" onPress={() => setOpen('cancel')}>
                {t('cancel.button')}
              </Button>
              <Button theme="orange" onPress={() => setOpen('move')}>
                {t('move.button')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isGone && <EmptyState icon={<Icon name="calendar-days" />} title={t('appointment.gone')} />}
      {error && !isGone && (
        <ErrorState title={t('action.failed')} requestID={failure?.requestID} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && !error && (
        <div className="planner-parts">
          <AppointmentFacts appointment={data} names={names} />
          <AppointmentMails appointment={data} />
        </div>
      )}
      {data && open === 'move' && <MovePanel appointment={data} onClose={close} />}
      {data && open === 'cancel' && <CancelDialog id={id} reference={data.reference} onClose={close} />}
    </Screen>
  );
}
