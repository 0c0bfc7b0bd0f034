import type { ChoiceField, Condition } from '@lectern/forms';
import { choicesOf } from './choices.ts';
import { nl } from './nl.ts';

/** What somebody else may do with an insurance. */
export const authority = (name: string, label: string, none: string): ChoiceField => ({
  kind: 'choice',
  name,
  label: nl(label),
  choices: choicesOf({ change: 'Bekijken en wijzigen', view: 'Alleen bekijken', none }),
});

/** Somebody may do something. */
export const hasAuthority = (field: string): Condition => ({ field, in: ['change', 'view'] });
