import type { Field, FormDefinition, Group, Part, Path, Step } from './definition.types.ts';
import { isGroup } from './definition.types.ts';

/** A field of a definition where it stands. */
export interface PlacedField {
  /** Its path; of a field in a repeated group with `#` for the number of the item: `persons.#.birthDate`. */
  readonly path: Path;
  readonly field: Field;
  readonly step: Step;
  /** The groups around it, the outermost first. */
  readonly groups: readonly Group[];
}

function within(parts: readonly Part[], prefix: string, step: Step, groups: readonly Group[]): readonly PlacedField[] {
  return parts.flatMap((part) => {
    if (!isGroup(part)) return [{ path: `${prefix}${part.name}`, field: part, step, groups }];
    const own = part.name === undefined ? prefix : `${prefix}${part.name}.${part.repeat ? '#.' : ''}`;
    return within(part.parts, own, step, [...groups, part]);
  });
}

const fieldsOfStep = (step: Step): readonly PlacedField[] => within(step.parts, '', step, []);

/** The fields of a form, in their order. */
export const everyField = (form: Pick<FormDefinition, 'steps'>): readonly PlacedField[] => form.steps.flatMap(fieldsOfStep);

/** A path of an answer as that of its field: `persons.2.birthDate` as `persons.#.birthDate`. */
export const patternOf = (path: Path): Path => path.replaceAll(/\.(?:0|[1-9]\d{0,2})(?=\.)/g, '.#');
