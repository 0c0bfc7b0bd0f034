import type { FocusEventHandler, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactElement, Ref } from 'react';
import { classes } from '../classes.ts';
import { Counter } from './counter.tsx';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';
import { useWords } from '../form/use-words.ts';
import { useSteadyCaret } from './use-steady-caret.ts';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly name?: string;
  /** Characters. More can be typed and is then shown as too much: pasted text is not cut without a word. */
  readonly maxLength?: number | undefined;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoFocus?: boolean;
  readonly spellCheck?: boolean;
  /** Which keys a keyboard on screen offers. */
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
  /** Language of what is written, for spelling and for screen readers. */
  readonly lang?: string | undefined;
  readonly onBlur?: FocusEventHandler;
  /** Stands before the text inside the same box: a host name, a slash. */
  readonly prefix?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { value, maxLength, prefix, isReadOnly = false } = props;
  const onChange = useWords(value, props.onChange);
  const wiring = useFieldWiring(props);
  const noteCaret = useSteadyCaret(wiring.id, value);
  const input = (
    <input
      id={wiring.id}
      ref={props.inputRef}
      className={prefix ? undefined : classes('lc-input', props.className)}
      type={props.type ?? 'text'}
      name={props.name}
      value={value}
      data-filled={value !== '' || undefined}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete ?? 'off'}
      autoFocus={props.autoFocus}
      spellCheck={props.spellCheck}
      inputMode={props.inputMode}
      lang={props.lang}
      readOnly={isReadOnly}
      aria-required={props.isRequired || undefined}
      aria-invalid={wiring.isInvalid || undefined}
      aria-describedby={wiring.describedBy}
      onBlur={props.onBlur}
      onSelect={(event) => noteCaret(event.currentTarget)}
      onChange={(event) => {
        noteCaret(event.target);
        onChange(event.target.value);
      }}
    />
  );
  return (
    <FieldLayout
      {...props}
      wiring={wiring}
      counter={maxLength && !isReadOnly ? <Counter length={value.length} max={maxLength} /> : null}
    >
      {prefix ? (
        <div className={classes('lc-input lc-affix', props.className)} data-invalid={wiring.isInvalid || undefined}>
          <span aria-hidden="true">{prefix}</span>
          {input}
        </div>
      ) : (
        input
      )}
    </FieldLayout>
  );
}
