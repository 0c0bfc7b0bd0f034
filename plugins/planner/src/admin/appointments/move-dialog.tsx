import { ErrorBox, Modal, TextArea, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { appointmentsCalls } from '../../appointments.client.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { useSave } from '../use-save.ts';
import { Alternatives } from './alternatives.tsx';

interface MoveDialogProps {
  readonly appointment: ListedAppointment;
  /** ISO 8601. */
  readonly start: string;
  readonly onClose: () => void;
}

/** Asks before the mails leave whether an appointment is moved, and what is said of it. */
export function MoveDialog({ appointment, start, onClose }: MoveDialogProps): ReactElement {
  const client = useClient();
  const { save, isPending, errors, alternatives } = useSave();
  const [message, setMessage] = useState('');
  const { id, region, advisor, reference } = appointment;
  const [time, setTime] = useState({ advisor, start });
  const problems = useFormErrors(errors, { message: t('change.message') });
  const move = (): void =>
    save({
      said: t('move.done'),
      after: onClose,
      send: () => client.call(appointmentsCalls.move, { params: { id }, body: { region, ...time, message } }),
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('move.question', { reference })}
      buttons={[
        { text: t('action.keep'), onPress: onClose },
        { text: t('move.save'), theme: 'orange', isPending, onPress: move },
      ]}
    >
      <div className="planner-list">
        <ErrorBox errors={problems.general} />
        <Alternatives
          times={alternatives}
          chosen={time.start}
          onChoose={({ advisor: other, start: at }) => setTime({ advisor: other, start: at })}
        />
        <dl className="lc-details">
          <div className="lc-details__pair">
            <dt>{t('move.from')}</dt>
            <dd>{momentText(appointment.start)}</dd>
          </div>
          <div className="lc-details__pair">
            <dt>{t('move.now')}</dt>
            <dd className="lc-strong">{momentText(time.start)}</dd>
          </div>
        </dl>
        <TextArea
          label={t('change.message')}
          help={t('change.messageHelp')}
          value={message}
          onChange={setMessage}
          errors={problems.of('message')}
        />
      </div>
    </Modal>
  );
}
