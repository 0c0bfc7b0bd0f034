import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { ErrorBox } from '../ui/fields/error-box.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import { useApp, useFailureTexts } from './app-context.ts';
import { leaveFor } from './leave.ts';
import { portOf } from './module-ports.ts';
import { unsaved } from '../state/unsaved.ts';

/** Asks before logging out. */
export default function LogoutDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const t = useText();
  const { client, modules } = useApp();
  const textsOf = useFailureTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const logOut = async () => {
    setPending(true);
    const result = await portOf(modules, 'session').logOut(client);
    if (result.ok || result.status === 401) return leaveFor('/login');
    setErrors(textsOf(result));
    return setPending(false);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('logout.title')}
      isAlert
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('logout.confirm'), theme: 'orange', isPending, autoFocus: true, onPress: () => void logOut() },
      ]}
    >
      <p>{t('logout.message')}</p>
      {unsaved.has() && <p>{t('logout.unsaved')}</p>}
      <ErrorBox title={t('logout.failed')} errors={errors} />
    </Modal>
  );
}
