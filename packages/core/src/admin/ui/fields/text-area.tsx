import type { ReactElement } from 'react';
import { Counter } from './counter.tsx';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';
import { useWords } from '../form/use-words.ts';
import { useSteadyCaret } from './use-steady-caret.ts';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number | undefined;
  /** Lines at least; it grows with its text. */
  readonly rows?: number | undefined;
  readonly lang?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Several lines of plain text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { value, maxLength, rows = 3, isReadOnly = false } = props;
  const onChange = useWords(value, props.onChange);
  const wiring = useFieldWiring(props);
  const noteCaret = useSteadyCaret(wiring.id, value);
  return (
    <FieldLayout
      {...props}
      wiring={wiring}
      counter={maxLength && !isReadOnly ? <Counter length={value.length} max={maxLength} /> : null}
    >
      <textarea
        id={wiring.id}
        className="lc-input"
        rows={rows}
        value={value}
        lang={props.lang}
        autoFocus={props.autoFocus}
        readOnly={isReadOnly}
        data-filled={value !== '' || undefined}
        aria-required={props.isRequired || undefined}
        aria-invalid={wiring.isInvalid || undefined}
        aria-describedby={wiring.describedBy}
        onSelect={(event) => noteCaret(event.currentTarget)}
        onChange={(event) => {
          noteCaret(event.target);
          onChange(event.target.value);
        }}
      />
    </FieldLayout>
  );
}
