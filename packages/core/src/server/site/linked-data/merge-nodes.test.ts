import { expect } from 'chai';
import { mergeNodes } from './merge-nodes.ts';

describe('nodes for search engines', () => {
  it('are one where their ids are: kinds and lists are joined, of anything else the later one counts', () => {
    const graph = mergeNodes([
      { '@type': 'WebPage', '@id': '/#page', name: 'Kerk', about: ['a'] },
      { '@type': 'Question', name: 'Eerste' },
      { '@type': 'FAQPage', '@id': '/#page', name: 'Vragen', about: ['a', 'b'], mainEntity: [{ '@id': '#q1' }] },
      { '@type': 'WebPage', '@id': '/#page', name: undefined, mainEntity: { '@id': '#q2' } },
    ]);
    expect(graph).to.deep.equal([
      {
        '@type': ['WebPage', 'FAQPage'],
        '@id': '/#page',
        name: 'Vragen',
        about: ['a', 'b'],
        mainEntity: [{ '@id': '#q1' }, { '@id': '#q2' }],
      },
      { '@type': 'Question', name: 'Eerste' },
    ]);
  });

  it('without an id stay apart, however alike they are', () => {
    expect(mergeNodes([{ '@type': 'Question' }, { '@type': 'Question' }])).to.have.length(2);
  });
});
