import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
  readonly onSave: () => void;
}

/** Asks whether to leave a page of which something could not be stored. It is there before: something was written. */
export function LeaveDialog({ onLeave, onStay, onSave }: LeaveDialogProps): ReactElement {
  const t = useText();
  return (
    <Modal
      isOpen
      isAlert
      onClose={onStay}
      title={t('guard.title')}
      buttons={[
        { text: t('guard.leave'), theme: 'danger', onPress: onLeave },
        { text: t('guard.stay'), onPress: onStay },
        { text: t('action.save'), theme: 'orange', autoFocus: true, onPress: onSave },
      ]}
    >
      <p>{t('guard.text')}</p>
    </Modal>
  );
}
