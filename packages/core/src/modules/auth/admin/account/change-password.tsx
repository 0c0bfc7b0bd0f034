import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { Form } from '#admin/ui/form/form.tsx';
import { PasswordField } from '#admin/ui/fields/password-field.tsx';
import { authCalls } from '../../auth.client.ts';
import { withNewSession } from '../sign-in/with-new-session.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Section } from '#admin/ui/layout/section.tsx';

const empty = { currentPassword: '', password: '', confirm: '' };

/** Changes the own password, with the current one. */
export function ChangePassword(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [value, setValue] = useState(empty);
  const current = useRef<HTMLInputElement>(null);
  const { errors, isPending, attempt, submit } = useSubmit('user-settings');
  const labels = {
    currentPassword: t('password.current'),
    password: t('password.new'),
    confirm: t('password.confirm'),
  };
  const problems = useFormErrors(errors, labels);

  const send = async () => {
    const result = await submit(() => withNewSession(client, () => client.call(authCalls.changePassword, { body: value })));
    if (!result.ok) return;
    setValue(empty);
    notify(t('password.changed'));
    current.current?.focus();
  };
  return (
    <Section title={t('password.change')} text={t('password.changeText')}>
      <Form className="lc-form" onSubmit={send}>
        <ErrorBox key={attempt} errors={problems.general} />
        <PasswordField
          label={labels.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          inputRef={current}
          value={value.currentPassword}
          onChange={(currentPassword) => setValue({ ...value, currentPassword })}
          errors={problems.of('currentPassword')}
        />
        <NewPasswordFields value={value} onChange={(next) => setValue({ ...value, ...next })} errorsOf={problems.of} />
        <div className="lc-form__foot">
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('password.change')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
