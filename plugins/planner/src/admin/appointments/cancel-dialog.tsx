import { ErrorBox, Modal, TextArea, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { appointmentsCalls } from '../../appointments.client.ts';
import { t } from '../planner-texts.ts';
import { useSave } from '../use-save.ts';

interface CancelDialogProps {
  readonly id: string;
  readonly reference: string;
  readonly onClose: () => void;
}

/** Asks whether an appointment is to be cancelled, and what is said of it. */
export function CancelDialog({ id, reference, onClose }: CancelDialogProps): ReactElement {
  const client = useClient();
  const { save, isPending, errors } = useSave();
  const [message, setMessage] = useState('');
  const problems = useFormErrors(errors, { message: t('change.message') });
  const cancel = (): void =>
    save({
      said: t('cancel.done'),
      after: onClose,
      send: () => client.call(appointmentsCalls.cancel, { params: { id }, body: { message } }),
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('cancel.title', { reference })}
      isAlert
      buttons={[
        { text: t('action.keep'), onPress: onClose },
        { text: t('cancel.confirm'), theme: 'danger', isPending, onPress: cancel },
      ]}
    >
      <div className="planner-list">
        <ErrorBox errors={problems.general} />
        <p>{t('cancel.text')}</p>
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
