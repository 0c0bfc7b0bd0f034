import type { ReactElement } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { PlainModal } from '../overlay/plain-modal.tsx';

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before words are lost. Escape stays. */
export default function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps): ReactElement {
  const t = useUiText();
  return (
    <PlainModal
      isOpen
      isAlert
      onClose={onStay}
      title={t('guard.title')}
      buttons={[
        { text: t('guard.leave'), theme: 'danger', onPress: onLeave },
        { text: t('guard.stay'), theme: 'orange', autoFocus: true, onPress: onStay },
      ]}
    >
      <p>{t('guard.formText')}</p>
    </PlainModal>
  );
}
