import { KeyRound, LogIn } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { hasCode } from '#client/result.ts';
import type { Result } from '#client/result.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { PasswordField } from '#admin/ui/fields/password-field.tsx';
import { authCalls } from '../../auth.client.ts';
import type { LoginStep } from '../../auth.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { LockNote } from './lock-note.tsx';
import { hasPasskeys } from '../second-factor/passkey.ts';
import { useLoginMethods } from './use-login-methods.ts';
import { withNewSession } from './with-new-session.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

interface LoginFormProps {
  readonly initialEmail: string;
  readonly isEmailFixed: boolean;
  readonly next: string | undefined;
  readonly onStep: (step: LoginStep) => void;
}

/** E-mail and password, or one of the other ways in. A refusal leaves what was typed; no answer at all changes nothing. */
export function LoginForm({ initialEmail, isEmailFixed, next, onStep }: LoginFormProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [lockedUntil, setLockedUntil] = useState<Date>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { errors, isPending, attempt, submit } = useSubmit('login', { onTransportFailure: 'nothing' });
  const labels = { email: t('login.email'), password: t('login.password') };
  const problems = useFormErrors(errors, labels);
  const { methods } = useLoginMethods();
  const unlock = useCallback(() => setLockedUntil(undefined), []);

  const receive = (result: Result<LoginStep>) => {
    if (result.ok) return onStep(result.data);
    const isLocked = hasCode(result, 'AUTH_03') && result.retryAfter !== undefined;
    setLockedUntil(isLocked ? new Date(Date.now() + (result.retryAfter ?? 0) * 1000) : undefined);
    return passwordInput.current?.focus();
  };
  const passkey = usePasskeyLogin(submit);
  const send = async () => {
    receive(await submit(() => withNewSession(client, () => client.call(authCalls.login, { body: { email, password } }))));
  };

  return (
    <Form className="lc-form" isFleeting onSubmit={send}>
      <ErrorBox key={attempt} errors={problems.general} />
      {lockedUntil && <LockNote until={lockedUntil} onEnd={unlock} />}
      <TextField
        label={labels.email}
        type="email"
        name="email"
        autoComplete="username"
        spellCheck={false}
        autoFocus={!isEmailFixed}
        isReadOnly={isEmailFixed}
        value={email}
        onChange={setEmail}
        errors={problems.of('email')}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        autoFocus={isEmailFixed}
        inputRef={passwordInput}
        value={password}
        onChange={setPassword}
        errors={problems.of('password')}
      />
      <Button theme="orange" type="submit" isWide isPending={isPending}>
        {isPending ? t('login.pending') : t('login.submit')}
      </Button>
      {((methods?.passkey && hasPasskeys()) || (methods?.singleSignOn && next)) && (
        <div className="lc-login__others">
          {methods.passkey && hasPasskeys() && (
            <Button
              isWide
              icon={<KeyRound className="lc-icon" aria-hidden="true" />}
              onPress={() => void passkey().then((result) => result && receive(result))}
            >
              {t('login.passkey')}
            </Button>
          )}
          {methods.singleSignOn && next && (
            <a
              className="lc-button lc-button--grey lc-button--wide"
              href={`${methods.singleSignOn.start}?next=${encodeURIComponent(next)}`}
            >
              <LogIn className="lc-icon" aria-hidden="true" />
              <span>{t('login.singleSignOn', { name: methods.singleSignOn.label })}</span>
            </a>
          )}
        </div>
      )}
    </Form>
  );
}
