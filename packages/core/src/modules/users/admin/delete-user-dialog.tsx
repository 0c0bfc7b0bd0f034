import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Account } from '../user.schema.ts';
import { userCalls } from '../users.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { DangerDialog } from '../../roles/admin/public.ts';
import { usersKey } from './use-users.ts';

interface DeleteUserDialogProps {
  readonly user: Account;
  readonly onClose: () => void;
}

/** Asks before a user is deleted, and says what stays. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const name = user.name || user.email;
  const remove = async () => {
    dispatch({ type: 'operation-requested', operation: 'delete' });
    const result = await client.call(userCalls.remove, { params: { id: user.ID } });
    dispatch({ type: result.ok ? 'operation-succeeded' : 'operation-failed', operation: 'delete' });
    return result;
  };
  return (
    <DangerDialog
      title={t('users.deleteTitle', { name })}
      text={t(user.status === 'invited' ? 'users.deleteInvited' : 'users.deleteText')}
      confirm={t('users.delete')}
      done={t('users.deleted', { name })}
      call={remove}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: usersKey });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
