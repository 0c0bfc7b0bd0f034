import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PasswordField } from '#admin/ui/fields/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly errorsOf: (field: keyof NewPassword) => readonly string[];
  readonly autoFocus?: boolean;
}

/** A new password, typed twice, with the rules between. */
export function NewPasswordFields({ value, onChange, errorsOf, autoFocus }: NewPasswordFieldsProps): ReactElement {
  const t = useText();
  const rulesID = useId();
  return (
    <>
      <PasswordField
        label={t('password.new')}
        name="password"
        autoComplete="new-password"
        autoFocus={autoFocus ?? false}
        value={value.password}
        errors={errorsOf('password')}
        onChange={(password) => onChange({ ...value, password })}
      />
      <PasswordField
        label={t('password.confirm')}
        name="confirm"
        autoComplete="new-password"
        value={value.confirm}
        errors={errorsOf('confirm')}
        onChange={(confirm) => onChange({ ...value, confirm })}
      />
      <PasswordRules id={rulesID} {...value} />
    </>
  );
}
