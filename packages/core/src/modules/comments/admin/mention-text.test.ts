import { expect } from 'chai';
import { mentioningAt, peopleFor, toStored, withMention } from './mention-text.ts';

const people = [
  { id: 3, name: 'Anna' },
  { id: 4, name: 'Anna de Vries' },
  { id: 7, name: 'Noël Jansen' },
  { id: 8, name: 'Rob' },
  { id: 9, name: 'Rob' },
];

describe('a mention that is being written', () => {
  it('begins with an @ that begins a word', () => {
    expect(mentioningAt('Dag @An', 7)).to.deep.equal({ from: 4, term: 'An' });
    expect(mentioningAt('@', 1)).to.deep.equal({ from: 0, term: '' });
    expect(mentioningAt('(@Anna de V', 11)).to.deep.equal({ from: 1, term: 'Anna de V' });
    for (const [text, caret] of [
      ['anna@example', 12],
      ['Dag', 3],
      ['@ ', 2],
      ['@Anna\nen', 8],
      ['@An', 0],
      [`@${'a'.repeat(60)}`, 61],
    ] as const)
      expect(mentioningAt(text, caret), text).to.equal(undefined);
  });

  it('finds people by any part of their name, without accents', () => {
    const names = (term: string) => peopleFor(term, people).map(({ id }) => id);
    expect(names('')).to.have.length(people.length);
    expect(names('an')).to.deep.equal([3, 4]);
    expect(names('noel j')).to.deep.equal([7]);
    expect(names('jan')).to.deep.equal([7]);
    expect(names('Rob (9')).to.deep.equal([9]);
    expect(names('Anna en')).to.deep.equal([]);
  });

  it('takes the place of what was typed', () => {
    expect(withMention('Dag @An', { from: 4, caret: 7 }, 'Anna')).to.deep.equal({ text: 'Dag @Anna ', caret: 10 });
    expect(withMention('@An kijk', { from: 0, caret: 3 }, 'Anna')).to.deep.equal({ text: '@Anna kijk', caret: 6 });
  });

  it('is sent by the ids of people, the longest name first', () => {
    expect(toStored('@Anna de Vries, @Anna en @Rob (9).', people)).to.equal('@[4], @[3] en @[9].');
    expect(toStored('@Annabel en x@Anna', people)).to.equal('@Annabel en x@Anna');
    expect(toStored('@Rob', people)).to.equal('@Rob');
    expect(toStored('@Anna', [])).to.equal('@Anna');
  });
});
