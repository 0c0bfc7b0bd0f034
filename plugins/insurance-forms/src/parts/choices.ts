import type { Choice, ChoiceField, Condition, Path } from '@lectern/forms';
import { nl } from './nl.ts';

/** Choices from their values and labels. */
export const choicesOf = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: nl(label) }));

type Extra = Pick<ChoiceField, 'hint' | 'when' | 'isOptional'>;

/** A question to which the answer is yes or no. */
export const yesNo = (name: string, label: string, extra: Extra = {}): ChoiceField => ({
  kind: 'choice',
  name,
  label: nl(label),
  choices: choicesOf({ yes: 'Ja', no: 'Nee' }),
  ...extra,
});

export const isYes = (field: Path): Condition => ({ field, is: 'yes' });
export const isNo = (field: Path): Condition => ({ field, is: 'no' });
