import { expect } from 'chai';
import type { TextSegment } from '#contract/fields/rewriting.ts';
import { findClicked, shownIn } from './find-clicked.ts';

const plain = (path: string, text: string): TextSegment => ({ path, text, format: 'plain' });
const texts = [
  plain('title', 'Het orgel'),
  plain('intro', 'Wie speelt\n  Het orgel?  Jan, en nog eens Jan.'),
  { path: 'body.0', text: 'De <1>grote</1> toren &amp; <2/>de klok', format: 'inline' } as const,
  plain('items.0.title', 'Lees verder'),
  plain('items.1.title', 'Lees verder'),
  plain('items.2.title', 'Lees  meer'),
];
const clicked = (line: string, offset: number, earlier = 0) => {
  const found = findClicked(texts, { line, offset, earlier });
  return found && `${found.path} ${found.offset}`;
};

describe('finding the text that was clicked', () => {
  it('takes the text around which most is the same', () => {
    expect(clicked('Het orgel', 4)).to.equal('title 4');
    expect(clicked('Wie speelt Het orgel? Jan, en nog eens Jan.', 15)).to.equal('intro 17');
    expect(clicked('Wie speelt Het orgel? Jan, en nog eens Jan.', 43)).to.equal('intro 46');
  });

  it('sees marks, links and nodes as the page shows them', () => {
    expect(clicked('De grote toren & de klok', 9)).to.equal('body.0 9');
    expect(clicked('De grote toren & de klok', 22), 'behind a node').to.equal('body.0 23');
    expect(clicked('klok', 2)).to.equal('body.0 23');
  });

  it('finds a text in a line that says more, whatever its capitals', () => {
    expect(clicked('12 mei – HET ORGEL (vol)', 10)).to.equal('title 1');
    expect(clicked('12 mei – HET ORGEL (vol)', 2)).to.equal(undefined);
  });

  it('counts equal texts as they stand on the page', () => {
    expect(clicked('Lees verder', 0)).to.equal('items.0.title 0');
    expect(clicked('Lees verder', 11, 1)).to.equal('items.1.title 11');
    expect(clicked('Lees verder', 11, 2), 'the page shows them twice').to.equal('items.0.title 11');
    expect(clicked('Lees meer', 9)).to.equal('items.2.title 10');
  });

  it('looks around the blocks only in texts that a line shows whole, or a part of', () => {
    const shown = (line: string) => shownIn(texts, { line }).map(({ path }) => path);
    expect(shown('HET ORGEL')).to.deep.equal(['title', 'intro']);
    expect(shown('Nu: lees meer')).to.deep.equal(['items.2.title']);
    expect(shown('Het orgel van de buren')).to.deep.equal(['title']);
    expect(shown('Orgels te koop')).to.deep.equal([]);
    expect(shown('Org')).to.deep.equal([]);
    expect(shown('')).to.deep.equal([]);
  });

  it('finds nothing where the words stand in no text', () => {
    expect(clicked('Anders', 2)).to.equal(undefined);
    expect(findClicked([], { line: 'Het orgel', offset: 1, earlier: 0 })).to.equal(undefined);
  });
});
