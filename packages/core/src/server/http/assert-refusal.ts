import type { CallDeclaration } from '../../contract/call.ts';
import type { ErrorEntry, FieldError } from '../../contract/errors.ts';

/** What a refusal is held against. */
export interface KnownRefusals {
  /** Those that follow from the call; see `impliedRefusals`. */
  readonly implied: ReadonlySet<string>;
  readonly catalogue: Readonly<Record<string, Pick<ErrorEntry, 'status'>>>;
}

/**
 * Throws where a call that declares its refusals refuses with another code, which does not follow from the call either.
 * Failures (5xx) may come from anywhere.
 */
export function assertRefusal(
  { refuses, judgesFields, method, path }: CallDeclaration,
  errors: readonly FieldError[],
  { implied, catalogue }: KnownRefusals,
): void {
  if (!refuses) return;
  const declared = new Set(Object.values(refuses));
  const isKnown = ({ code, property }: FieldError): boolean =>
    declared.has(code) ||
    implied.has(code) ||
    (judgesFields === true && property !== undefined) ||
    (catalogue[code]?.status ?? 400) >= 500;
  const unknown = errors.filter((error) => !isKnown(error));
  if (unknown.length === 0) return;
  const names = unknown.map(({ code, property }) => (property === undefined ? code : `${code} at ${property}`));
  throw new Error(`${method} ${path} refuses what it does not declare: ${names.join(', ')}`);
}
