import * as z from 'zod';
import type { Reference, TextPart } from '../content.ts';
import type { FieldEditor, Fields, MediaUse, ValuesOf } from './field.ts';
import type { ComparisonBudget } from '../merging/comparison-budget.ts';
import { mergeValue } from '../merging/merge-value.ts';
import { changed, within } from './rewriting.ts';
import type { Rewriting, TextSegment } from './rewriting.ts';

/** The strict zod object of a set of fields, for publishing (`schema`) or for a draft. */
export function fieldsSchema<F extends Fields>(set: F, level: 'schema' | 'draft'): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(Object.entries(set).map(([name, field]) => [name, field[level]]));
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>;
}

/** A set of fields as the editor needs it, as plain data. */
export function editorsOf(set: Fields): Record<string, FieldEditor> {
  return Object.fromEntries(Object.entries(set).map(([name, { editor, initial }]) => [name, { ...editor, initial }]));
}

/** The values of fields that nobody filled in. */
export function initialOf<F extends Fields>(set: F): ValuesOf<F> {
  return Object.fromEntries(Object.entries(set).map(([name, field]) => [name, field.initial])) as ValuesOf<F>;
}

const valueOf = (values: unknown, name: string): unknown => (values as Record<string, unknown>)[name];

/** Everything that the values of a set of fields refer to. */
export function referencesOf(set: Fields, values: unknown): Reference[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.references?.(value) ?? []);
  });
}

/** What the values of a set of fields hold of types that nobody installed, with the name of each field. */
export function unknownOf(set: Fields, values: unknown): { readonly field: string; readonly value: unknown }[] {
  return Object.entries(set).flatMap(([field, { unknownIn }]) => {
    const value = valueOf(values, field);
    return value === undefined || !unknownIn ? [] : unknownIn(value).map((part) => ({ field, value: part }));
  });
}

/** The searchable text in the values of a set of fields. */
export function textOf(set: Fields, values: unknown): TextPart[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.text?.(value) ?? []);
  });
}

/** The values of a set of fields with other targets and texts; the same values where none of them is another. */
export function rewriteFields<Values>(set: Fields, values: Values, rewriting: Rewriting): Values {
  const parts = Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined || !field.rewrite ? [] : [[name, field.rewrite(value, within(rewriting, name))]];
  });
  return changed(values as Values & object, Object.fromEntries(parts));
}

/** What two people made of the values of a set of fields, field by field; undefined where they changed the same of one. */
export function mergeFields<Values>(
  set: Fields,
  three: readonly [base: Values, mine: Values, theirs: Values],
  budget?: ComparisonBudget,
): Values | undefined {
  const names = new Set(three.flatMap((values) => Object.keys(values as object)));
  const merged: [string, unknown][] = [];
  for (const name of names) {
    const [was, own, other] = three.map((values) => valueOf(values, name));
    const merge = Object.hasOwn(set, name) ? set[name]?.merge : undefined;
    const one = mergeValue({ base: was, mine: own, theirs: other }, merge, budget);
    if (!one) return undefined;
    if (one.value !== undefined) merged.push([name, one.value]);
  }
  return Object.fromEntries(merged) as Values;
}

/** Whether all that is rewritten in the values of a set of fields stands in them as it is. */
export const areVerbatim = (set: Fields): boolean =>
  Object.values(set).every(({ rewrite, isVerbatim = false }) => !rewrite || isVerbatim);

/** The texts in the values of a set of fields that are translated. */
export function segmentsOf(set: Fields, values: unknown): TextSegment[] {
  const segments: TextSegment[] = [];
  const collect = (segment: TextSegment): string => {
    segments.push(segment);
    return segment.text;
  };
  rewriteFields(set, values, { text: collect });
  return segments;
}

/** The images and files in the values of a set of fields, each under its name in `__images` or `__files`. */
export function mediaOf(set: Fields, values: unknown, prefix = ''): MediaUse[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.media?.(value, prefix ? `${prefix}.${name}` : name) ?? []);
  });
}
