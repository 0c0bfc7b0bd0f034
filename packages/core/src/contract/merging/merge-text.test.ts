import { expect } from 'chai';
import fc from 'fast-check';
import { mergeText } from './merge-text.ts';

const pairs = process.env['TEST_THOROUGH'] ? 5000 : 500;

/** A text of words, no two alike, with signs and breaks between them. */
const text = fc
  .array(fc.constantFrom(' ', ', ', '. ', '\n'), { maxLength: 12 })
  .map((gaps) => gaps.map((gap, index) => `woord${index}${gap}`).join(''));

/** Something that somebody does to a text, by numbers. */
const step = fc.record({ kind: fc.constantFrom('insert', 'insert', 'append', 'remove', 'replace'), at: fc.nat(30) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What somebody makes of a text; each word that they write is one that nobody else writes. */
function written(before: string, steps: readonly Step[], owner: string): { readonly text: string; readonly words: string[] } {
  const words: string[] = [];
  const parts = before.split(/(?<=\s)/);
  for (const { kind, at } of steps) {
    const index = at % (parts.length + 1);
    const word = `${owner}${words.length}`;
    if (kind === 'remove') parts.splice(index, 1);
    else {
      words.push(word);
      if (kind === 'append') parts.push(` ${word}`);
      else parts.splice(index, kind === 'replace' ? 1 : 0, `${word} `);
    }
  }
  const made = parts.join('');
  return { text: made, words: words.filter((word) => wordsOf(made).includes(word)) };
}

const wordsOf = (made: string): string[] => made.match(/\w+/g) ?? [];
const countOf = (made: string, word: string): number => wordsOf(made).filter((one) => one === word).length;

describe('two people in one text', () => {
  it(`keep every word of both, once, and come to the same whoever is asked: ${pairs} pairs`, () => {
    let merges = 0;
    fc.assert(
      fc.property(text, fc.array(step, { maxLength: 4 }), fc.array(step, { maxLength: 4 }), (base, first, second) => {
        const [mine, theirs] = [written(base, first, 'mijn'), written(base, second, 'hun')];
        const merged = mergeText(base, mine.text, theirs.text);
        expect(mergeText(base, theirs.text, mine.text)).to.equal(merged);
        if (merged === undefined) return;
        merges += 1;
        for (const word of [...mine.words, ...theirs.words]) expect(countOf(merged, word), `${word} in ${merged}`).to.equal(1);
        for (const word of wordsOf(base))
          expect(countOf(merged, word), word).to.equal(Math.min(countOf(mine.text, word), countOf(theirs.text, word)));
      }),
      { numRuns: pairs, seed: 5 },
    );
    expect(merges).to.be.greaterThan(pairs / 4);
  });

  const merges: readonly (readonly [name: string, base: string, mine: string, theirs: string, merged: string | undefined])[] = [
    ['write at both ends', 'glas in lood', 'oud glas in lood', 'glas in lood ramen', 'oud glas in lood ramen'],
    ['write at one place', 'glas', 'glas en lood', 'glas in tin', 'glas en lood in tin'],
    ['begin an empty text', '', 'lood', 'glas', 'glas lood'],
    ['write the same', 'glas', 'glas in lood', 'glas in lood', 'glas in lood'],
    ['take away different words', 'oud glas in lood', 'glas in lood', 'oud glas', 'glas'],
    ['take away words that overlap', 'a b c d', 'a d', 'a b', 'a '],
    ['write beside a word that the other changed', 'glas in lood', 'glas in tin', 'glas in lood ramen', 'glas in tin ramen'],
    ['change one word', 'glas in lood', 'glas in tin', 'glas in zink', undefined],
    ['write into words that the other took away', 'a b c d', 'a', 'a b x c d', undefined],
    ['change lines', 'een\ntwee\ndrie', 'een!\ntwee\ndrie', 'een\ntwee\ndrie?', 'een!\ntwee\ndrie?'],
    ['write in other scripts', 'été', 'l’été', 'été 2026', 'l’été 2026'],
  ];
  for (const [name, base, mine, theirs, merged] of merges)
    it(`who ${name}`, () => {
      expect(mergeText(base, mine, theirs)).to.equal(merged);
      expect(mergeText(base, theirs, mine)).to.equal(merged);
    });

  it('lets no word run into another', () => {
    expect(mergeText('a.,b', 'a,b', 'a.b')).to.equal(undefined);
  });

  it('takes in very many words at one place, and away', () => {
    const many = Array.from({ length: 1900 }, (_, index) => `woord${index}`).join(' ');
    const signs = '.'.repeat(300_000);
    expect(mergeText('glas', `glas ${signs}`, 'oud glas')).to.equal(`oud glas ${signs}`);
    expect(mergeText(`a ${many} b`, 'a c b', 'a c b')).to.equal('a c b');
    expect(mergeText(`a ${many} b`, 'a nieuw hout b d', 'a nieuw hout b')).to.equal('a nieuw hout b d');
  });

  it('takes what it costs from what is left for all texts of a call', () => {
    const budget = { left: 10 };
    expect(mergeText('a b c', 'a x c', 'a b c d', budget)).to.equal('a x c d');
    expect(budget.left).to.be.lessThan(10);
    expect(mergeText('a b c d', 'x y z d', 'a b c d e', { left: 2 })).to.equal(undefined);
  });

  it('gives up where the text is too long to be looked through', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ');
    expect(mergeText(long('a'), long('b'), long('c'))).to.equal(undefined);
  });
});
