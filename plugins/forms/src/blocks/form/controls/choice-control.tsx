import type { ReactNode } from 'react';
import type { ControlProps } from './control-props.ts';

/** One of some, or several: radio buttons or boxes, the first with the id of the field, where the summary leads. */
export function ChoiceControl({ drawn: { path, field }, context }: ControlProps): ReactNode {
  if (field.kind !== 'choice' && field.kind !== 'choices') return null;
  const { words, idOf, valuesOf, errorOf } = context;
  const chosen = valuesOf(path);
  const id = idOf(path);
  return (
    <div className={field.choices.length === 2 ? 'form-choices form-choices-two' : 'form-choices'}>
      {field.choices.map(({ value, label, hint }, index) => (
        <div key={value} className="form-choice">
          <input
            type={field.kind === 'choice' ? 'radio' : 'checkbox'}
            id={`${id}-${index}`}
            name={path}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-describedby={hint ? `${id}-${index}-hint` : undefined}
            aria-invalid={errorOf(path) ? true : undefined}
          />
          <label htmlFor={`${id}-${index}`}>{words(label)}</label>
          {hint && (
            <p className="form-hint" id={`${id}-${index}-hint`}>
              {words(hint)}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
