import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { PasswordField } from '#admin/ui/fields/password-field.tsx';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { ButtonTheme } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

interface PasswordPromptProps<Data> {
  /** Text about the action that the password confirms. */
  readonly text: string;
  readonly action: string;
  readonly theme?: ButtonTheme;
  /** Asks for a name too, such as that of a passkey. */
  readonly nameLabel?: string;
  readonly initialName?: string;
  readonly call: (input: { readonly currentPassword: string; readonly name: string }) => Promise<Result<Data>>;
  readonly onDone: (data: Data, input: { readonly currentPassword: string; readonly name: string }) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before something that changes how one logs in. */
export function PasswordPrompt<Data>(props: PasswordPromptProps<Data>): ReactElement {
  const t = useText();
  const [currentPassword, setPassword] = useState('');
  const [name, setName] = useState(props.initialName ?? '');
  const { errors, isPending, attempt, submit } = useSubmit('user-settings');
  const problems = useFormErrors(errors, { currentPassword: t('password.current'), name: props.nameLabel ?? '' });

  const send = async () => {
    const result = await submit(() => props.call({ currentPassword, name: name.trim() }));
    if (result.ok) props.onDone(result.data, { currentPassword, name: name.trim() });
  };
  return (
    <Form className="lc-form lc-inset" onSubmit={send}>
      <p>{props.text}</p>
      <ErrorBox key={attempt} errors={problems.general} />
      {props.nameLabel && (
        <TextField
          label={props.nameLabel}
          name="passkeyName"
          maxLength={100}
          autoFocus
          value={name}
          onChange={setName}
          errors={problems.of('name')}
        />
      )}
      <PasswordField
        label={t('password.current')}
        name="currentPassword"
        autoComplete="current-password"
        autoFocus={!props.nameLabel}
        value={currentPassword}
        onChange={setPassword}
        errors={problems.of('currentPassword')}
      />
      <div className="lc-form__foot">
        <Button theme={props.theme ?? 'orange'} type="submit" isPending={isPending}>
          {props.action}
        </Button>
        <Button theme="plain" onPress={props.onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </Form>
  );
}
