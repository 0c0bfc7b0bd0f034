import { expect } from 'chai';
import fc from 'fast-check';
import { checkField } from './check-field.ts';
import { cleanText } from './clean-text.ts';
import type { Field } from './definition.types.ts';
import {
  choices,
  choiceValues,
  counts,
  days,
  dutchCases,
  lengths,
  line,
  lines,
  textField,
  today,
  trouble,
} from './field-cases.test-kit.ts';
import { formTexts } from './form-texts.ts';
import { readField } from './read-field.ts';
import type { AskedField } from './read-field.ts';

const label = { en: 'A' };
const cases = { numRuns: 200 };

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
      fc.property(lengths, ({ field, texts: [text = ''], maxLength, length }) => {
        expect(code(field, text)).to.equal(length > maxLength ? 'FO_17' : undefined);
      }),
      cases,
    );
    expect([255, 256].map((length) => code(line, 'x'.repeat(length)))).to.deep.equal([undefined, 'FO_17']);
    expect([5000, 5001].map((length) => code(lines, 'x'.repeat(length)))).to.deep.equal([undefined, 'FO_17']);
    expect(checkField(lines, ['x'.repeat(5001)], { today, language: 'nl' })).to.equal('Gebruik ten hoogste 5.000 tekens');
  });

  it('takes a day within its range', () => {
    fc.assert(
      fc.property(days, ({ field: asked, texts: [text = ''], date }) => {
        const { range, minAge } = asked;
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
        expect(code(asked, text), `${date} ${range ?? ''}`).to.equal(expected);
        if (!expected) expect(answer(asked, text)).to.equal(date);
      }),
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
      fc.property(counts, ({ field, texts: [text = ''], number }) => {
        const isRight = number >= 1 && number <= 10;
        expect(read(field, text)).to.deep.equal(
          isRight ? { answer: String(number) } : { fault: { code: 'FO_15', params: { min: 1, max: 10 } } },
        );
      }),
      cases,
    );
    for (const text of ['1.5', '1,0', '1e1', '+1', '0x1', 'one', '٣', '1 0', '9999999999'])
      expect(code(asked, text), text).to.equal('FO_15');
  });

  it('takes choices that there are', () => {
    fc.assert(
      fc.property(choices, ({ field, texts }) => {
        const chosen = [...new Set(texts)].filter((text) => text !== '');
        const isKnown = chosen.every((text) => choiceValues.includes(text));
        const found = readField(field, { texts, files: [] }, today);
        if (field.kind === 'choices') {
          expect(found.answer).to.deep.equal(isKnown && chosen.length > 0 ? chosen.toSorted() : undefined);
          expect(found.fault?.code).to.equal(isKnown ? undefined : 'FO_16');
        } else expect(found.fault?.code).to.equal(isKnown ? (chosen.length > 1 ? 'FO_19' : undefined) : 'FO_16');
      }),
      { numRuns: 400 },
    );
  });

  it('takes what the rules of the Netherlands take, in normal form where they have one', () => {
    for (const [asked, text, kept, refusal] of dutchCases) {
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
    expect(words(textField('postcode'), ['x'], 'de')).to.equal(formTexts.FO_04.de);
    expect(words(textField('postcode'), ['x'], 'it')).to.equal(formTexts.FO_04.en);
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
