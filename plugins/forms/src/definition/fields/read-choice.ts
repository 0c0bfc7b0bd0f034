import type { ChoiceField } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';

/** One choice, or several in the order of the field. An empty one is none. */
export function readChoice(field: ChoiceField, sent: readonly string[]): Reading<string | readonly string[]> {
  const chosen = new Set(sent.filter((value) => value !== ''));
  if (chosen.size === 0) return {};
  const known = field.choices.map(({ value }) => value).filter((value) => chosen.has(value));
  if (known.length < chosen.size) return refused('FO_16');
  if (field.kind === 'choices') return { answer: known };
  const [answer, ...others] = known;
  return answer === undefined || others.length > 0 ? refused('FO_19') : { answer };
}
