import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { secondFactorCalls } from '../../auth.client.ts';
import type { LoginStep, TotpSetup as Setup } from '../../auth.schema.ts';
import type { ConfirmedTotp } from '../second-factor/totp-setup.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { TotpSetup } from '../second-factor/totp-setup.tsx';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';

interface RequiredSetupProps {
  readonly onStep: (step: LoginStep) => void;
  readonly onBack: () => void;
}

/** The set-up of a second factor in the middle of a login, where the role demands one. */
export default function RequiredSetup({ onStep, onBack }: RequiredSetupProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [confirmed, setConfirmed] = useState<ConfirmedTotp>();

  const [setup, setSetup] = useState<Setup>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (setup || isFailed) return undefined;
    let isGone = false;
    // The password was given a moment ago.
    void client.call(secondFactorCalls.setUpTotp, { body: { currentPassword: '' } }).then((result) => {
      if (isGone) return;
      if (result.ok) setSetup(result.data);
      else setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [client, setup, isFailed]);

  const receive = (answer: ConfirmedTotp) => {
    if (answer.data.recoveryCodes) setConfirmed(answer);
    else if (answer.User) onStep({ User: answer.User });
  };
  if (confirmed?.data.recoveryCodes) {
    const { User } = confirmed;
    return (
      <RecoveryCodes
        codes={confirmed.data.recoveryCodes}
        doneLabel={t('login.continue')}
        onDone={() => User && onStep({ User })}
      />
    );
  }
  if (isFailed) return <ErrorState title={t('totp.failed')} onRetry={() => setFailed(false)} />;
  return (
    <div className="lc-form">
      <p>{t('login.mustSetUp')}</p>
      {setup ? <TotpSetup setup={setup} collection="login" onDone={receive} onCancel={onBack} /> : <Skeleton lines={5} />}
    </div>
  );
}
