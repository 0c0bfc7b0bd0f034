import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { HTMLInputAutoCompleteAttribute, ReactElement, Ref } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Which password it is, for managers of passwords. */
  readonly autoComplete: Extract<HTMLInputAutoCompleteAttribute, 'current-password' | 'new-password'>;
  readonly errors?: readonly string[];
  readonly help?: string | undefined;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const t = useUiText();
  const [isShown, setShown] = useState(false);
  return (
    <div className="lc-password">
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        label={t(isShown ? 'password.hide' : 'password.show', { name: props.label })}
        icon={isShown ? <EyeOff className="lc-icon" aria-hidden="true" /> : <Eye className="lc-icon" aria-hidden="true" />}
        onPress={() => setShown(!isShown)}
      />
    </div>
  );
}
