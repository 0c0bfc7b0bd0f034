import type { Group, Rule } from '@lectern/forms';
import { address } from './address.ts';
import { choicesOf, isNo, isYes, yesNo } from './choices.ts';
import { nl } from './nl.ts';
import { person } from './person.ts';
import { reach } from './reach.ts';

/** The most persons that one form takes. */
export const mostPersons = 10;

const underAge = Array.from({ length: 18 }, (_, age) => String(age));

const rules: readonly Rule[] = [
  {
    must: { not: { all: [isNo('.isAuthorised'), isNo('.isBeneficialOwner')] } },
    at: '.isBeneficialOwner',
    text: nl('Noem hier alleen personen die tekenbevoegd zijn, uiteindelijk belanghebbende, of allebei'),
  },
  {
    must: { not: { all: [isYes('.isAuthorised'), { field: '.age', in: underAge }] } },
    at: '.birthDate',
    text: nl('Een tekenbevoegde moet ten minste 18 jaar oud zijn'),
  },
  {
    must: {
      not: {
        all: [
          { field: '.jointly', is: 'joint' },
          { field: 'authorisedCount', in: ['0', '1'] },
        ],
      },
    },
    at: '.jointly',
    text: nl('Wie gezamenlijk bevoegd is, tekent met een ander: noem ten minste twee tekenbevoegden'),
  },
];

/** Whoever may sign for an organisation, or owns it in the end: as many as `personCount` says. */
export const signatories: Group = {
  name: 'persons',
  repeat: { count: 'personCount', title: nl('Persoon {number} van {count}') },
  parts: [
    ...person(),
    { kind: 'calculated', name: 'age', label: nl('Leeftijd'), value: { age: '.birthDate' }, isSilent: true },
    ...address(),
    ...reach({ isOwn: false }),
    yesNo('isAuthorised', 'Is deze persoon tekenbevoegd?'),
    {
      kind: 'choice',
      name: 'basis',
      label: nl('Waaruit blijkt de bevoegdheid?'),
      choices: choicesOf({
        chamber: 'Inschrijving bij de Kamer van Koophandel',
        law: 'Wet- en regelgeving',
        other: 'Anders',
      }),
      when: isYes('.isAuthorised'),
    },
    { kind: 'text', name: 'basisOther', label: nl('Namelijk'), when: { field: '.basis', is: 'other' } },
    {
      kind: 'choice',
      name: 'jointly',
      label: nl('Is deze persoon zelfstandig of gezamenlijk bevoegd?'),
      hint: nl('Gezamenlijk bevoegden moeten allemaal instemmen met een wijziging'),
      choices: choicesOf({ independent: 'Zelfstandig', joint: 'Gezamenlijk' }),
      when: isYes('.isAuthorised'),
    },
    yesNo('isBeneficialOwner', 'Is deze persoon ook uiteindelijk belanghebbende (UBO)?', {
      hint: nl(
        'Een uiteindelijk belanghebbende heeft 25% of meer van de aandelen, of heeft het op een andere manier voor het ' +
          'zeggen. Heeft niemand dat, zoals bij veel kerken en stichtingen, dan zijn het de bestuurders.',
      ),
    }),
  ],
  rules,
};
