import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldLayout, useFieldWiring } from '../fields/field-layout.tsx';
import type { FieldProps } from '../fields/field-layout.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'normal' | 'small';
  /** Leaves the label to screen readers. */
  readonly isLabelHidden?: boolean;
}

/** One of a few, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { value, options, onChange, size = 'normal', isReadOnly = false, isLabelHidden = false } = props;
  const wiring = useFieldWiring(props);
  const segments = (
    <div
      className={classes('lc-segments', size === 'small' && 'lc-segments--small')}
      role="radiogroup"
      aria-label={props.label}
      aria-describedby={wiring.describedBy}
      aria-invalid={wiring.isInvalid || undefined}
    >
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            // The first one carries the id, so that a problem can lead to the field.
            id={index === 0 ? wiring.id : undefined}
            type="radio"
            name={wiring.id}
            value={option.value}
            checked={option.value === value}
            aria-disabled={isReadOnly || undefined}
            onChange={() => {
              if (!isReadOnly) onChange(option.value);
            }}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
  return isLabelHidden ? (
    segments
  ) : (
    // The label belongs to the group: tied to the first segment, it would become a part of its name.
    <FieldLayout {...props} wiring={wiring} isLoose>
      {segments}
    </FieldLayout>
  );
}
