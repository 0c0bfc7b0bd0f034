import { expect } from 'chai';
import fc from 'fast-check';
import { checkField } from './check-field.ts';
import { cleanText } from './clean-text.ts';
import type { Field, TextField } from './definition.types.ts';
import { formTexts } from './form-texts.ts';
import { readField } from './read-field.ts';
import type { AskedField } from './read-field.ts';

const today = '2026-11-27';
const label = { en: 'A' };
const cases = { numRuns: 200 };
const lines: TextField = { kind: 'lines', name: 'a', label };
const line: TextField = { kind: 'text', name: 'a', label };
const field = (kind: TextField['kind'], more: Partial<TextField> = {}): TextField => ({ ...line, ...more, kind });

const read = (asked: AskedField, text: string) => readField(asked, { texts: [text], files: [] }, today);
const code = (asked: AskedField, text: string): string | undefined => read(asked, text).fault?.code;
const answer = (asked: AskedField, text: string) => read(asked, text).answer;

/** Character by character, as one would explain it. */
function plain(text: string, keepsLines: boolean): boolean {
  for (const character of text) {
    const number = character.codePointAt(0) ?? 0;
    const isControl = number < 32 || (number >= 127 && number < 160);
    if (isControl && !(keepsLines && (character === '\n' || character === '\t'))) return false;
    if ((number >= 0x202a && number <= 0x202e) || (number >= 0x2066 && number <= 0x2069)) return false;
    if (number >= 0xd800 && number <= 0xdfff) return false;
  }
  return true;
}

/** Text with all that makes trouble. */
const trouble = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\r\n', '\u202e', '\ud800', '\u00a0', '\u200b', '\t', ' ', 'é', '=', '<'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('the verdict on a field', () => {
  it('takes text that people write and nothing else', () => {
    fc.assert(
      fc.property(trouble, (text) => {
        const clean = cleanText(text);
        for (const [asked, keepsLines] of [
          [line, false],
          [lines, true],
        ] as const) {
          const expected = clean === '' ? undefined : plain(clean, keepsLines) ? undefined : 'FO_18';
          expect(code(asked, text)).to.equal(expected);
        }
        const kept = answer(lines, text);
        if (typeof kept === 'string') {
          expect(kept).to.match(/^\S/u).and.match(/\S$/u);
          expect(answer(lines, kept), 'once more').to.equal(kept);
        }
      }),
      { numRuns: 1000 },
    );
    expect(answer(lines, ' a\r\nb\rc\u2028d ')).to.equal('a\nb\nc\nd');
    expect(answer(line, 'Jan\u00a0\u2003 de\u00ad Vries\n')).to.equal('Jan de Vries');
    expect(['a\nb', 'a\rb', 'a\tb', 'a\0b'].map((text) => code(line, text))).to.deep.equal(['FO_18', 'FO_18', 'FO_18', 'FO_18']);
  });

  it('takes as many characters as a field has room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (maxLength, length) => {
        expect(code({ ...line, maxLength }, 'x'.repeat(length))).to.equal(length > maxLength ? 'FO_17' : undefined);
      }),
      cases,
    );
    expect([255, 256].map((length) => code(line, 'x'.repeat(length)))).to.deep.equal([undefined, 'FO_17']);
    expect([5000, 5001].map((length) => code(lines, 'x'.repeat(length)))).to.deep.equal([undefined, 'FO_17']);
    expect(checkField(lines, ['x'.repeat(5001)], { today, language: 'nl' })).to.equal('Gebruik ten hoogste 5.000 tekens');
  });

  it('takes a day within its range', () => {
    const days = fc
      .integer({ min: -130 * 366, max: 3 * 366 })
      .map((offset) => new Date(Date.UTC(2026, 10, 27 + offset)).toISOString().slice(0, 10));
    const typed = (date: string): string => date.split('-').map(Number).toReversed().join('/');
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(undefined, 'birth', 'past', 'future'),
        fc.option(fc.constant(18), { nil: undefined }),
        (date, range, age) => {
          const minAge = range === 'birth' ? age : undefined;
          const asked: Field = { kind: 'date', name: 'a', label, ...(range ? { range } : {}), ...(minAge ? { minAge } : {}) };
          const birthday = `${Number(date.slice(0, 4)) + 18}${date.slice(4)}`;
          const isOldest = `${Number(date.slice(0, 4)) + 121}${date.slice(4)}` <= today;
          const expected =
            (range === 'past' && date > today) || (range === 'birth' && date >= today)
              ? 'FO_11'
              : range === 'future' && date < today
                ? 'FO_12'
                : range === 'birth' && isOldest
                  ? 'FO_13'
                  : minAge && birthday > today
                    ? 'FO_14'
                    : undefined;
          expect(code(asked, typed(date)), `${date} ${range ?? ''}`).to.equal(expected);
          if (!expected) expect(answer(asked, typed(date))).to.equal(date);
        },
      ),
      { numRuns: 1000 },
    );
    const any: Field = { kind: 'date', name: 'a', label };
    expect(['31/2/2026', '27/11', '27/11/26', 'x'].map((text) => code(any, text))).to.deep.equal([
      'FO_10',
      'FO_09',
      'FO_09',
      'FO_09',
    ]);
  });

  it('takes whole numbers between two', () => {
    const asked: Field = { kind: 'count', name: 'a', label, min: 1, max: 10 };
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 200 }), fc.nat({ max: 3 }), (number, noughts) => {
        const text = number < 0 ? String(number) : `${'0'.repeat(noughts)}${number}`;
        const isRight = number >= 1 && number <= 10;
        expect(read(asked, ` ${text} `)).to.deep.equal(
          isRight ? { answer: String(number) } : { fault: { code: 'FO_15', params: { min: 1, max: 10 } } },
        );
      }),
      cases,
    );
    for (const text of ['1.5', '1,0', '1e1', '+1', '0x1', 'one', '٣', '1 0', '9999999999'])
      expect(code(asked, text), text).to.equal('FO_15');
  });

  it('takes choices that there are', () => {
    const values = ['a', 'b', 'c', 'd'];
    const choices = values.map((value) => ({ value, label }));
    const one: Field = { kind: 'choice', name: 'a', label, choices };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...values, '', 'A', 'toString')), (texts) => {
        const chosen = [...new Set(texts)].filter((text) => text !== '');
        const isKnown = chosen.every((text) => values.includes(text));
        const several = readField({ ...one, kind: 'choices' }, { texts, files: [] }, today);
        expect(several.answer).to.deep.equal(isKnown && chosen.length > 0 ? chosen.toSorted() : undefined);
        expect(several.fault?.code).to.equal(isKnown ? undefined : 'FO_16');
        const single = readField(one, { texts, files: [] }, today);
        expect(single.fault?.code).to.equal(isKnown ? (chosen.length > 1 ? 'FO_19' : undefined) : 'FO_16');
      }),
      cases,
    );
  });

  it('takes what the rules of the Netherlands take, in normal form where they have one', () => {
    const table: readonly (readonly [TextField, string, string | undefined, string?])[] = [
      [field('email'), ' jan@example.com ', 'jan@example.com'],
      [field('email'), 'jan@kerk', undefined, 'FO_01'],
      [field('phone'), ' 06  12345678', '06 12345678'],
      [field('phone'), '0900 1234', undefined, 'FO_03'],
      [field('phone'), '0123456789', undefined, 'FO_02'],
      [field('postcode'), '1234\u00a0ab', '1234 AB'],
      [field('postcode'), '1234 SS', undefined, 'FO_04'],
      [field('street'), 'Dorpsstraat 12a', 'Dorpsstraat 12a'],
      [field('street'), 'Dorpsstraat', undefined, 'FO_05'],
      [field('street'), 'Postbus 12', 'Postbus 12'],
      [field('street', { refusesPoBox: true }), 'Postbus 12', undefined, 'FO_06'],
      [field('chamber-number'), '0123.4567', '01234567'],
      [field('chamber-number'), '1234567', undefined, 'FO_07'],
      [field('number-of-ours'), 'R-12/3.a b', 'R-12/3.a b'],
      [field('number-of-ours'), '...', undefined, 'FO_08'],
      [field('number-of-ours'), '=1+1', undefined, 'FO_08'],
      [field('number-of-ours'), '1'.repeat(30), '1'.repeat(30)],
      [field('number-of-ours'), '1'.repeat(31), undefined, 'FO_08'],
      [field('number-of-ours', { maxLength: 5 }), '123456', undefined, 'FO_08'],
    ];
    for (const [asked, text, kept, refusal] of table) {
      expect(answer(asked, text), text).to.equal(kept);
      expect(code(asked, text), text).to.equal(refusal);
    }
  });

  it('comes in words, and demands an answer unless the field is optional', () => {
    const words = (asked: Field, texts: readonly string[], language = 'nl', isDemanded?: boolean) =>
      checkField(asked, texts, { today, language, ...(isDemanded === undefined ? {} : { isDemanded }) });
    expect(words(line, [])).to.equal('Dit veld is verplicht');
    expect(words({ ...line, isOptional: true }, [' '])).to.equal(undefined);
    expect(words({ ...line, isOptional: true }, [], 'nl', true)).to.equal('Dit veld is verplicht');
    expect(words(field('postcode'), ['x'], 'de')).to.equal(formTexts.FO_04.de);
    expect(words(field('postcode'), ['x'], 'it')).to.equal(formTexts.FO_04.en);
    expect(words({ kind: 'calculated', name: 'a', label, value: { sum: [] } }, ['x'])).to.equal(undefined);
  });

  it('has its words in four languages, with the same numbers in them', () => {
    for (const [name, texts] of Object.entries(formTexts)) {
      expect(Object.keys(texts), name).to.deep.equal(['nl', 'de', 'fr', 'en']);
      const numbers = Object.values(texts).map((text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join());
      expect(new Set(numbers).size, name).to.equal(1);
    }
  });
});
