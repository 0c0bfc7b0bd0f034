import type * as z from 'zod';
import { fieldsSchema } from '#contract/fields/field-set.ts';
import type { Fields } from '#contract/fields/field.ts';
import type { Validated } from '#contract/validation.ts';
import { validate } from '#contract/validation.ts';
import { partsOf } from './value-parts.ts';
import type { ValueParts } from './value-parts.ts';

type Values = Readonly<Record<string, unknown>>;
type Level = 'draft' | 'schema';

interface Beside {
  readonly level: Level;
  readonly values: Values;
  /** What is stored of the same fields now; undefined where nothing is. */
  readonly stored: Values | undefined;
  /** Path of the values in the call. */
  readonly prefix: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), values);

function replaceAt(values: unknown, path: readonly string[], value: unknown): void {
  const parent = valueAt(values, path.slice(0, -1));
  const name = path.at(-1);
  if (isObject(parent) && name !== undefined) parent[name] = value;
}

const lenient = (fields: Fields, open: ReadonlySet<string | undefined>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, open.has(name) ? { ...field, schema: field.draft } : field]),
  );

/**
 * Checks the values of a set of fields. What a field refuses as newer than this code (G_21) stays as it is where the same
 * field holds the very same already, in a list at another place too: no schema of this code can check it, so only what a newer
 * code stored may claim to be newer.
 */
export function validateBeside(
  definition: Readonly<Record<Level, z.ZodType>> & { readonly fields: Fields },
  { level, values, stored, prefix }: Beside,
): Validated<unknown> {
  const checked = validate(definition[level], values, prefix);
  if (!checked.errors || !stored) return checked;
  const parts = new Map<string, ValueParts>();
  const partsAt = (field: string): ValueParts => {
    const known = parts.get(field) ?? partsOf(stored[field]);
    parts.set(field, known);
    return known;
  };
  const kept = checked.errors.flatMap((error) => {
    const path = error.code === 'G_21' ? (error.property ?? '').slice(prefix.length + 1).split('.') : [];
    const [field = ''] = path;
    const isStored = Object.hasOwn(stored, field) && partsAt(field).has(valueAt(values, path));
    return isStored ? [{ error, path }] : [];
  });
  const settled = new Set(kept.map(({ error }) => error));
  const errors = checked.errors.filter((error) => !settled.has(error));
  if (errors.length > 0) return { errors };
  // Everything else becomes what its own schema makes of it. Around a gap that is the one for drafts, which allow gaps.
  const open = new Set(kept.map(({ path }) => path[0]));
  const rest = structuredClone(values);
  for (const { path } of kept) replaceAt(rest, path, undefined);
  const around = validate(fieldsSchema(lenient(definition.fields, open), level), rest, prefix);
  if (around.errors) return around;
  for (const { path } of kept) replaceAt(around.value, path, valueAt(values, path));
  return around;
}
