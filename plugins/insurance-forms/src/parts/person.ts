import type { ChoiceField, DateField, Field } from '@lectern/forms';
import { choicesOf } from './choices.ts';
import { nl } from './nl.ts';

export const gender: ChoiceField = {
  kind: 'choice',
  name: 'gender',
  label: nl('Geslacht'),
  choices: choicesOf({ male: 'Man', female: 'Vrouw' }),
};

export const birthDate = ({ isOwn = false }: { readonly isOwn?: boolean } = {}): DateField => ({
  kind: 'date',
  name: 'birthDate',
  label: nl('Geboortedatum'),
  range: 'birth',
  ...(isOwn ? { autofill: 'bday' } : {}),
});

/** Initials, infix, surname, birth date and gender. */
export const person = ({ isOwn = false }: { readonly isOwn?: boolean } = {}): readonly Field[] => [
  { kind: 'text', name: 'initials', label: nl('Voorletters'), maxLength: 30 },
  { kind: 'text', name: 'infix', label: nl('Tussenvoegsel'), maxLength: 30, isOptional: true },
  {
    kind: 'text',
    name: 'surname',
    label: nl('Achternaam'),
    maxLength: 100,
    ...(isOwn ? { autofill: 'family-name' } : {}),
  },
  birthDate({ isOwn }),
  gender,
];
