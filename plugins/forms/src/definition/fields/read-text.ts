import { chamberNumber, email, hasHouseNumber, isPoBox, phone, postcode } from '@lectern/dutch';
import { cleanLine, cleanText, isPlainText } from '../clean-text.ts';
import type { TextField } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';

/** Characters that an answer may have where the field says nothing. */
const longestText = (field: TextField): number => field.maxLength ?? (field.kind === 'lines' ? 5000 : 255);

const longestNumber = 30;

type Rule = (text: string, field: TextField) => Reading<string>;

const or =
  (rule: (text: string) => string | undefined, code: 'FO_01' | 'FO_04' | 'FO_07'): Rule =>
  (text) => {
    const answer = rule(text);
    return answer === undefined ? refused(code) : { answer };
  };

const asIs: Rule = (text) => ({ answer: text });

/** The answer is as it was typed: whoever reads it knows it by that. `searchKey` has the one form of it. */
const readPhone: Rule = (text) => {
  const read = phone(text);
  return 'value' in read ? { answer: text } : refused(read.fault === 'premium' ? 'FO_03' : 'FO_02');
};

const readStreet: Rule = (text, field) => {
  if (field.refusesPoBox && isPoBox(text)) return refused('FO_06');
  return hasHouseNumber(text) ? { answer: text } : refused('FO_05');
};

const readNumberOfOurs: Rule = (text, field) => {
  const max = field.maxLength ?? longestNumber;
  const isNumber = /^[A-Za-z0-9 ./-]+$/.test(text) && /[A-Za-z0-9]/.test(text) && text.length <= max;
  return isNumber ? { answer: text } : refused('FO_08', { max });
};

const rules: Readonly<Record<TextField['kind'], Rule>> = {
  text: asIs,
  lines: asIs,
  email: or(email, 'FO_01'),
  phone: readPhone,
  postcode: or(postcode, 'FO_04'),
  street: readStreet,
  'chamber-number': or(chamberNumber, 'FO_07'),
  'number-of-ours': readNumberOfOurs,
};

/** A text by the rule of its kind. */
export function readText(field: TextField, sent: string): Reading<string> {
  const isLines = field.kind === 'lines';
  const text = isLines ? cleanText(sent) : cleanLine(sent);
  if (text === '') return {};
  if (!isPlainText(text, isLines)) return refused('FO_18');
  const max = longestText(field);
  if (text.length > max && field.kind !== 'number-of-ours') return refused('FO_17', { max });
  return rules[field.kind](text, field);
}
