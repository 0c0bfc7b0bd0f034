import { ArrowLeft, KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { secondFactorCalls } from '../../auth.client.ts';
import type { LoginStep, SecondFactorMethod } from '../../auth.schema.ts';
import type { Result } from '#client/result.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { hasPasskeys } from '../second-factor/passkey.ts';
import { withNewSession } from './with-new-session.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

interface SecondFactorFormProps {
  readonly methods: readonly SecondFactorMethod[];
  readonly onStep: (step: LoginStep) => void;
  readonly onBack: () => void;
}

interface Way {
  readonly intro: TextKey;
  readonly choose: TextKey;
}

const ways: Readonly<Record<SecondFactorMethod, Way>> = {
  totp: { intro: 'login.totp.intro', choose: 'login.totp.choose' },
  passkey: { intro: 'login.passkey.intro', choose: 'login.passkey.choose' },
  'recovery-code': { intro: 'login.recovery.intro', choose: 'login.recovery.choose' },
};

/** The second step of a login: a code of an app, a passkey or a recovery code, whichever the account has. */
export function SecondFactorForm({ methods, onStep, onBack }: SecondFactorFormProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const [method, setMethod] = useState<SecondFactorMethod>(usable[0] ?? 'recovery-code');
  const [code, setCode] = useState('');
  const { errors, isPending, attempt, submit, clear } = useSubmit('login', { onTransportFailure: 'nothing' });
  const label = t(method === 'recovery-code' ? 'login.recoveryCode' : 'login.code');
  const problems = useFormErrors(errors, { code: label });
  const passkey = usePasskeyLogin(submit);

  const receive = (result: Result<LoginStep> | undefined) => {
    if (result?.ok) onStep(result.data);
  };
  const send = async () => {
    if (method === 'passkey') receive(await passkey());
    else
      receive(
        await submit(() => withNewSession(client, () => client.call(secondFactorCalls.verify, { body: { code: code.trim() } }))),
      );
  };
  return (
    <Form className="lc-form" isFleeting onSubmit={send}>
      <p>{t(ways[method].intro)}</p>
      <ErrorBox key={attempt} errors={problems.general} />
      {method !== 'passkey' && (
        <TextField
          key={method}
          label={label}
          name="code"
          autoComplete="one-time-code"
          className={method === 'totp' ? 'lc-code' : 'lc-code lc-code--long'}
          {...(method === 'totp' ? { inputMode: 'numeric' as const } : {})}
          spellCheck={false}
          autoFocus
          value={code}
          onChange={setCode}
          errors={problems.of('code')}
        />
      )}
      <Button
        theme="orange"
        type="submit"
        isWide
        isPending={isPending}
        autoFocus={method === 'passkey'}
        icon={method === 'passkey' && <KeyRound className="lc-icon" aria-hidden="true" />}
      >
        {method === 'passkey' ? t('login.passkey.show') : t('login.confirm')}
      </Button>
      <div className="lc-login__others">
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              theme="plain"
              isWide
              onPress={() => {
                clear();
                setCode('');
                setMethod(other);
              }}
            >
              {t(ways[other].choose)}
            </Button>
          ))}
        <Button theme="plain" isWide icon={<ArrowLeft className="lc-icon" aria-hidden="true" />} onPress={onBack}>
          {t('login.back')}
        </Button>
      </div>
    </Form>
  );
}
