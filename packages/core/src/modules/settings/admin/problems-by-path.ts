import type { FieldError } from '#contract/errors.ts';

/** Parts of a value whose problems its control shows with the value itself: where a link leads, which file it is. */
const inner = /\.(to(\.\w+)*|fileID|href)$/;

/** The codes of errors in `values`, by the path at which the form shows them. */
export function problemsByPath(errors: readonly FieldError[]): Readonly<Record<string, readonly string[]>> {
  const problems: Record<string, readonly string[]> = {};
  for (const { property = '', code } of errors) {
    const path = property.replace(/^values\./, '').replace(inner, '');
    problems[path] = [...(problems[path] ?? []), code];
  }
  return problems;
}
