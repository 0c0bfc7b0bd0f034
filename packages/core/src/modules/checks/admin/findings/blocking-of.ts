import type { MadeCheck } from '../../checks.schema.ts';

/** The findings that stand in the way of a publication. */
export const blockingOf = (checks: readonly MadeCheck[]): MadeCheck['findings'] =>
  checks.flatMap(({ level, findings }) => (level === 'block' ? findings.filter(({ waiver }) => waiver === null) : []));
