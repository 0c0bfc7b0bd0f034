import type { ReactElement } from 'react';
import type { Account } from '../user.schema.ts';
import { userCalls } from '../users.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { DangerDialog } from '../../roles/admin/public.ts';

interface ResetFactorDialogProps {
  readonly user: Account;
  readonly onClose: () => void;
}

/** Asks before the second factors of somebody are taken away who lost them. */
export function ResetFactorDialog({ user, onClose }: ResetFactorDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const name = user.name || user.email;
  return (
    <DangerDialog
      title={t('users.resetFactorTitle', { name })}
      text={t('users.resetFactorText')}
      confirm={t('users.resetFactor')}
      done={t('users.factorReset', { name })}
      call={() => client.call(userCalls.resetSecondFactor, { body: { userID: user.ID } })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
