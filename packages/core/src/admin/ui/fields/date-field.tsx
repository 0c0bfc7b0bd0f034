import type { ReactElement } from 'react';
import { useWords } from '../form/use-words.ts';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; empty while nothing was chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day. The browser's own control: it speaks the person's language and opens their calendar. */
export function DateField(props: DateFieldProps): ReactElement {
  const onChange = useWords(props.value, props.onChange);
  const wiring = useFieldWiring(props);
  return (
    <FieldLayout {...props} wiring={wiring}>
      <input
        id={wiring.id}
        className="lc-input lc-date lc-num"
        type="date"
        value={props.value}
        readOnly={props.isReadOnly}
        aria-required={props.isRequired || undefined}
        aria-invalid={wiring.isInvalid || undefined}
        aria-describedby={wiring.describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldLayout>
  );
}
