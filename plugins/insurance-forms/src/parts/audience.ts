import type { Field } from '@lectern/forms';
import { choicesOf } from './choices.ts';
import { nl } from './nl.ts';

const groups = {
  business: 'Zakelijk eigenaar',
  private: 'Particulier eigenaar',
  board: 'Bestuurder of beheerder van een kerk, klooster of monument',
  sector: 'Werkzaam in de religieuze sector of de monumentensector',
};

const audience = (choices: Readonly<Record<string, string>>): Field => ({
  kind: 'choice',
  name: 'audience',
  label: nl('Ik ben'),
  choices: choicesOf(choices),
});

/** To which group somebody belongs; the fourth says in which function. */
export const audienceWithRole: readonly Field[] = [
  audience(groups),
  {
    kind: 'text',
    name: 'sectorRole',
    label: nl('Functie in de sector'),
    when: { field: 'audience', is: 'sector' },
    autofill: 'organization-title',
  },
];

/** The same groups, and whoever belongs to none of them. */
export const audienceOrOther: Field = audience({ ...groups, other: 'Anders' });
