import type { ImportOutcome } from '../../redirects.schema.ts';
import type { ImportLine } from './import-line.ts';
import type { ImportPlan } from './plan-import.ts';

/** Lines that an answer names; more are counted. */
const namedLines = 100;

/** What an import would do or did, as it is told. */
export function presentPlan({ created, changed, unchanged, errors }: ImportPlan, lines: readonly ImportLine[]): ImportOutcome {
  const named = errors.slice(0, namedLines);
  const numbers = new Set(named.map(({ line }) => line));
  const byNumber = new Map(lines.filter(({ line }) => numbers.has(line)).map((line) => [line.line, line]));
  return {
    created: created.length,
    changed: changed.length,
    unchanged,
    errors: named.map((error) => ({
      ...error,
      from: (byNumber.get(error.line)?.from ?? '').slice(0, 200).toWellFormed(),
      to: (byNumber.get(error.line)?.to ?? '').slice(0, 200).toWellFormed(),
    })),
    totalErrors: errors.length,
    undoID: null,
  };
}
