import type { FormDefinition, Group, Part, Path } from '../definition.types.ts';
import { isGroup } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';

const fieldName = /^[a-z][a-zA-Z0-9]{0,39}$/;
const idOf = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface PlacedGroup {
  readonly path: Path;
  readonly group: Group;
}

const groupsIn = (parts: readonly Part[], prefix = ''): readonly PlacedGroup[] =>
  parts.filter(isGroup).flatMap((group) => {
    const path = group.name === undefined ? prefix : `${prefix}${group.name}.`;
    return [{ path: path.slice(0, -1), group }, ...groupsIn(group.parts, path)];
  });

/** The groups of a form that have a name, or should have one, by their path. */
export const everyGroup = ({ steps }: Pick<FormDefinition, 'steps'>): readonly PlacedGroup[] =>
  steps.flatMap(({ parts }) => groupsIn(parts));

const twice = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

/** Names, ids and numbers that addresses, controls and references are made of. */
export function checkNames(form: FormDefinition): readonly Found[] {
  const fields = everyField(form);
  const named = everyGroup(form).filter(({ group }) => group.name !== undefined);
  const groupPaths = new Set(named.map(({ path }) => path));
  return [
    ...(idOf.test(form.id) ? [] : [found('', 'its id holds more than lower-case letters, digits and hyphens')]),
    ...(/^[A-Z]{2,5}$/.test(form.prefix) ? [] : [found('', 'its prefix is not of two to five capital letters')]),
    ...(Number.isSafeInteger(form.version) && form.version > 0 ? [] : [found('', 'its version is no whole number from 1')]),
    ...form.steps
      .filter(({ id }) => !idOf.test(id))
      .map(({ id }) => found(`step ${id}`, 'its id holds more than lower-case letters, digits and hyphens')),
    ...twice(form.steps.map(({ id }) => id)).map((id) => found(`step ${id}`, 'stands there twice')),
    ...fields
      .filter(({ field }) => !fieldName.test(field.name))
      .map(({ path }) => found(`field ${path}`, 'its name is not of letters and digits, beginning with a small letter')),
    ...named
      .filter(({ group }) => !fieldName.test(group.name ?? ''))
      .map(({ path }) => found(`group ${path}`, 'its name is not of letters and digits, beginning with a small letter')),
    ...twice(fields.map(({ path }) => path)).map((path) => found(`field ${path}`, 'stands there twice')),
    ...fields.filter(({ path }) => groupPaths.has(path)).map(({ path }) => found(`field ${path}`, 'has the name of a group')),
  ];
}
