import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { authCalls } from '../../auth.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { BareScreen } from './bare-screen.tsx';
import { useRecovered } from './use-recovery.ts';

/** Asks for a link to choose a new password. Says the same for every address. */
export default function ForgotPasswordScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [email, setEmail] = useState('');
  const isDone = useRecovered('forgot');
  const { errors, isPending, attempt, submit } = useSubmit('forgot-password', { onTransportFailure: 'nothing' });
  const problems = useFormErrors(errors, { email: t('login.email') });
  const back = <Link to="/login">{t('login.toLogin')}</Link>;

  const send = async () => {
    const result = await submit(() => client.call(authCalls.forgotPassword, { body: { email: email.trim() } }));
    if (result.ok) dispatch({ type: 'recovered', flow: 'forgot' });
  };
  if (isDone)
    return (
      <BareScreen key="done" title={t('forgot.doneTitle')} foot={back}>
        <p role="status">{t('forgot.done', { email: email.trim() })}</p>
        <p className="lc-quiet">{t('forgot.doneHelp')}</p>
      </BareScreen>
    );
  return (
    <BareScreen key="form" title={t('forgot.title')} intro={t('forgot.intro')} foot={back}>
      <Form className="lc-form" isFleeting onSubmit={send}>
        <ErrorBox key={attempt} errors={problems.general} />
        <TextField
          label={t('login.email')}
          type="email"
          name="email"
          autoComplete="username"
          spellCheck={false}
          autoFocus
          value={email}
          onChange={setEmail}
          errors={problems.of('email')}
        />
        <Button theme="orange" type="submit" isWide isPending={isPending}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </BareScreen>
  );
}
