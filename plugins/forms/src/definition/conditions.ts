import type { Condition, Path } from './definition.types.ts';

/** The visible answer of a field as a condition sees it; undefined where there is none. Several choices are a list. */
export type ValueOf = (path: Path) => string | readonly string[] | undefined;

const includesOne = (value: string | readonly string[] | undefined, wanted: readonly string[]): boolean =>
  value !== undefined && (typeof value === 'string' ? wanted.includes(value) : value.some((one) => wanted.includes(one)));

/** Whether a condition is true. Of several choices one has to be among those that it names. */
export function holds(condition: Condition, valueOf: ValueOf): boolean {
  if ('is' in condition) return includesOne(valueOf(condition.field), [condition.is]);
  if ('in' in condition) return includesOne(valueOf(condition.field), condition.in);
  if ('not' in condition) return !holds(condition.not, valueOf);
  return 'all' in condition
    ? condition.all.every((one) => holds(one, valueOf))
    : condition.any.some((one) => holds(one, valueOf));
}

/** The paths that a condition asks for. */
export function pathsOf(condition: Condition): readonly Path[] {
  if ('field' in condition) return [condition.field];
  if ('not' in condition) return pathsOf(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(pathsOf);
}

/** A path as it is written within an item (`.birthDate`) as a whole one; `item` ends with a dot: `persons.0.`. */
export const pathWithin = (path: Path, item: string): Path => (path.startsWith('.') ? `${item}${path.slice(1)}` : path);

/** A condition as it is written within an item, with whole paths. */
export function conditionWithin(condition: Condition, item: string): Condition {
  if ('not' in condition) return { not: conditionWithin(condition.not, item) };
  if ('all' in condition) return { all: condition.all.map((one) => conditionWithin(one, item)) };
  if ('any' in condition) return { any: condition.any.map((one) => conditionWithin(one, item)) };
  return { ...condition, field: pathWithin(condition.field, item) };
}
