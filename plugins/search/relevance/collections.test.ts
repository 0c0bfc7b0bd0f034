import { expect } from 'chai';
import { readCollections } from './collections.ts';

const collections = await readCollections();
const dutch = collections.filter(({ locale }) => locale === 'nl-NL');
const count = (all: typeof collections): number =>
  all.reduce((sum, { queries }) => sum + queries.tuned.length + queries.held.length, 0);

describe('the relevance collections', () => {
  it('are at least 300 queries in Dutch and 20 in each other language, as many in one half as in the other', () => {
    expect(count(dutch)).to.be.at.least(300);
    for (const { queries, locale } of collections) {
      if (locale !== 'nl-NL') expect(queries.tuned.length + queries.held.length).to.be.at.least(20);
      expect(Math.abs(queries.tuned.length - queries.held.length)).to.be.at.most(4);
    }
  });

  it('have every kind of query in both halves in Dutch', () => {
    const kinds = (half: 'tuned' | 'held') => new Set(dutch.flatMap(({ queries }) => queries[half].map(({ kind }) => kind)));
    for (const half of ['tuned', 'held'] as const)
      expect([...kinds(half)].toSorted()).to.deep.equal([
        'apart',
        'broad',
        'compound',
        'inflection',
        'phrase',
        'question',
        'synonym',
        'typo',
      ]);
  });

  for (const { name, pages, queries } of collections)
    it(`${name}: each query is asked once, and what is right for it is a page`, () => {
      const paths = new Set(pages.map(({ path }) => path));
      expect(paths.size).to.equal(pages.length);
      const all = [...queries.tuned, ...queries.held];
      expect(new Set(all.map(({ query }) => query)).size).to.equal(all.length);
      for (const { query, right } of all) {
        expect(Math.max(...Object.values(right)), query).to.be.at.least(2);
        expect(
          Object.keys(right).filter((path) => !paths.has(path)),
          query,
        ).to.deep.equal([]);
        expect(
          [...new Set(Object.values(right))].every((grade) => [1, 2, 3].includes(grade)),
          query,
        ).to.equal(true);
      }
    });

  it('have text in every page', () => {
    for (const { pages } of collections)
      for (const { path, title, sections } of pages) {
        expect(title, path).to.not.equal('');
        expect(
          sections.some(({ text }) => text !== ''),
          path,
        ).to.equal(true);
      }
  });
});
