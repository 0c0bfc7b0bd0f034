import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Role } from '../role.schema.ts';
import { roleCalls } from '../roles.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { DangerDialog } from './danger-dialog.tsx';
import { rolesKey } from './use-roles.ts';

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
  const { name } = role;
  return (
    <DangerDialog
      title={t('roles.deleteTitle', { name })}
      text={t('roles.deleteText')}
      confirm={t('roles.delete')}
      done={t('roles.deleted', { name })}
      call={() => client.call(roleCalls.remove, { params: { id: role.ID } })}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: rolesKey, exact: true });
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
