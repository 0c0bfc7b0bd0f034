import type { FieldError } from '@lectern/core';
import type { FormDefinition, Path } from '../../definition/definition.types.ts';
import { everyField, patternOf } from '../../definition/every-field.ts';

interface Unasked {
  /** Paths of items of repeated groups that nobody could answer yet: `persons.1`. */
  readonly asked: readonly Path[];
  /** Those that are not of these items. */
  readonly errors: readonly FieldError[];
}

const itemOf = (path: Path): Path | undefined => /^(.+\.\d+)\./.exec(path)?.[1];

const isWithin = ({ property = '' }: FieldError, item: Path): boolean => property.startsWith(`${item}.`);

/** Groups that have a control which every page sends, even empty, wherever an item of theirs stands: by the path of an item. */
const tellingItems = (form: FormDefinition): ReadonlySet<Path> =>
  new Set(
    everyField(form).flatMap(({ path, field, groups }) => {
      const isTyped = !('choices' in field) && field.kind !== 'files' && field.kind !== 'calculated';
      const inside = groups.slice(groups.findIndex(({ repeat }) => repeat) + 1);
      const end = path.lastIndexOf('#');
      return end > 0 && isTyped && [field, ...inside].every(({ when }) => !when) ? [path.slice(0, end + 1)] : [];
    }),
  );

/**
 * Tells what is wrong from what was not asked yet. Without a script a page has as many items of a group as were counted when
 * it was drawn: whoever counts more of them is asked for those, and not told that they are missing. `names`: what was sent.
 */
export function splitUnasked(form: FormDefinition, errors: readonly FieldError[], names: readonly Path[]): Unasked {
  const telling = tellingItems(form);
  const items = new Set(errors.flatMap(({ property = '' }) => itemOf(property) ?? []));
  const asked = [...items].filter(
    (item) => telling.has(patternOf(`${item}.`).slice(0, -1)) && !names.some((name) => name.startsWith(`${item}.`)),
  );
  return { asked, errors: errors.filter((error) => !asked.some((item) => isWithin(error, item))) };
}
