import type { CallDeclaration } from '../../contract/call.ts';
import type { ErrorEntry } from '../../contract/errors.ts';
import { impliedRefusals } from './implied-refusals.ts';

type Catalogue = Readonly<Record<string, Pick<ErrorEntry, 'status' | 'text'>>>;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The word, where the call has one, the code, and what a person reads. */
const sentence = (code: string, text: string, word: string | undefined): string =>
  word === undefined ? `${code}: ${text}` : `${code} (${word}): ${text}`;

/** The answers of a call that is refused by their status, each with its codes: those that it declares and those that follow from it. */
export function describeRefusals(call: CallDeclaration, catalogue: Catalogue): object {
  const words = new Map(Object.entries(call.refuses ?? {}).map(([word, code]) => [code, word]));
  const byStatus = new Map<number, string[]>();
  for (const code of [...words.keys(), ...[...impliedRefusals(call)].filter((implied) => !words.has(implied))]) {
    const entry = catalogue[code];
    const status = entry?.status ?? 400;
    byStatus.set(status, [...(byStatus.get(status) ?? []), sentence(code, entry?.text ?? '', words.get(code))]);
  }
  const fields = 'And what the fields of the content say of their values, at their paths.';
  if (call.judgesFields) byStatus.set(400, [...(byStatus.get(400) ?? []), fields]);
  return Object.fromEntries([...byStatus].map(([status, lines]) => [status, { description: lines.join('\n'), content }]));
}
