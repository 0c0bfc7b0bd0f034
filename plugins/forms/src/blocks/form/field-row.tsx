import type { ReactNode } from 'react';
import type { Field } from '../../definition/definition.types.ts';
import { describedBy } from './controls/described-by.ts';
import { FieldControl } from './controls/field-control.tsx';
import type { DrawnField } from './drawn-parts.ts';
import type { FormContext } from './form-context.ts';
import { hintOf } from './hint-of.ts';
import { WhenAsked } from './when-asked.tsx';

/** Kinds that are several controls under one question. */
const isSet = ({ kind }: Field): boolean => kind === 'choice' || kind === 'choices' || kind === 'signature';

/** The label with its mark: a star where an answer is demanded, a word where it is not. */
function Label({ field, context }: { readonly field: Field; readonly context: FormContext }): ReactNode {
  const { words, site } = context;
  return (
    <>
      {words(field.label)}{' '}
      {field.isOptional ? (
        <span className="form-optional">({site.t('optional')})</span>
      ) : (
        <span className="form-star" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

function Sentences({ drawn: { path, field }, context }: FieldRowProps): ReactNode {
  const { site, idOf, errorOf } = context;
  const error = errorOf(path);
  const hint = hintOf(field, context);
  return (
    <>
      {hint !== '' && (
        <p className="form-hint" id={`${idOf(path)}-hint`}>
          {hint}
        </p>
      )}
      <p className="site-error" id={`${idOf(path)}-error`} data-error={path}>
        {error && (
          <>
            <span className="site-hidden">{site.t('error')} </span>
            {error.text}
          </>
        )}
      </p>
    </>
  );
}

interface FieldRowProps {
  readonly drawn: DrawnField;
  readonly context: FormContext;
}

/** A question: its label, what helps, why its answer was refused, and the control. */
export function FieldRow({ drawn, context }: FieldRowProps): ReactNode {
  const { path, field, when } = drawn;
  if (field.kind === 'calculated') return null;
  const id = context.idOf(path);
  const parts = { drawn, context };
  const attributes = {
    className: `form-field form-field-${field.kind}`,
    'data-field': JSON.stringify(field),
    'data-path': path,
  };
  const isSetOfControls = isSet(field);
  return (
    <WhenAsked when={when} context={context}>
      {isSetOfControls ? (
        <fieldset {...attributes} id={id} aria-describedby={describedBy(drawn, context)}>
          <legend className="site-label">
            <Label field={field} context={context} />
          </legend>
          <Sentences {...parts} />
          <FieldControl {...parts} />
        </fieldset>
      ) : (
        <div {...attributes}>
          <label className="site-label" htmlFor={id}>
            <Label field={field} context={context} />
          </label>
          <Sentences {...parts} />
          <FieldControl {...parts} />
        </div>
      )}
    </WhenAsked>
  );
}
