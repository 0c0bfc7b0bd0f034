import { expect } from 'chai';
import fc from 'fast-check';
import { findWords } from './find-words.ts';

const loose = { wholeWords: false, matchCase: false, matchAccents: false };
const found = (text: string, words: string, options: Partial<typeof loose> = {}): string[] =>
  findWords({ ...loose, ...options, text: words })(text).map(({ start, end }) => text.slice(start, end));

describe('finding words', () => {
  it('finds them in any case and without their accents, unless told otherwise', () => {
    expect(found('Café CAFE cafe\u0301, coffee', 'cafe')).to.deep.equal(['Café', 'CAFE', 'cafe\u0301']);
    expect(found('Café CAFE cafe\u0301', 'CAFÉ', { matchAccents: true })).to.deep.equal(['Café', 'cafe\u0301']);
    expect(found('Café CAFE', 'CAFE', { matchCase: true })).to.deep.equal(['CAFE']);
    expect(found('Über uns', 'uber')).to.deep.equal(['Über']);
  });

  it('finds whole words alone where that is asked for', () => {
    expect(found('premie, premies, Premie.', 'premie', { wholeWords: true })).to.deep.equal(['premie', 'Premie']);
    expect(found('één eenheid een', 'een', { wholeWords: true })).to.deep.equal(['één', 'een']);
    expect(found('𝒳een een', 'een', { wholeWords: true })).to.deep.equal(['een']);
    expect(found('C++ en C', 'c++', { wholeWords: true })).to.deep.equal(['C++']);
  });

  it('takes every space for the same one, and no sign for anything else', () => {
    expect(found('020\u00a0123 en 020\n123', '020 123')).to.deep.equal(['020\u00a0123', '020\n123']);
    expect(found('a.b aXb (a', 'a.b')).to.deep.equal(['a.b']);
    expect(found('aaa', 'aa')).to.deep.equal(['aa']);
    expect(found('x', ' ')).to.deep.equal([]);
  });

  it('answers with ranges in order that do not overlap, and hold the words', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'á', 'a\u0301', 'A', 'ß', 'İ', ' ', '\u00a0', '-', '👩‍🚀'),
      maxLength: 30,
    });
    const flag = fc.boolean();
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.record({ wholeWords: flag, matchCase: flag, matchAccents: flag }),
        (text, words, options) => {
          let last = 0;
          for (const { start, end } of findWords({ text: words, ...options })(text)) {
            expect(start).to.be.at.least(last);
            expect(end).to.be.above(start);
            last = end;
          }
          expect(last).to.be.at.most(text.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
