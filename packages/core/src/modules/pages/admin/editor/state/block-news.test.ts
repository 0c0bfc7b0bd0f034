import { expect } from 'chai';
import type { StoredBlock } from '#contract/content.ts';
import { createBlockNews } from './block-news.ts';
import { createEditorStore } from './editor.store.ts';

const block = (key: string): StoredBlock => ({
  type: 'test/text',
  key,
  version: 1,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
});

describe('the news of single blocks', () => {
  it('reach those alone who draw a block that they are about', () => {
    const store = createEditorStore({
      title: 'Pagina',
      slug: '/pagina',
      typeData: {},
      seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
      blocks: { a: block('a'), b: block('b'), c: block('c') },
      order: ['a', 'b', 'c'],
    });
    const news = createBlockNews(store);
    let heard: string[] = [];
    const ends = ['a', 'b', 'c'].map((key) => news.subscribe(key, () => heard.push(key)));
    const hears = (wanted: readonly string[]) => {
      expect(heard.toSorted()).to.deep.equal(wanted);
      heard = [];
    };
    store.dispatch({ type: 'prop', key: 'b', path: ['title'], value: 'x' });
    hears(['b']);
    store.dispatch({ type: 'title', value: 'Pagina 2' });
    hears([]);
    store.dispatch({ type: 'select', key: 'c' });
    hears(['a', 'c']);
    store.dispatch({ type: 'problems', errors: [{ code: 'V_01', property: 'blocks.a.title' }] });
    hears(['a', 'b', 'c']);
    for (const end of ends) end();
    store.dispatch({ type: 'prop', key: 'b', path: ['title'], value: 'y' });
    hears([]);
    const end = news.subscribe('b', () => heard.push('b again'));
    store.dispatch({ type: 'prop', key: 'c', path: ['title'], value: 'z' });
    hears([]);
    store.dispatch({ type: 'prop', key: 'b', path: ['title'], value: 'z' });
    hears(['b again']);
    end();
  });
});
