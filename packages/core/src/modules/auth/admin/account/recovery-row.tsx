import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { secondFactorCalls } from '../../auth.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import type { FactorRowProps } from './totp-row.tsx';

interface RecoveryRowProps extends Pick<FactorRowProps, 'onChanged'> {
  readonly left: number;
}

/** The number of recovery codes left, and the way to new ones. */
export function RecoveryRow({ left, onChanged }: RecoveryRowProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="lc-rows__row">
      <LifeBuoy className="lc-icon" aria-hidden="true" />
      <span className="lc-rows__text">
        <span className="lc-rows__name">{t('recoveryCodes.label')}</span>
        <span className="lc-quiet">{t('recoveryCodes.left', { count: left })}</span>
      </span>
      {isOpen ? (
        <PasswordPrompt
          text={t('recoveryCodes.renewText')}
          action={t('recoveryCodes.renew')}
          call={(input) =>
            client.call(secondFactorCalls.renewRecoveryCodes, { body: { currentPassword: input.currentPassword } })
          }
          onDone={({ recoveryCodes }) => {
            setOpen(false);
            onChanged(t('recoveryCodes.renewed'), recoveryCodes);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button size="small" onPress={() => setOpen(true)}>
          {t('recoveryCodes.renew')}
        </Button>
      )}
    </li>
  );
}
