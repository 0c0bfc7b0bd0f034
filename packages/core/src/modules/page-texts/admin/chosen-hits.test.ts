import { expect } from 'chai';
import type { FoundPage } from '../page-texts.schema.ts';
import { allHits, chosenPages, countChosen, countFree, noHits, shareOf, withHits } from './chosen-hits.ts';

const hit = (id: string, isFree = true) => ({
  ...{ id, path: 'title', block: null, isLink: false, before: '', text: 'x', after: '' },
  ...{ isDraft: true, isLive: false, isFree },
});
const page = (id: string, canEdit: boolean, ...hits: FoundPage['hits']): FoundPage => ({
  ...{ id, title: id, type: 't', locale: 'nl-NL', path: '/', revision: 7, canEdit, hits, hitCount: hits.length },
});
const pages = [page('a', true, hit('1'), hit('2'), hit('3', false)), page('b', false, hit('1')), page('c', true, hit('1'))];

describe('hits that are chosen', () => {
  it('are all that can be replaced, and no others', () => {
    const all = allHits(pages);
    expect(countFree(pages)).to.equal(3);
    expect(countChosen(all)).to.deep.equal({ hits: 3, pages: 2 });
    expect(chosenPages(pages, all)).to.deep.equal([
      { id: 'a', revision: 7, hits: ['1', '2'] },
      { id: 'c', revision: 7, hits: ['1'] },
    ]);
  });

  it('come and go one by one, and a page goes with its last', () => {
    const one = withHits(noHits, { pageID: 'a', hits: ['1'], isChosen: true });
    const two = withHits(one, { pageID: 'a', hits: ['1', '2'], isChosen: true });
    expect([countChosen(one), countChosen(two)]).to.deep.equal([
      { hits: 1, pages: 1 },
      { hits: 2, pages: 1 },
    ]);
    expect(countChosen(withHits(two, { pageID: 'a', hits: ['1', '2'], isChosen: false }))).to.deep.equal({ hits: 0, pages: 0 });
    expect([shareOf(0, 2), shareOf(1, 2), shareOf(2, 2)]).to.deep.equal(['none', 'some', 'all']);
  });
});
