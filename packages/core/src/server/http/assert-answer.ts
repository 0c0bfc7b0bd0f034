import type * as z from 'zod';
import type { CallDeclaration } from '../../contract/call.ts';

/** Throws where an answer, as it travels, leaves the schema of its call: a field too many, too few, or of another type. */
export function assertAnswer(
  { method, path }: Pick<CallDeclaration, 'method' | 'path'>,
  schema: z.ZodType,
  answer: unknown,
): void {
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(answer ?? {})));
  if (!error) return;
  const problems = error.issues.map(({ path: place, message }) => `${place.join('.') || 'the answer'}: ${message}`);
  throw new Error(`The answer of ${method} ${path} leaves its schema: ${problems.join('; ')}`);
}
