import * as z from 'zod';
import { StartupError } from './startup-error.ts';

/** Environment variables as they are given; an empty one counts as absent. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Options of a check of variables: one sentence that says what is wrong, one that says what to do. */
export const refusal = <Input = string>(cause: (input: Input) => string, fix: string) => ({
  error: ({ input }: { readonly input?: unknown }) => cause(input as Input),
  params: { fix },
  abort: true,
});

/** Reads what was given. The first thing that is refused is a `StartupError`. */
export function readGiven<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const { data, error } = schema.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (issue) throw new StartupError(issue.message, issue.code === 'custom' ? String(issue.params?.['fix']) : '');
  return data as Output;
}

/** Reads variables. The first that is refused is a `StartupError`. */
export const readVariables = <Output>(schema: z.ZodType<Output>, variables: Variables): Output =>
  readGiven(schema, Object.fromEntries(Object.entries(variables).filter(([, value]) => value)));

/** A TCP port. */
export const portVariable = (name: string) =>
  z
    .string()
    .refine(
      (text) => Number.isInteger(Number(text)) && Number(text) >= 0 && Number(text) <= 65_535,
      refusal((value) => `${name} is "${value}", which is not a port.`, `Set ${name} to a whole number from 0 to 65535.`),
    )
    .transform(Number);
