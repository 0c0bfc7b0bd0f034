import type * as z from 'zod';
import type { FieldError } from './errors.ts';

const codePattern = /^[A-Z]+_\d{2,}$/;

/** Codes of the catalogue for what zod finds. A schema names another by giving the code as its message. */
export function codeOf(issue: z.core.$ZodIssue): string {
  if (codePattern.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'V_01' : 'V_12';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'V_14' : 'V_12';
    case 'too_small':
      return issue.origin === 'string' ? 'V_16' : 'V_12';
    case 'invalid_format':
      return issue.format === 'email' ? 'V_02' : issue.format === 'url' ? 'V_13' : 'V_12';
    default:
      return 'V_12';
  }
}

function paramsOf(issue: z.core.$ZodIssue): FieldError['params'] {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'custom') return issue.params as FieldError['params'];
  return undefined;
}

function errorsOf(issue: z.core.$ZodIssue, prefix: string): FieldError[] {
  const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ property: path ? `${path}.${key}` : key, code: 'V_12' }));
  }
  const params = paramsOf(issue);
  return [{ ...(path ? { property: path } : {}), code: codeOf(issue), params: params ?? {} }];
}

/** Every failure that a schema found, as the API reports it. `prefix` is the path of the value inside the call. */
export function fieldErrors(error: z.ZodError, prefix = ''): FieldError[] {
  return error.issues.flatMap((issue) => errorsOf(issue, prefix));
}

export type Validated<Value> =
  { readonly value: Value; readonly errors?: undefined } | { readonly value?: undefined; readonly errors: FieldError[] };

/** Checks a value and reports every failure at once. */
export function validate<Value>(schema: z.ZodType<Value>, input: unknown, prefix = ''): Validated<Value> {
  // The input tells a missing value (V_01) from one of the wrong type (V_12).
  const result = schema.safeParse(input, { reportInput: true });
  return result.success ? { value: result.data } : { errors: fieldErrors(result.error, prefix) };
}
