import type { Field, FormDefinition, Path } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import { everyGroup } from './check-names.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';
import { usesOf } from './form-uses.ts';
import type { FieldUse } from './form-uses.ts';

interface Placed {
  readonly field: Field;
  readonly number: number;
}

/** What a condition can never see of a field. */
function valueFault(field: Field, values: readonly string[]): string | undefined {
  if ('choices' in field) {
    const unknown = values.find((value) => !field.choices.some((choice) => choice.value === value));
    return unknown === undefined ? undefined : `is compared with ${unknown}, which is no choice of it`;
  }
  if (field.kind !== 'count') return undefined;
  const unknown = values.find((value) => !/^(0|[1-9]\d*)$/.test(value) || Number(value) < field.min || Number(value) > field.max);
  return unknown === undefined ? undefined : `is compared with ${unknown}, which it never is`;
}

/** What is wrong with a field for such a use; half a sentence that follows its path. */
function kindFault(field: Field, { as, values }: FieldUse): string | undefined {
  const { kind } = field;
  if (as === 'told') return kind === 'calculated' ? 'is never asked, so that nobody reads an error there' : undefined;
  if (as === 'repeat' || as === 'number') return kind === 'count' ? undefined : 'is no count';
  if (as === 'date') return kind === 'date' ? undefined : 'is no date';
  if (kind === 'files' || kind === 'signature') return 'has no text to compare';
  if (as === 'condition' && kind === 'calculated' && field.isSilent) return 'is silent: only rules can ask for it';
  return valueFault(field, values);
}

function faultOf(use: FieldUse, fields: ReadonlyMap<Path, Placed>, repeated: ReadonlySet<Path>): string | undefined {
  const { path, item, before, as } = use;
  if (as === 'items') return repeated.has(path) ? undefined : `counts ${path}, which is no repeated group`;
  if (path.startsWith('.') && item === '') return `asks for ${path}, which begins with a dot outside of a repeated group`;
  const placed = fields.get(path.startsWith('.') ? `${item}${path.slice(1)}` : path);
  if (!placed) return `asks for ${path}, which is no field of the form`;
  if (placed.number >= before) return `asks for ${path}, which comes later`;
  const fault = kindFault(placed.field, use);
  return fault === undefined ? undefined : `asks for ${path}, which ${fault}`;
}

/** Conditions, rules, repeats and calculations that ask for what is not there, comes later, or is of another kind. */
export function checkUses(form: FormDefinition): readonly Found[] {
  const fields = new Map(everyField(form).map(({ path, field }, number) => [path, { field, number }]));
  const repeated = new Set(everyGroup(form).flatMap(({ path, group }) => (group.repeat ? [path] : [])));
  return usesOf(form).flatMap((use) => {
    const fault = faultOf(use, fields, repeated);
    return fault === undefined ? [] : [found(use.place, fault)];
  });
}

/** Repeated groups that cannot be, and groups of all or none without a choice. */
export function checkGroups(form: FormDefinition): readonly Found[] {
  const nested = everyField(form).filter(({ groups }) => groups.filter(({ repeat }) => repeat).length > 1);
  return [
    ...everyGroup(form).flatMap(({ path, group }) => [
      ...(group.repeat && group.name === undefined ? [found(`group ${path}`, 'is repeated and has no name')] : []),
      ...(group.parts.length === 0 ? [found(`group ${path}`, 'has no parts')] : []),
    ]),
    ...nested.map(({ path }) => found(`field ${path}`, 'is in a repeated group within another')),
  ];
}
