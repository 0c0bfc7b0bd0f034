import type { CallDeclaration } from '../../contract/call.ts';
import type { ErrorEntry, FieldError } from '../../contract/errors.ts';
import { impliedRefusals } from './implied-refusals.ts';

const implied = new WeakMap<CallDeclaration, ReadonlySet<string>>();

function impliedBy(call: CallDeclaration): ReadonlySet<string> {
  const known = implied.get(call) ?? impliedRefusals(call);
  implied.set(call, known);
  return known;
}

/**
 * Throws where a call that declares its refusals refuses with another code, which does not follow from the call either.
 * Failures (5xx) may come from anywhere.
 */
export function assertRefusal(
  call: CallDeclaration,
  errors: readonly FieldError[],
  catalogue: Readonly<Record<string, Pick<ErrorEntry, 'status'>>>,
): void {
  const { refuses, judgesFields, method, path } = call;
  if (!refuses) return;
  const declared = new Set(Object.values(refuses));
  const isKnown = ({ code, property }: FieldError): boolean =>
    declared.has(code) ||
    impliedBy(call).has(code) ||
    (judgesFields === true && property !== undefined) ||
    (catalogue[code]?.status ?? 400) >= 500;
  const unknown = errors.filter((error) => !isKnown(error));
  if (unknown.length === 0) return;
  const names = unknown.map(({ code, property }) => (property === undefined ? code : `${code} at ${property}`));
  throw new Error(`${method} ${path} refuses what it does not declare: ${names.join(', ')}`);
}
