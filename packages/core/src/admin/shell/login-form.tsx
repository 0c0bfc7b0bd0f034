import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { Failure } from '../../client/result.ts';
import type { User } from '../../client/user.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useApp, useErrorText } from './app-context.ts';

interface LoginFormProps {
  readonly onSuccess: (user: User) => void;
  readonly email?: string;
  readonly isEmailFixed?: boolean;
}

/** E-mail and password. A transport failure leaves everything as it was, as does a refusal. */
export function LoginForm({ onSuccess, email: initial = '', isEmailFixed = false }: LoginFormProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const textOf = useErrorText();
  const [email, setEmail] = useState(initial);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    const result = await client.auth.login({ email, password });
    setPending(false);
    if (result.ok && result.data.ID !== 0) return onSuccess(result.data);
    setFailure(result.ok ? { ok: false, status: 0, errors: [{ code: 'G_01' }], message: '' } : result);
    return passwordInput.current?.focus();
  };
  const labels = { email: t('login.email'), password: t('login.password') };
  const errorsOf = (property: 'email' | 'password') =>
    (failure?.errors ?? []).filter((error) => error.property === property).map((error) => textOf(error, labels[property]));
  const general = (failure?.errors ?? []).filter((error) => error.property !== 'email' && error.property !== 'password');

  return (
    <form className="lc-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorBox errors={general.map((error) => textOf(error))} />
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
        errors={errorsOf('email')}
      />
      <div className="lc-password">
        <TextField
          label={labels.password}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          spellCheck={false}
          autoFocus={isEmailFixed}
          inputRef={passwordInput}
          value={password}
          onChange={setPassword}
          errors={errorsOf('password')}
        />
        <IconButton
          label={isShown ? t('login.hide') : t('login.show')}
          icon={isShown ? <EyeOff className="lc-icon" aria-hidden="true" /> : <Eye className="lc-icon" aria-hidden="true" />}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <Button theme="orange" type="submit" isWide isPending={isPending}>
        {isPending ? t('login.pending') : t('login.submit')}
      </Button>
    </form>
  );
}
