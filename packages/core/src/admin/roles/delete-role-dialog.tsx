import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Role } from '../../client/role.calls.ts';
import { useApp } from '../shell/app-context.ts';
import { useFormErrors } from '../state/use-form-errors.ts';
import { useSubmit } from '../state/use-submit.ts';
import { useText } from '../texts/use-text.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Modal } from '../ui/modal.tsx';
import { notify } from '../ui/notify.ts';
import { rolesKey } from '../users/use-users.ts';

interface DeleteRoleDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, {});

  const remove = async () => {
    const result = await submit(() => client.role.remove(role.ID));
    if (!result.ok) return;
    void queries.invalidateQueries({ queryKey: rolesKey, exact: true });
    notify(t('roles.deleted', { name: role.name }));
    onDeleted();
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('roles.deleteTitle', { name: role.name })}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: onClose },
        { text: t('roles.delete'), theme: 'danger', isPending, onPress: () => void remove() },
      ]}
    >
      <ErrorBox key={attempt} errors={problems.general} />
      <p>{t('roles.deleteText')}</p>
    </Modal>
  );
}
