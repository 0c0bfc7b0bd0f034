import type { Field, FormDefinition } from '../definition.types.ts';
import { everyField } from '../every-field.ts';
import type { PlacedField } from '../every-field.ts';
import { found } from './form-fault.ts';
import type { Found } from './form-fault.ts';

/** The tokens of HTML's `autocomplete` that forms use. */
const autofills = new Set(
  (
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title organization ' +
    'street-address address-line1 address-line2 address-line3 address-level1 address-level2 postal-code country country-name ' +
    'email tel tel-national bday sex url language'
  ).split(' '),
);

const twice = (values: readonly string[]): string | undefined => values.find((value, place) => values.indexOf(value) !== place);

function faultsOf(field: Field, sentences: FormDefinition['sentences']): readonly string[] {
  const faults: (string | false | undefined)[] = [];
  if ('choices' in field) {
    const double = twice(field.choices.map(({ value }) => value));
    faults.push(
      field.choices.length === 0 && 'has no choices',
      double !== undefined && `has the choice ${double} twice`,
      field.choices.some(({ value }) => !/^[\w-]{1,60}$/.test(value)) &&
        'has a choice whose value is not of letters, digits and hyphens',
    );
  }
  if (field.kind === 'count') faults.push(!(field.min >= 0 && field.min <= field.max) && 'has a least number above its greatest');
  if (field.kind === 'date')
    faults.push(field.minAge !== undefined && field.range !== 'birth' && 'has a least age and is no date of birth');
  if (field.kind === 'files')
    faults.push(
      !(field.maxSize > 0) && 'takes no byte',
      field.types?.length === 0 && 'takes no kind of file',
      field.tooLarge !== undefined &&
        !Object.hasOwn(sentences ?? {}, field.tooLarge) &&
        `names the sentence ${field.tooLarge}, which the form has not`,
    );
  if ('maxLength' in field) faults.push(!((field.maxLength ?? 1) > 0) && 'takes no character');
  if (field.autofill !== undefined)
    faults.push(!autofills.has(field.autofill) && `has ${field.autofill}, which is no token of autocomplete`);
  return faults.filter((fault) => typeof fault === 'string');
}

/** What the rules of fields say that cannot be. */
export function checkFieldRules(form: FormDefinition): readonly Found[] {
  const others = ({ path, field }: PlacedField): readonly Found[] =>
    field.autofill !== undefined && path.includes('#')
      ? [found(`field ${path}`, 'is filled by the browser for every item, though only one of them can be who fills in the form')]
      : [];
  return everyField(form).flatMap((placed) => [
    ...faultsOf(placed.field, form.sentences).map((what) => found(`field ${placed.path}`, what)),
    ...others(placed),
  ]);
}
