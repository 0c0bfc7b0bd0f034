import { expect } from 'chai';
import { mentionedIn, partsOf, readable } from './mentions.ts';

describe('mentions in a comment', () => {
  it('are found between words, each person once', () => {
    expect(partsOf('Dag @[7], en @[12]!')).to.deep.equal(['Dag ', { id: 7 }, ', en ', { id: 12 }, '!']);
    expect(mentionedIn('@[7] @[12]@[7]')).to.deep.equal([7, 12]);
    expect(partsOf('')).to.deep.equal([]);
  });

  it('are nothing that only looks like one', () => {
    for (const text of ['@7', '@[]', '@[x]', '@[-1]', '@ [7]', 'a@b.nl', '@[1234567890123456]'])
      expect(partsOf(text), text).to.deep.equal([text]);
  });

  it('are read as names, and markup stays text', () => {
    expect(readable('<b>@[7]</b>', (id) => `Naam ${id}`)).to.equal('<b>@Naam 7</b>');
  });
});
