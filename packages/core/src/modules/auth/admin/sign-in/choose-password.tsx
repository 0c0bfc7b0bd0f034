import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { authCalls } from '../../auth.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { leaveFor, returnPath } from '#admin/shell/leave.ts';
import type { ErrorCollection } from '#admin/state/admin-state.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import type { SecondFactorStep } from '../../auth.schema.ts';
import { BareScreen } from './bare-screen.tsx';
import { Login } from './login.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useRecovered } from './use-recovery.ts';
import { withNewSession } from './with-new-session.ts';

interface ChoosePasswordProps {
  readonly flow: 'activate' | 'reset';
  readonly collection: Extract<ErrorCollection, 'activate-account' | 'reset-password'>;
  readonly texts: Readonly<Record<'title' | 'intro' | 'submit' | 'doneTitle' | 'done' | 'help', TextKey>>;
}

const tokenCodes = ['V_04', 'V_05'];

/** Opens the admin anew for whoever has just signed in. */
const enter = (): void => leaveFor(returnPath(null));

/**
 * Chooses a password with the token of a mail, to activate an account or to get into it again. Whoever activates theirs is
 * signed in with it: nobody types a password twice and then a third time.
 */
export function ChoosePassword({ flow, collection, texts }: ChoosePasswordProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const token = useLinkToken();
  const [value, setValue] = useState({ password: '', confirm: '' });
  const isDone = useRecovered(flow);
  const { errors, isPending, attempt, submit } = useSubmit(collection, {
    onTransportFailure: flow === 'reset' ? 'message' : 'nothing',
  });
  const problems = useFormErrors(errors, { password: t('password.new'), confirm: t('password.confirm') });
  const [begun, setBegun] = useState<SecondFactorStep>();
  const isTokenRefused = errors.some(({ code }) => tokenCodes.includes(code));

  const send = async () => {
    const result = await submit(() => client.call(authCalls.resetAccount, { body: { ...value, token } }));
    if (!result.ok) return;
    const body = { email: result.data.email, password: value.password };
    const login = flow === 'activate' && (await withNewSession(client, () => client.call(authCalls.login, { body })));
    if (!login || !login.ok) dispatch({ type: 'recovered', flow });
    else if ('User' in login.data) enter();
    else setBegun(login.data.secondFactor);
  };
  if (begun)
    return (
      <BareScreen key="begun" title={t('login.title')}>
        <Login begun={begun} onSuccess={enter} />
      </BareScreen>
    );
  if (isDone)
    return (
      <BareScreen key="done" title={t(texts.doneTitle)} intro={t(texts.done)}>
        <LinkButton to="/login" theme="orange">
          {t('login.submit')}
        </LinkButton>
      </BareScreen>
    );
  return (
    <BareScreen key="form" title={t(texts.title)} intro={t(texts.intro)} foot={<Link to="/login">{t('login.toLogin')}</Link>}>
      <Form className="lc-form" isFleeting onSubmit={send}>
        <ErrorBox key={attempt} errors={problems.general} />
        {isTokenRefused && (
          <p>
            {t(texts.help)} {flow === 'reset' && <Link to="/forgot-password">{t('recover.askAgain')}</Link>}
          </p>
        )}
        <NewPasswordFields autoFocus value={value} onChange={setValue} errorsOf={problems.of} />
        <Button theme="orange" type="submit" isWide isPending={isPending}>
          {t(texts.submit)}
        </Button>
      </Form>
    </BareScreen>
  );
}
