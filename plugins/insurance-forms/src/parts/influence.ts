import type { Field, Part } from '@lectern/forms';
import { isYes, yesNo } from './choices.ts';
import { nl } from './nl.ts';

/** A question, and what to tell where the answer is yes. */
const question = (name: string, label: string, details: string): readonly Field[] => [
  yesNo(name, label),
  { kind: 'lines', name: `${name}Details`, label: nl(details), when: isYes(`influence.${name}`) },
];

/** Who else has a say in the organisation. */
export const influence: Part = {
  name: 'influence',
  parts: [
    ...question(
      'deciders',
      'Zijn er anderen die invloed hebben op de besluiten van uw organisatie?',
      'Namen, geboortedata en organisaties van deze personen',
    ),
    ...question(
      'financiers',
      'Zijn er buitenlandse financiers met zeggenschap over uw organisatie?',
      'Informatie over deze financiers en hun zeggenschap',
    ),
    ...question(
      'cooperation',
      'Werkt uw organisatie samen met anderen op een manier die haar onafhankelijkheid kan beperken?',
      'Informatie over deze samenwerking',
    ),
  ],
};
