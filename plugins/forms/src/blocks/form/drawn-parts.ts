import { conditionWithin } from '../../definition/conditions.ts';
import { isGroup } from '../../definition/definition.types.ts';
import type { Condition, Field, Group, Part, Path } from '../../definition/definition.types.ts';

/** A field as it is drawn. */
export interface DrawnField {
  readonly path: Path;
  readonly field: Field;
  /** With whole paths. */
  readonly when: Condition | undefined;
}

/** In the place of an item's number, where it is drawn for a script that makes more of them. */
export const itemMark = 'ITEM';

export interface RepeatedItem {
  /** From 1; undefined of the one that a script copies. */
  readonly number: number | undefined;
  readonly count: number;
  /** Of the field that says how many there are. */
  readonly countPath: Path;
}

/** A group as it is drawn: one that repeats comes once for each of its items. */
export interface DrawnGroup {
  readonly key: string;
  readonly group: Group;
  readonly when: Condition | undefined;
  /** Of an item of a group that repeats. */
  readonly item: RepeatedItem | undefined;
  readonly parts: readonly DrawnPart[];
}

export type DrawnPart = DrawnField | DrawnGroup;

export const isDrawnGroup = (part: DrawnPart): part is DrawnGroup => 'group' in part;

/**
 * Everything of a step that may come to be visible, in its order: what is not asked now waits for a script, or stands there
 * with its condition in words. `countOf` says how often a group comes by its `count` field.
 */
export function drawnParts(
  parts: readonly Part[],
  countOf: (path: Path) => number,
  at: { readonly prefix?: Path; readonly item?: string } = {},
): DrawnPart[] {
  const { prefix = '', item = '' } = at;
  const whole = (condition: Condition | undefined) => condition && conditionWithin(condition, item);
  return parts.flatMap((part, index): DrawnPart[] => {
    if (!isGroup(part)) return [{ path: `${prefix}${part.name}`, field: part, when: whole(part.when) }];
    const inner = part.name === undefined ? prefix : `${prefix}${part.name}.`;
    const own = { group: part, when: whole(part.when) };
    if (!part.repeat)
      return [
        { ...own, key: `${inner}${index}`, item: undefined, parts: drawnParts(part.parts, countOf, { prefix: inner, item }) },
      ];
    const { count: countPath } = part.repeat;
    const count = countOf(countPath);
    const itemAt = (name: string | number): DrawnGroup => {
      const path = `${inner}${name}`;
      const number = typeof name === 'number' ? name + 1 : undefined;
      const inside = drawnParts(part.parts, countOf, { prefix: `${path}.`, item: `${path}.` });
      return { ...own, key: path, item: { number, count, countPath }, parts: inside };
    };
    return [...Array(count).keys(), itemMark].map(itemAt);
  });
}

/** Every field among these parts. */
export const fieldsOf = (parts: readonly DrawnPart[]): DrawnField[] =>
  parts.flatMap((part) => (isDrawnGroup(part) ? fieldsOf(part.parts) : [part]));

/** Every group among these parts. */
export const groupsOf = (parts: readonly DrawnPart[]): DrawnGroup[] =>
  parts.filter(isDrawnGroup).flatMap((group) => [group, ...groupsOf(group.parts)]);

/** Every field among these parts, with the groups that it stands in, from the outermost. */
export const placesOf = (
  parts: readonly DrawnPart[],
  within: readonly DrawnGroup[] = [],
): { readonly drawn: DrawnField; readonly within: readonly DrawnGroup[] }[] =>
  parts.flatMap((part) => (isDrawnGroup(part) ? placesOf(part.parts, [...within, part]) : [{ drawn: part, within }]));

/** Every condition among these parts. */
export const conditionsOf = (parts: readonly DrawnPart[]): Condition[] =>
  parts.flatMap((part) => [...(part.when ? [part.when] : []), ...(isDrawnGroup(part) ? conditionsOf(part.parts) : [])]);
