import { ageOn } from '@lectern/dutch';
import { holds, pathWithin } from './conditions.ts';
import type { ValueOf } from './conditions.ts';
import type { CalculatedField, Path } from './definition.types.ts';

interface Known {
  readonly valueOf: ValueOf;
  /** How many items a repeated group has that is visible. */
  readonly itemsOf: (path: Path) => number;
  /** `2026-11-27`. */
  readonly today: string;
}

const single = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The value of a calculated field as text; undefined where what it needs has no answer. */
export function calculate({ value }: CalculatedField, { valueOf, itemsOf, today }: Known): string | undefined {
  if ('sum' in value) return String(value.sum.reduce((sum, path) => sum + Number(single(valueOf(path)) ?? 0), 0));
  if ('age' in value) {
    const birth = single(valueOf(value.age));
    const on = value.on === undefined ? today : single(valueOf(value.on));
    return birth === undefined || on === undefined ? undefined : String(ageOn(birth, on));
  }
  const { count, when } = value;
  const items = Array.from({ length: itemsOf(count) }, (_, number) => `${count}.${number}.`);
  const counted = when ? items.filter((item) => holds(when, (path) => valueOf(pathWithin(path, item)))) : items;
  return String(counted.length);
}
