import { conditionWithin, holds, pathsOf, pathWithin } from '../conditions.ts';
import type { Condition, Field, FormDefinition, Path, Step } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import type { PlacedField } from '../every-field.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';
import { usesOf } from './form-uses.ts';

/** More combinations of answers than these are not tried: the place counts as one that can be reached. */
const mostTries = 20_000;

type Value = string | readonly string[] | undefined;

const subsets = (values: readonly string[]): readonly (readonly string[])[] =>
  values.reduce<readonly (readonly string[])[]>((sets, value) => [...sets, ...sets.map((set) => [...set, value])], [[]]);

/** The answers that conditions can tell apart: no answer, each that one of them names, and another. */
function domainOf(field: Field, compared: readonly string[]): readonly Value[] {
  const named = [...new Set(compared)];
  if (field.kind === 'choices') return subsets(named);
  const others = 'choices' in field ? field.choices.map(({ value }) => value).filter((value) => !named.includes(value)) : ['\0'];
  return [undefined, ...named, ...others.slice(0, 1)];
}

const itemOf = ({ path }: PlacedField): string => (path.includes('#') ? path.slice(0, path.indexOf('#') + 2) : '');

/** The conditions under which a field is visible, each with whole paths. */
const chainOf = (placed: PlacedField): readonly Condition[] =>
  [...placed.groups, placed.field].flatMap(({ when }) => (when ? [conditionWithin(when, itemOf(placed))] : []));

interface Reach {
  readonly fields: ReadonlyMap<Path, PlacedField>;
  readonly compared: ReadonlyMap<Path, readonly string[]>;
}

/** The fields on which it depends whether one is visible, those first that others depend on. */
const dependsOn = (placed: PlacedField, fields: Reach['fields'], seen = new Set<Path>()): readonly PlacedField[] =>
  chainOf(placed)
    .flatMap(pathsOf)
    .flatMap((path) => {
      const other = fields.get(path);
      if (!other || seen.has(path)) return [];
      seen.add(path);
      return [...dependsOn(other, fields, seen), other];
    });

/** Whether any answers to the fields on which it depends make a field visible. */
function canBeVisible(placed: PlacedField, reach: Reach): boolean {
  const chain = chainOf(placed);
  const variables = dependsOn(placed, reach.fields);
  const domains = variables.map(({ path, field }) => domainOf(field, reach.compared.get(path) ?? []));
  const tries = domains.reduce((product, { length }) => product * length, 1);
  if (tries > mostTries) return true;
  const values = new Map<Path, Value>();
  const isTrue = (condition: Condition): boolean => holds(condition, (path) => values.get(path));
  const tryFrom = (place: number): boolean => {
    const variable = variables[place];
    if (!variable) return chain.every(isTrue);
    // A hidden field has no answer.
    const domain = chainOf(variable).every(isTrue) ? (domains[place] ?? []) : [undefined];
    return domain.some((value) => {
      values.set(variable.path, value);
      const isReached = tryFrom(place + 1);
      values.delete(variable.path);
      return isReached;
    });
  };
  return tryFrom(0);
}

/** Fields that no answers make visible, and steps that hold no others. */
export function checkReach(form: FormDefinition): readonly Found[] {
  const placed = everyField(form);
  const compared = new Map<Path, string[]>();
  for (const { path, item, values } of usesOf(form)) {
    const whole = pathWithin(path, item);
    compared.set(whole, [...(compared.get(whole) ?? []), ...values]);
  }
  const reach = { fields: new Map(placed.map((each) => [each.path, each])), compared };
  const hidden = placed.filter((each) => !canBeVisible(each, reach));
  const isEmpty = (step: Step): boolean =>
    placed.every((each) => each.step.id !== step.id || each.field.kind === 'calculated' || hidden.includes(each));
  const empty = form.steps.filter(isEmpty);
  return [
    ...empty.map(({ id }) => found(`step ${id}`, 'can never be reached: nothing of it is ever visible')),
    ...hidden
      .filter(({ step }) => !empty.some(({ id }) => id === step.id))
      .map(({ path }) => found(`field ${path}`, 'can never be visible')),
  ];
}
