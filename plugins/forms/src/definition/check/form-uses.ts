import { pathsOf } from '../conditions.ts';
import type { CalculatedField, Condition, Field, FormDefinition, Group, Part, Path, Rule } from '../definition.types.ts';
import { isGroup } from '../definition.types.ts';

/** A place of a form that asks for the answer of a field. */
export interface FieldUse {
  /** As faults name it: `field risk.postcode`. */
  readonly place: string;
  /** As it is written, `.birthDate`, and before it, in a repeated group, the path of the item: `persons.#.`. */
  readonly path: Path;
  readonly item: Path;
  /** How many fields of the form stand before this place. */
  readonly before: number;
  readonly as: 'condition' | 'rule' | 'told' | 'repeat' | 'items' | 'number' | 'date';
  /** What a condition compares the answer with. */
  readonly values: readonly string[];
}

type Comparison = Readonly<Record<Path, readonly string[]>>;

/** The values that a condition compares each path with. */
function comparedIn(condition: Condition): Comparison {
  if ('is' in condition) return { [condition.field]: [condition.is] };
  if ('in' in condition) return { [condition.field]: condition.in };
  const parts = 'not' in condition ? [condition.not] : 'all' in condition ? condition.all : condition.any;
  const merged: Record<Path, string[]> = {};
  for (const [path, values] of parts.flatMap((part) => Object.entries(comparedIn(part)))) (merged[path] ??= []).push(...values);
  return merged;
}

type At = Pick<FieldUse, 'place' | 'item' | 'before'>;

function usesOfCondition(condition: Condition | undefined, at: At, as: 'condition' | 'rule'): readonly FieldUse[] {
  if (!condition) return [];
  const compared = comparedIn(condition);
  return [...new Set(pathsOf(condition))].map((path) => ({ ...at, path, as, values: compared[path] ?? [] }));
}

const usesOfRules = (rules: readonly Rule[] = [], at: At): readonly FieldUse[] =>
  rules.flatMap((rule) => [...usesOfCondition(rule.must, at, 'rule'), { ...at, path: rule.at, as: 'told', values: [] }]);

function usesOfValue({ value }: CalculatedField, at: At): readonly FieldUse[] {
  const use = (path: Path, as: FieldUse['as']): FieldUse => ({ ...at, path, as, values: [] });
  if ('sum' in value) return value.sum.map((path) => use(path, 'number'));
  if ('age' in value) return [value.age, ...(value.on === undefined ? [] : [value.on])].map((path) => use(path, 'date'));
  const item = `${value.count}.#.`;
  return [use(value.count, 'items'), ...usesOfCondition(value.when, { ...at, item }, 'rule')];
}

/** Every place of a form that asks for an answer, in the order of the form. */
export function usesOf({ steps, recipients }: FormDefinition): readonly FieldUse[] {
  const uses: FieldUse[] = [];
  let before = 0;

  const visitField = (field: Field, prefix: string, item: Path): void => {
    const at = { place: `field ${prefix}${field.name}`, item, before };
    uses.push(...usesOfCondition(field.when, at, 'condition'));
    if (field.kind === 'calculated') uses.push(...usesOfValue(field, at));
    before += 1;
  };

  /** Rules wait for the end of the step. */
  const visitGroup = (group: Group, prefix: string, item: Path): readonly Omit<FieldUse, 'before'>[] => {
    const path = group.name === undefined ? prefix : `${prefix}${group.name}.`;
    const place = `group ${path.slice(0, -1)}`;
    uses.push(...usesOfCondition(group.when, { place, item, before }, 'condition'));
    if (group.repeat) uses.push({ place, item, before, path: group.repeat.count, as: 'repeat', values: [] });
    const inner = group.repeat ? `${path}#.` : path;
    const own = group.repeat ? inner : item;
    return [...usesOfRules(group.rules, { place, item: own, before }), ...visit(group.parts, inner, own)];
  };

  const visit = (parts: readonly Part[], prefix: string, item: Path): readonly Omit<FieldUse, 'before'>[] =>
    parts.flatMap((part) => {
      if (isGroup(part)) return visitGroup(part, prefix, item);
      visitField(part, prefix, item);
      return [];
    });

  for (const step of steps) {
    const rules = visit(step.parts, '', '');
    uses.push(...rules.map((use) => ({ ...use, before })));
    uses.push(...usesOfRules(step.rules, { place: `step ${step.id}`, item: '', before }));
  }
  const office = (email: string): At => ({ place: `recipient ${email}`, item: '', before });
  uses.push(...recipients.flatMap(({ email, when }) => usesOfCondition(when, office(email), 'condition')));
  return uses;
}
