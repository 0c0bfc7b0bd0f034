import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ListedUser } from '../../client/user.calls.ts';
import { useApp } from '../shell/app-context.ts';
import { dispatch } from '../state/admin.store.ts';
import { useFormErrors } from '../state/use-form-errors.ts';
import { useSubmit } from '../state/use-submit.ts';
import { useText } from '../texts/use-text.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Modal } from '../ui/modal.tsx';
import { notify } from '../ui/notify.ts';
import { usersKey } from './use-users.ts';

interface DeleteUserDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

/** Asks before a user is deleted, and says what stays. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, {});
  const name = user.name || user.email;

  const remove = async () => {
    dispatch({ type: 'operation-requested', operation: 'delete' });
    const result = await submit(() => client.user.remove(user.ID));
    dispatch({ type: result.ok ? 'operation-succeeded' : 'operation-failed', operation: 'delete' });
    if (!result.ok) return;
    void queries.invalidateQueries({ queryKey: usersKey });
    notify(t('users.deleted', { name }));
    onClose();
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('users.deleteTitle', { name })}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: onClose },
        { text: t('users.delete'), theme: 'danger', isPending, onPress: () => void remove() },
      ]}
    >
      <ErrorBox key={attempt} errors={problems.general} />
      <p>{t(user.status === 'invited' ? 'users.deleteInvited' : 'users.deleteText')}</p>
    </Modal>
  );
}
