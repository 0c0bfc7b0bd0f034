import { useErrorText } from '../shell/app-context.ts';
import type { CollectedError } from './admin-state.ts';

export interface FormErrors<Field extends string> {
  /** Texts of what is wrong with a field. */
  readonly of: (field: Field) => string[];
  /** Texts that belong to no field of this form. */
  readonly general: readonly string[];
}

/** Sorts the errors of an answer by the fields of a form, whose labels become part of their texts. */
export function useFormErrors<Field extends string>(
  errors: readonly CollectedError[],
  labels: Readonly<Record<Field, string>>,
): FormErrors<Field> {
  const textOf = useErrorText();
  const isField = (property: string | undefined): property is Field => property !== undefined && Object.hasOwn(labels, property);
  return {
    of: (field) => errors.filter((error) => error.property === field).map((error) => textOf(error, labels[field])),
    general: errors
      .filter((error) => !isField(error.property))
      .map((error) => ('message' in error ? error.message : textOf(error, error.property))),
  };
}
