import type { FieldEditor, Fields } from '#contract/fields/field.ts';

/** A field that holds a value of its own: no list and no group of others. */
interface LeafField {
  readonly path: string;
  readonly editor: FieldEditor;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function leavesOf(path: string, editor: FieldEditor, value: unknown): LeafField[] {
  const { of } = editor;
  if (!of) return [{ path, editor, value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => leavesIn(of, item, `${path}.${index}`));
  return leavesIn(of, value, path);
}

const leavesIn = (editors: Readonly<Record<string, FieldEditor>>, values: unknown, path: string): LeafField[] =>
  isObject(values) ? Object.entries(editors).flatMap(([name, editor]) => leavesOf(`${path}.${name}`, editor, values[name])) : [];

/** The fields of a set with their values, those in the items of lists too, by their paths. */
export const leafFields = (set: Fields, values: Readonly<Record<string, unknown>>, path: string): LeafField[] =>
  Object.entries(set).flatMap(([name, field]) => leavesOf(`${path}.${name}`, field.editor, values[name]));

/** Every object in a value, itself included, in the order in which they stand in it. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
