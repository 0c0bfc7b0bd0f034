import type { FieldEditor } from '../../../../../contract/fields/field.ts';

/** The values of a new item, as its fields declare them. */
export const initialValues = (editors: Readonly<Record<string, FieldEditor>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(editors).map(([name, { initial }]) => [name, initial]));
