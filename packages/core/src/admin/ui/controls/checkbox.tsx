import type { ReactElement } from 'react';
import { classes } from '../classes.ts';
import { NoWords } from '../form/no-words.tsx';
import { useWords } from '../form/use-words.ts';
import { FieldErrors, useFieldWiring } from '../fields/field-layout.tsx';
import type { FieldProps } from '../fields/field-layout.tsx';

export interface CheckboxProps extends FieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** A switch is for what takes effect at once. */
  readonly look?: 'checkbox' | 'switch';
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, help, isSelected, isReadOnly = false, look = 'checkbox' } = props;
  const onChange = useWords(isSelected, props.onChange);
  const wiring = useFieldWiring(props);
  return (
    <div className="lc-field">
      <label className={classes('lc-check', look === 'switch' && 'lc-check--switch')}>
        <input
          id={wiring.id}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          checked={isSelected}
          aria-disabled={isReadOnly || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onChange={(event) => {
            if (!isReadOnly) onChange(event.target.checked);
          }}
        />
        <span>{label}</span>
        {help && (
          <span className="lc-help lc-check__help" id={wiring.helpId}>
            {help}
          </span>
        )}
      </label>
      <FieldErrors id={wiring.errorsId} errors={props.errors} />
    </div>
  );
}

/** Yes or no, for what takes effect at once, so that nothing of it can be lost. */
export const Switch = (props: Omit<CheckboxProps, 'look'>): ReactElement => (
  <NoWords>
    <Checkbox {...props} look="switch" />
  </NoWords>
);
