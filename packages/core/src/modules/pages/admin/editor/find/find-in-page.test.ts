import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import { fields } from '#contract/fields/fields.ts';
import { definePageType } from '#contract/page-type.ts';
import { startEditor, documentOf } from '../state/editor-state.ts';
import { reduceEditor } from '../state/editor.reducer.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { findInPage, replaceInPage } from './find-in-page.ts';
import { placesIn, replaceIn } from './find-in-text.ts';

const label = 'Field';
const around = {
  type: 'x/page',
  registry: {
    blocks: {
      'x/text': defineBlock({
        label,
        version: 1,
        fields: {
          title: fields.text({ label }),
          plate: fields.text({ label, translate: false }),
          items: fields.list({ label, of: { text: fields.textarea({ label }), link: fields.link({ label, hasLabel: true }) } }),
        },
        slots: { main: { label } },
      }),
    },
    pageTypes: { 'x/page': definePageType({ label, fields: { intro: fields.text({ label }) } }) },
  },
};
const block = (key: string, props: object, slots?: Readonly<Record<string, readonly string[]>>) => ({
  type: 'x/text',
  key,
  version: 1,
  props: { title: '', plate: '', items: [], ...props },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots ? { slots } : {}),
});
const document: EditorDocument = {
  title: 'Toren',
  slug: '/toren',
  typeData: { intro: 'de toren' },
  seo: { seoTitle: 'Torens', seoDescription: '', seoKeywords: ['toren'], seoImage: null, noIndex: false },
  blocks: {
    kaa: block('kaa', { title: 'torentoren' }, { main: ['kbb'] }),
    kbb: block('kbb', {
      plate: 'TOREN-1',
      items: [{ text: 'niets' }, { text: 'x\ntoren', link: { to: { href: '/x' }, label: 'Toren' } }],
    }),
    kcc: { ...block('kcc', { title: 'toren' }), type: 'gone/block' },
  },
  order: ['kaa', 'kcc'],
};
const words = (query: string, isCaseSensitive = false) => ({ words: query, isCaseSensitive });

describe('finding in the page', () => {
  it('goes through all that a person can write, nested and in lists too, in the order of the page', () => {
    expect(findInPage(around, document, words('toren')).map(({ path, start }) => `${path} ${start}`)).to.deep.equal([
      'title 0',
      'typeData.intro 3',
      'blocks.kaa.title 0',
      'blocks.kaa.title 5',
      'blocks.kbb.plate 0',
      'blocks.kbb.items.1.text 2',
      'blocks.kbb.items.1.link.label 0',
      'seoSettings.seoTitle 0',
      'seoSettings.seoKeywords.0 0',
    ]);
    expect(findInPage(around, document, words('toren', true))).to.have.length(5);
    expect(findInPage(around, document, words(''))).to.deep.equal([]);
  });

  it('puts other words in their place, as one step, and leaves everything else as it is', () => {
    const hits = findInPage(around, document, words('toren'));
    const next = replaceInPage(around, document, hits, 'kerk');
    expect(next.title).to.equal('kerk');
    expect(next.typeData).to.deep.equal({ intro: 'de kerk' });
    expect(next.seo).to.deep.include({ seoTitle: 'kerks', seoKeywords: ['kerk'] });
    expect(next.blocks['kaa']?.props['title']).to.equal('kerkkerk');
    expect(next.blocks['kbb']?.props).to.deep.equal({
      title: '',
      plate: 'kerk-1',
      items: [{ text: 'niets' }, { text: 'x\nkerk', link: { to: { href: '/x' }, label: 'kerk' } }],
    });
    expect(next.blocks['kcc'], 'of a plugin that is gone').to.equal(document.blocks['kcc']);
    expect([next.slug, next.order]).to.deep.equal(['/toren', document.order]);
    const state = reduceEditor(startEditor(document), { type: 'replace', document: next }, 0);
    expect(documentOf(reduceEditor(state, { type: 'undo' }, 0))).to.equal(document);
    expect(replaceInPage(around, document, [], 'kerk')).to.equal(document);
  });

  it('sees the text between the codes of a line, and never the codes', () => {
    const line = { text: 'De <1>to</1>ren &amp; 1 <2>link</2> <3/>1', format: 'inline' } as const;
    expect(placesIn(line, words('toren'))).to.deep.equal([{ start: 3, end: 8 }]);
    expect(placesIn(line, words('1'))).to.have.length(2);
    expect(placesIn(line, words('amp'))).to.deep.equal([]);
    expect(placesIn({ text: 'to<1/>ren', format: 'inline' }, words('toren')), 'across a node').to.deep.equal([]);
    expect(replaceIn(line, placesIn(line, words('toren')), 'a<b')).to.equal('De <1>a&lt;b</1> &amp; 1 <2>link</2> <3/>1');
    expect(replaceIn(line, placesIn(line, words('& 1')), '')).to.equal('De <1>to</1>ren  <2>link</2> <3/>1');
  });
});
