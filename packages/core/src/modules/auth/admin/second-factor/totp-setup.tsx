import { useState } from 'react';
import type { ReactElement } from 'react';
import type { DataOf } from '#client/call.ts';
import { secondFactorCalls } from '../../auth.client.ts';
import type { TotpSetup as Setup } from '../../auth.schema.ts';
import type { secondFactorCalls as declared } from '../../second-factor.calls.ts';
import { withNewSession } from '../sign-in/with-new-session.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { ErrorCollection } from '#admin/state/admin-state.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { QrCode } from './qr-code.tsx';

/** The end of the set-up: recovery codes, shown once, and in the middle of a login the user. */
export type ConfirmedTotp = DataOf<typeof declared.confirmTotp>;

interface TotpSetupProps {
  readonly setup: Setup;
  readonly collection: ErrorCollection;
  readonly onDone: (confirmed: ConfirmedTotp) => void;
  readonly onCancel: () => void;
}

/** Sets up an app for one-time codes: scan, then type a first code. */
export function TotpSetup({ setup, collection, onDone, onCancel }: TotpSetupProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [code, setCode] = useState('');
  const { errors, isPending, attempt, submit } = useSubmit(collection);
  const problems = useFormErrors(errors, { code: t('login.code') });

  const confirm = async () => {
    const result = await submit(() =>
      withNewSession(client, () => client.call(secondFactorCalls.confirmTotp, { body: { code: code.trim() } })),
    );
    if (result.ok) onDone(result.data);
  };
  return (
    <Form className="lc-form" isFleeting onSubmit={confirm}>
      <ErrorBox key={attempt} errors={problems.general} />
      <ol className="lc-steps">
        <li>
          <p>{t('totp.scan')}</p>
          <QrCode text={setup.uri} label={t('totp.qr')} />
          <p className="lc-help">{t('totp.byHand')}</p>
          <code className="lc-secret">{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </li>
        <li>
          <TextField
            label={t('totp.type')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            className="lc-code"
            spellCheck={false}
            autoFocus
            value={code}
            onChange={setCode}
            errors={problems.of('code')}
          />
        </li>
      </ol>
      <div className="lc-form__foot">
        <Button theme="orange" type="submit" isPending={isPending}>
          {t('totp.confirm')}
        </Button>
        <Button theme="plain" onPress={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </Form>
  );
}
