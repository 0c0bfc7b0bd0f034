import { withValue } from '#modules/pages/edits/operation.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';

/** Characters of a value that go along for what was made of it. */
const longest = 100_000;

/**
 * Operations as they are sent: without the longest of the values that they were made of. Where others changed such a field, the
 * server refuses the edit, and it is merged here.
 */
export const sendWas = (operations: readonly Operation[]): readonly Operation[] =>
  operations.map((operation) => {
    if (operation.op !== 'set' || operation.was === undefined) return operation;
    const isLong = (JSON.stringify(operation.was)?.length ?? 0) > longest;
    return isLong ? withValue(operation, operation.value) : operation;
  });
