import type * as z from 'zod';
import { codeOf } from './validation.ts';

type Message = string | { readonly message?: string } | null | undefined;

interface Rule {
  readonly error?: (found: object) => Message;
  readonly format?: string;
}

interface Check extends Rule {
  readonly check: string;
}

/** What is read of a schema's definition, of whatever type it is. */
interface Definition extends Rule {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly items?: readonly Schema[];
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly rest?: Schema | null;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly left?: Schema;
  readonly right?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly innerType?: Schema;
  readonly getter?: () => Schema;
}

interface Schema {
  readonly _zod: { readonly def: Definition; readonly optin?: string | undefined };
}

const isSchema = (part: Schema | null | undefined): part is Schema => part !== undefined && part !== null;

const partsOf = ({ shape = {}, items = [], options = [], getter, ...def }: Definition): Schema[] =>
  [
    ...Object.values(shape),
    ...items,
    ...options,
    getter?.(),
    def.element,
    def.rest,
    def.keyType,
    def.valueType,
    def.left,
    def.right,
    def.in,
    def.out,
    def.innerType,
  ].filter(isSchema);

/** What hands its own absence on to its one part. */
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional', 'pipe', 'lazy']);

/** What is of the wrong type where it is missing. */
const typed = new Set(['string', 'number', 'boolean', 'object', 'array', 'tuple', 'record']);
/** What is a wrong value where it is missing. */
const valued = new Set(['enum', 'literal']);

const given = 'given';

/** The code of what is found: the one that the rule names, where it does. */
function codeFor({ error }: Rule, found: object): string {
  const said = error?.(found);
  const message = (typeof said === 'object' ? said?.message : said) ?? '';
  return codeOf({ ...found, message } as z.core.$ZodIssue);
}

/** The codes for what is no such value at all. */
function codesOfType(def: Definition, canBeMissing: boolean): string[] {
  const code = typed.has(def.type) ? 'invalid_type' : valued.has(def.type) ? 'invalid_value' : undefined;
  if (!code) return [];
  return [
    codeFor(def, { code, input: given }),
    ...(canBeMissing ? [] : [codeFor(def, { code, input: undefined })]),
    ...(def.type === 'string' && def.format ? [codeFor(def, { code: 'invalid_format', format: def.format, input: given })] : []),
  ];
}

const foundBy: Readonly<Record<string, readonly string[]>> = {
  less_than: ['too_big'],
  max_length: ['too_big'],
  greater_than: ['too_small'],
  min_length: ['too_small'],
  length_equals: ['too_big', 'too_small'],
  string_format: ['invalid_format'],
  // Changes a value, and refuses none.
  overwrite: [],
};

const codesOfCheck = (def: Check, origin: string): string[] =>
  (foundBy[def.check] ?? ['custom']).map((code) => codeFor(def, { code, origin, format: def.format, input: given }));

/**
 * The codes with which a schema can refuse a value, as `validate` gives them. What a function decides inside `superRefine`
 * or `transform` is not known before.
 */
export function codesOfSchema(schema: z.ZodType): ReadonlySet<string> {
  const codes = new Set<string>();
  const seen = new Set<Schema>();
  const walk = (part: Schema, mayBeMissing: boolean): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const { def, optin } = part._zod;
    const canBeMissing = mayBeMissing || optin !== undefined;
    const own = [
      ...codesOfType(def, canBeMissing),
      ...(def.checks ?? []).flatMap(({ _zod }) => codesOfCheck(_zod.def, def.type)),
    ];
    for (const code of own) codes.add(code);
    for (const inner of partsOf(def)) walk(inner, wrappers.has(def.type) && canBeMissing);
  };
  walk(schema as unknown as Schema, true);
  return codes;
}
