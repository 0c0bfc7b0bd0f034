import type { FormDefinition } from '../definition.types.ts';
import { checkFieldRules } from './check-field-rules.ts';
import { checkNames } from './check-names.ts';
import { checkOffice } from './check-office.ts';
import { checkReach } from './check-reach.ts';
import { checkGroups, checkUses } from './check-uses.ts';
import { checkWords } from './check-words.ts';
import { found } from './form-fault.ts';
import type { FormFault, Found } from './form-fault.ts';

/** What of a value JSON would lose or change; undefined where it survives. */
function lostIn(value: unknown, path: string): string | undefined {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [name, inner] of Object.entries(value)) {
    const lost = lostIn(inner, path === '' ? name : `${path}.${name}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** What a form lacks so much that nothing else can be looked at. */
function shapeFaults(form: FormDefinition): readonly Found[] {
  const { languages, steps, recipients, searchable } = form as Partial<FormDefinition>;
  const lost = lostIn(form, '');
  return [
    ...(lost === undefined ? [] : [found('', `${lost} does not survive JSON`)]),
    ...(languages?.[0] === undefined ? [found('', 'has no languages')] : []),
    ...(steps?.[0] === undefined ? [found('', 'has no steps')] : []),
    ...(recipients ? [] : [found('', 'has no recipients')]),
    ...(searchable ? [] : [found('', 'has no searchable fields')]),
    ...(steps ?? [])
      .filter(({ parts }) => !Array.isArray(parts) || parts.length === 0)
      .map(({ id }) => found(`step ${id}`, 'has no parts')),
  ];
}

/** Everything that is wrong with a form, in the order in which one would look for it; nothing for one that can be used. */
export function checkForm(form: FormDefinition): readonly FormFault[] {
  const shape = shapeFaults(form);
  const uses = shape.length > 0 ? [] : checkUses(form);
  const faults =
    shape.length > 0
      ? shape
      : [
          ...checkNames(form),
          ...checkGroups(form),
          ...uses,
          ...checkFieldRules(form),
          ...checkWords(form),
          ...checkOffice(form),
          // What asks for nothing that there is cannot be weighed.
          ...(uses.length > 0 ? [] : checkReach(form)),
        ];
  return faults.map((fault) => ({ form: form.id, ...fault }));
}

/** The same of all forms of a site, and ids and prefixes that two of them share. */
export function checkForms(forms: readonly FormDefinition[]): readonly FormFault[] {
  const isTaken = (name: 'id' | 'prefix') => (form: FormDefinition, place: number) =>
    forms.findIndex((other) => other[name] === form[name]) < place;
  return [
    ...forms.filter(isTaken('id')).map(({ id }) => ({ form: id, place: '', what: 'has the id of another form' })),
    ...forms
      .filter(isTaken('prefix'))
      .map(({ id, prefix }) => ({ form: id, place: '', what: `has the prefix ${prefix} of another form` })),
    ...forms.flatMap(checkForm),
  ];
}
