import { AssertionError } from 'chai';

/** Lines of a list that a message shows; the rest is counted. */
const shown = 25;

/** Fails with the list of what is wrong, one line each, unless the list is empty. */
export function expectNone(problems: readonly string[], what: string): void {
  if (problems.length === 0) return;
  const lines = problems.slice(0, shown).map((problem) => `  - ${problem}`);
  const rest = problems.length > shown ? [`  … and ${problems.length - shown} more`] : [];
  throw new AssertionError([`${what}: ${problems.length} wrong`, ...lines, ...rest].join('\n'), {
    actual: problems,
    showDiff: false,
  });
}
