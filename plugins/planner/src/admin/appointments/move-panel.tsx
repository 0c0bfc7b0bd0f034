import { TextArea, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AppointmentDetail } from '../../appointments.calls.ts';
import { appointmentsCalls } from '../../appointments.client.ts';
import { EditPanel } from '../edit-panel.tsx';
import { t } from '../planner-texts.ts';
import { dayOfMoment } from '../reason-text.ts';
import { useSave } from '../use-save.ts';
import { Alternatives } from './alternatives.tsx';
import { TimeFields, timeLabels } from './time-fields.tsx';

interface MovePanelProps {
  readonly appointment: AppointmentDetail;
  readonly onClose: () => void;
}

/** Moves an appointment to another time, or to another advisor. */
export function MovePanel({ appointment, onClose }: MovePanelProps): ReactElement {
  const client = useClient();
  const { save, isPending, errors, alternatives } = useSave();
  const { id, region, advisor, start, reference } = appointment;
  const [time, setTime] = useState({ region, advisor, start: '' });
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = isTried && time.start === '' ? [{ property: 'start', code: 'V_01' }] : [];
  const problems = useFormErrors([...errors, ...missing], { ...timeLabels(), message: t('change.message') });
  const move = (): void => {
    setTried(true);
    if (time.start === '') return;
    save({
      said: t('move.done'),
      after: onClose,
      send: () => client.call(appointmentsCalls.move, { params: { id }, body: { ...time, message } }),
    });
  };
  return (
    <EditPanel
      title={t('move.title', { reference })}
      errors={problems.general}
      isPending={isPending}
      saveText={t('move.save')}
      onSave={move}
      onClose={onClose}
    >
      <Alternatives
        times={alternatives}
        chosen={time.start}
        onChoose={(other) => setTime({ region: time.region, advisor: other.advisor, start: other.start })}
      />
      <TimeFields value={time} onChange={setTime} problems={problems} day={dayOfMoment(start)} except={id} />
      <TextArea
        label={t('change.message')}
        help={t('change.messageHelp')}
        value={message}
        onChange={setMessage}
        errors={problems.of('message')}
      />
    </EditPanel>
  );
}
