import fc from 'fast-check';
import type { DateField, TextField } from './definition.types.ts';
import type { AskedField } from './read-field.ts';

/** What is sent for a field. */
export interface FieldCase {
  readonly field: AskedField;
  readonly texts: readonly string[];
}

export const today = '2026-11-27';
const label = { en: 'A' };

export const line: TextField = { kind: 'text', name: 'a', label };
export const lines: TextField = { kind: 'lines', name: 'a', label };
export const textField = (kind: TextField['kind'], more: Partial<TextField> = {}): TextField => ({ ...line, ...more, kind });

/** Text with all that makes trouble. */
export const trouble = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\r\n', '\u202e', '\ud800', '\u00a0', '\u200b', '\t', ' ', 'é', '=', '<'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** As many letters as a field has room for, fewer and more. */
export const lengths = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([maxLength, length]) => ({ field: { ...line, maxLength }, texts: ['x'.repeat(length)], maxLength, length }));

interface DayCase extends FieldCase {
  readonly field: DateField;
  readonly date: string;
}

/** Days from long ago to years ahead, as they are typed, for every range. */
export const days: fc.Arbitrary<DayCase> = fc
  .tuple(
    fc.integer({ min: -130 * 366, max: 3 * 366 }),
    fc.constantFrom(undefined, 'birth', 'past', 'future'),
    fc.option(fc.constant(18), { nil: undefined }),
  )
  .map(([offset, range, age]) => {
    const date = new Date(Date.UTC(2026, 10, 27 + offset)).toISOString().slice(0, 10);
    const minAge = range === 'birth' ? age : undefined;
    const field: DateField = { kind: 'date', name: 'a', label, ...(range ? { range } : {}), ...(minAge ? { minAge } : {}) };
    return { field, texts: [date.split('-').map(Number).toReversed().join('/')], date };
  });

/** Whole numbers around those from 1 to 10, as they are typed. */
export const counts = fc.tuple(fc.integer({ min: -20, max: 200 }), fc.nat({ max: 3 })).map(([number, noughts]) => ({
  field: { kind: 'count', name: 'a', label, min: 1, max: 10 } as const,
  texts: [` ${number < 0 ? String(number) : `${'0'.repeat(noughts)}${number}`} `],
  number,
}));

export const choiceValues = ['a', 'b', 'c', 'd'];

/** Choices that there are and others, for a field that takes one and for one that takes several. */
export const choices = fc
  .tuple(fc.constantFrom('choice', 'choices'), fc.array(fc.constantFrom(...choiceValues, '', 'A', 'toString')))
  .map(([kind, texts]) => ({
    field: { kind, name: 'a', label, choices: choiceValues.map((value) => ({ value, label })) },
    texts,
  }));

/** By the rules of the Netherlands: what is typed, what is kept of it, or why nothing is. */
export const dutchCases: readonly (readonly [field: TextField, text: string, kept: string | undefined, code?: string])[] = [
  [textField('email'), ' jan@example.com ', 'jan@example.com'],
  [textField('email'), 'jan@kerk', undefined, 'FO_01'],
  [textField('phone'), ' 06  12345678', '06 12345678'],
  [textField('phone'), '0900 1234', undefined, 'FO_03'],
  [textField('phone'), '0123456789', undefined, 'FO_02'],
  [textField('postcode'), '1234\u00a0ab', '1234 AB'],
  [textField('postcode'), '1234 SS', undefined, 'FO_04'],
  [textField('street'), 'Dorpsstraat 12a', 'Dorpsstraat 12a'],
  [textField('street'), 'Dorpsstraat', undefined, 'FO_05'],
  [textField('street'), 'Postbus 12', 'Postbus 12'],
  [textField('street', { refusesPoBox: true }), 'Postbus 12', undefined, 'FO_06'],
  [textField('chamber-number'), '0123.4567', '01234567'],
  [textField('chamber-number'), '1234567', undefined, 'FO_07'],
  [textField('number-of-ours'), 'R-12/3.a b', 'R-12/3.a b'],
  [textField('number-of-ours'), '...', undefined, 'FO_08'],
  [textField('number-of-ours'), '=1+1', undefined, 'FO_08'],
  [textField('number-of-ours'), '1'.repeat(30), '1'.repeat(30)],
  [textField('number-of-ours'), '1'.repeat(31), undefined, 'FO_08'],
  [textField('number-of-ours', { maxLength: 5 }), '123456', undefined, 'FO_08'],
];

/** Every kind of text, with what is right for one of them, a little of it changed, and what makes trouble. */
const dutch = fc
  .tuple(fc.constantFrom(...dutchCases), fc.constantFrom(...dutchCases), fc.oneof(fc.constant(''), trouble), fc.boolean())
  .map(([[field], [, text], more, isOptional]) => ({
    field: isOptional ? { ...field, isOptional: true as const } : field,
    texts: [text + more],
  }));

/** What is sent, by what it is about: all of it is judged by `checkField`, wherever that runs. */
export const fieldCases: Readonly<Record<string, fc.Arbitrary<FieldCase>>> = {
  text: fc.tuple(fc.constantFrom(line, lines), trouble).map(([field, text]) => ({ field, texts: [text] })),
  lengths,
  days,
  counts,
  choices,
  dutch,
};
