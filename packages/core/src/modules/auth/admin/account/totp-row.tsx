import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { secondFactorCalls } from '../../auth.client.ts';
import type { SecondFactors, TotpSetup as Setup } from '../../auth.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { TotpSetup } from '../second-factor/totp-setup.tsx';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { PasswordPrompt } from './password-prompt.tsx';

export interface FactorRowProps {
  readonly factors: SecondFactors;
  /** Says what was done; new recovery codes are shown next. */
  readonly onChanged: (message: string, recoveryCodes?: readonly string[]) => void;
}

/** The app for one-time codes: set up, or taken away. */
export function TotpRow({ factors, onChanged }: FactorRowProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [step, setStep] = useState<'idle' | 'set-up' | 'remove'>('idle');
  const [setup, setSetup] = useState<Setup>();
  const end = () => {
    setStep('idle');
    setSetup(undefined);
  };
  return (
    <li className="lc-rows__row">
      <Smartphone className="lc-icon" aria-hidden="true" />
      <span className="lc-rows__text">
        <span className="lc-rows__name">{t('totp.name')}</span>
        <span className="lc-quiet">{t(factors.hasTotp ? 'totp.on' : 'totp.off')}</span>
      </span>
      {step === 'idle' && (
        <Button size="small" onPress={() => setStep(factors.hasTotp ? 'remove' : 'set-up')}>
          {t(factors.hasTotp ? 'totp.remove' : 'totp.setUp')}
        </Button>
      )}
      {step === 'set-up' && !setup && (
        <PasswordPrompt
          text={t('totp.setUpText')}
          action={t('login.continue')}
          call={(input) => client.call(secondFactorCalls.setUpTotp, { body: { currentPassword: input.currentPassword } })}
          onDone={setSetup}
          onCancel={end}
        />
      )}
      {setup && (
        <div className="lc-inset">
          <TotpSetup
            setup={setup}
            collection="user-settings"
            onCancel={end}
            onDone={({ data }) => {
              end();
              onChanged(t('totp.done'), data.recoveryCodes);
            }}
          />
        </div>
      )}
      {step === 'remove' && (
        <PasswordPrompt
          text={t('totp.removeText')}
          action={t('totp.remove')}
          theme="danger"
          call={(input) => client.call(secondFactorCalls.removeTotp, { body: { currentPassword: input.currentPassword } })}
          onDone={() => {
            end();
            onChanged(t('totp.removed'));
          }}
          onCancel={end}
        />
      )}
    </li>
  );
}
