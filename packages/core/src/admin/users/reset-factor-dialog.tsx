import type { ReactElement } from 'react';
import type { ListedUser } from '../../client/user.calls.ts';
import { useApp } from '../shell/app-context.ts';
import { useFormErrors } from '../state/use-form-errors.ts';
import { useSubmit } from '../state/use-submit.ts';
import { useText } from '../texts/use-text.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Modal } from '../ui/modal.tsx';
import { notify } from '../ui/notify.ts';

interface ResetFactorDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

/** Asks before the second factors of somebody are taken away who lost them. */
export function ResetFactorDialog({ user, onClose }: ResetFactorDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, {});
  const name = user.name || user.email;

  const reset = async () => {
    const result = await submit(() => client.secondFactor.resetOf(user.ID));
    if (!result.ok) return;
    notify(t('users.factorReset', { name }));
    onClose();
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('users.resetFactorTitle', { name })}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: onClose },
        { text: t('users.resetFactor'), theme: 'danger', isPending, onPress: () => void reset() },
      ]}
    >
      <ErrorBox key={attempt} errors={problems.general} />
      <p>{t('users.resetFactorText')}</p>
    </Modal>
  );
}
