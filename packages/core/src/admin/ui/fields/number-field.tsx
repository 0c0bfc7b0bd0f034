import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { uiLanguage } from '../messages/ui-language.ts';
import { useUiText } from '../messages/use-ui-text.ts';
import { useWords } from '../form/use-words.ts';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';
import { readNumber, writeNumber } from './read-number.ts';

export interface NumberFieldProps extends FieldProps {
  /** Null while nothing was filled in. */
  readonly value: number | null;
  /** Called with every number that is written, also with one out of range, of which the field says so. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * A number, with steps by button and by arrow key. What is written stays as it is until it is left, and what is no number,
 * unclear or out of range is said: nothing is changed in silence.
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onChange, min = -Infinity, max = Infinity, isReadOnly = false } = props;
  const t = useUiText();
  const language = uiLanguage();
  const [text, setText] = useState(() => writeNumber(value, language));
  // What is written and cannot be read as a number is words too.
  const setWritten = useWords(text, setText);
  const isOwn = useRef(false);
  // A value from elsewhere, such as an undo, takes the place of what is written; one that was just written does not.
  useEffect(() => {
    if (!isOwn.current) setText(writeNumber(value, language));
  }, [value, language]);
  useEffect(() => {
    isOwn.current = false;
  });

  const read = readNumber(text, language);
  const problemOf = (): string | undefined => {
    if (read.kind === 'unclear') return t('field.numberUnclear', { example: writeNumber(1234.5, language) });
    if (read.kind === 'long') return t('field.numberLong');
    if (read.kind === 'empty') return undefined;
    if (read.value < min) return t('field.numberMin', { min: writeNumber(min, language) });
    return read.value > max ? t('field.numberMax', { max: writeNumber(max, language) }) : undefined;
  };
  const problem = problemOf();
  const errors = problem === undefined ? props.errors : [problem];
  const wiring = useFieldWiring({ ...props, errors });

  const write = (next: string): void => {
    setWritten(next);
    const written = readNumber(next, language);
    isOwn.current = true;
    if (written.kind === 'empty') onChange(null);
    else if (written.kind === 'number') onChange(written.value);
  };
  const step = (by: number): void => {
    const from = read.kind === 'number' ? read.value : (value ?? 0);
    // A step keeps the decimals that are written, and none that counting in binary adds.
    const next = Number((from + by).toFixed(10));
    write(writeNumber(Math.min(max, Math.max(min, next)), language));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || isReadOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  const stepper = (label: string, by: number, Sign: typeof Plus): ReactElement => (
    // By keyboard the arrows step.
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-controls={wiring.id}
      disabled={isReadOnly}
      onClick={() => step(by)}
    >
      <Sign className="lc-icon" aria-hidden="true" />
    </button>
  );
  return (
    <FieldLayout {...props} errors={errors} wiring={wiring}>
      <div className="lc-input lc-number" data-invalid={wiring.isInvalid || undefined}>
        <input
          id={wiring.id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          readOnly={isReadOnly}
          aria-required={props.isRequired || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onKeyDown={onKeyDown}
          onChange={(event) => write(event.target.value)}
          onBlur={() => problem === undefined && setText(writeNumber(value, language))}
        />
        {stepper(t('field.decrease'), -1, Minus)}
        {stepper(t('field.increase'), 1, Plus)}
      </div>
    </FieldLayout>
  );
}
