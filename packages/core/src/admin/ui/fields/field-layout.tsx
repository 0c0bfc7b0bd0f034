import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { useNotesOf } from './noted-fields.ts';

/** The props that every field takes. */
export interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Texts of what is wrong with it, all of them. */
  readonly errors?: readonly string[] | undefined;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  /** Id of the focusable element; made up when left out. */
  readonly id?: string | undefined;
}

/** Attributes that tie a control to its label, its help and its errors. */
export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  /** Those ids of `describedBy` that are neither its help nor its errors: what others did to it. */
  readonly notes: string | undefined;
  readonly isInvalid: boolean;
  readonly helpId: string;
  readonly errorsId: string;
  readonly labelId: string;
}

/** `noted`: the id by which others know the field, where that is not the one of its control. */
export function useFieldWiring({
  id,
  noted,
  help,
  errors = [],
}: Pick<FieldProps, 'id' | 'help' | 'errors'> & { readonly noted?: string | undefined }): FieldWiring {
  const own = useId();
  const base = id ?? own;
  const helpId = `${base}-help`;
  const errorsId = `${base}-errors`;
  const notes = useNotesOf(noted ?? base);
  const describedBy = [errors.length > 0 && errorsId, help && helpId, notes].filter(Boolean).join(' ');
  return {
    id: base,
    helpId,
    errorsId,
    labelId: `${base}-label`,
    describedBy: describedBy || undefined,
    notes,
    isInvalid: errors.length > 0,
  };
}

/** The texts of what is wrong with a field, below it. */
export function FieldErrors({ id, errors = [] }: { readonly id: string; readonly errors?: readonly string[] | undefined }) {
  if (errors.length === 0) return null;
  return (
    <ul className="lc-errors" id={id}>
      {errors.map((error) => (
        <li key={error}>
          <CircleAlert className="lc-icon" aria-hidden="true" />
          <span>{error}</span>
        </li>
      ))}
    </ul>
  );
}

interface FieldLayoutProps extends FieldProps {
  readonly wiring: FieldWiring;
  readonly counter?: ReactNode;
  readonly children: ReactNode;
  /** A group of controls has a legend instead of a label. */
  readonly isGroup?: boolean;
  /** For a control that is no form element, such as an editable area: it then carries its own name. */
  readonly isLoose?: boolean;
}

/** Label, counter, control, help and errors in their places. */
export function FieldLayout({
  label,
  help,
  errors,
  isRequired,
  wiring,
  counter,
  children,
  isGroup,
  isLoose,
}: FieldLayoutProps): ReactElement {
  const t = useUiText();
  const name = (
    <>
      {label}
      {isRequired && (
        <span className="lc-label__required" title={t('field.required')}>
          {' *'}
        </span>
      )}
    </>
  );
  const Group = isGroup ? 'fieldset' : 'div';
  return (
    // A legend names its group only as its first child; here the counter stands beside it.
    <Group
      className="lc-field"
      {...(isGroup ? { 'aria-labelledby': wiring.labelId, 'aria-describedby': wiring.describedBy } : {})}
    >
      <span className="lc-field__head">
        {isGroup || isLoose ? (
          <span className="lc-label" id={wiring.labelId}>
            {name}
          </span>
        ) : (
          <label className="lc-label" id={wiring.labelId} htmlFor={wiring.id}>
            {name}
          </label>
        )}
        {counter}
      </span>
      {children}
      <FieldErrors id={wiring.errorsId} errors={errors} />
      {help && (
        <p className="lc-help" id={wiring.helpId}>
          {help}
        </p>
      )}
    </Group>
  );
}
