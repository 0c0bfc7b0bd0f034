import type { CollectedError } from '#admin/state/admin-state.ts';

interface ErrorsByField<Name extends string> {
  readonly of: (property: Name) => string[];
  /** Those of no field here. */
  readonly general: string[];
}

/** The texts of what a form was refused for, by its fields. `labels`: the names of the fields. */
export function errorsByField<Name extends string>(
  errors: readonly CollectedError[],
  labels: Readonly<Record<Name, string>>,
  textOf: (error: { readonly code: string }, label?: string) => string,
): ErrorsByField<Name> {
  const textIn = (error: CollectedError, label: string | undefined): string =>
    'message' in error ? error.message : textOf(error, label);
  return {
    of: (property) => errors.filter((error) => error.property === property).map((error) => textIn(error, labels[property])),
    general: errors
      .filter(({ property }) => property === undefined || !Object.hasOwn(labels, property))
      .map((error) => textIn(error, error.property)),
  };
}
