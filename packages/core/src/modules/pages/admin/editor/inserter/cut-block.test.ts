import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { fields } from '#contract/fields/fields.ts';
import { pagePlace, placeOf } from '#modules/pages/edits/place.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, startEditor } from '../state/editor-state.ts';
import { reduceEditor } from '../state/editor.reducer.ts';
import { canCutAt, choicesBehind, cutBlock } from './cut-block.ts';

const side = fields.select({ label: 'Side', options: [{ value: 'left', label: 'Left' }] });
const text = defineBlock({
  label: 'Text',
  version: 1,
  fields: { title: fields.text({ label: 'Title' }), body: fields.textarea({ label: 'Text', required: true }), side },
});
const registry = {
  pageTypes: {},
  blocks: {
    'a/text': text,
    'a/image': defineBlock({ label: 'Image', version: 1, fields: { image: fields.image({ label: 'Image', required: true }) } }),
    'a/columns': defineBlock({
      label: 'Columns',
      version: 1,
      fields: {},
      slots: {
        left: { label: 'Left', allow: ['a/text'] },
        right: { label: 'Right', max: 2 },
        gone: { label: 'Gone', when: { field: 'x', is: [true] } },
      },
    }),
  },
};
const block = (key: string, type = 'a/text', props: StoredBlock['props'] = {}): StoredBlock => ({
  ...{ type, key, version: 1, props, anchorPoint: '', __images: {}, __files: {} },
});
const document: EditorDocument = {
  ...{ title: '', slug: '/', typeData: {}, order: ['one', 'cols'] },
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: {
    one: block('one', 'a/text', { title: 'Title', body: 'all', side: 'left' }),
    cols: { ...block('cols', 'a/columns'), slots: { left: ['in1'], right: ['in2'], gone: ['in3'] } },
    in1: block('in1'),
    in2: block('in2'),
    in3: block('in3'),
  },
};
const around = { registry, document, onPage: undefined };

describe('a block that is added from within another', () => {
  it('is of a type that may stand right behind it, with room for the words that go on', () => {
    const types = (key: string) => choicesBehind(around, key, { 'a/image': 2 }).map(({ type, uses }) => `${type} ${uses}`);
    expect(types('one')).to.eql(['a/text 0', 'a/image 2', 'a/columns 0']);
    expect(types('in1')).to.eql(['a/text 0']);
    expect(types('in2'), 'room for one alone').to.eql([]);
    expect(types('in3'), 'visitors do not see it').to.eql([]);
    expect(types('nowhere')).to.eql([]);
    expect(choicesBehind({ ...around, onPage: ['a/image'] }, 'one', {}).map(({ type }) => type)).to.eql(['a/image']);
  });

  it('cuts words only where another block of the type is whole with them alone', () => {
    expect(canCutAt(text, 'body')).to.equal(true);
    expect(canCutAt(text, 'title')).to.equal(false);
  });

  it('leaves the title where it was; the words go on in a block that looks the same', () => {
    const [own, place] = [document.blocks['one'], placeOf(document, 'one')];
    if (!own || !place) throw new Error('The block is not there.');
    const at = { block: own, definition: text, field: 'body', place };
    expect(cutBlock('a/image', { ...at, value: 'before', rest: 'after' })).to.eql({
      value: 'before',
      blocks: [
        { type: 'a/image', props: {} },
        { type: 'a/text', props: { side: 'left', body: 'after' } },
      ],
      place: pagePlace(1),
    });
    const nothing = { ...at, block: { ...own, props: { side: 'left' } } };
    expect(cutBlock('a/image', { ...nothing, value: '', rest: 'after' })).to.eql({
      value: 'after',
      blocks: [{ type: 'a/image', props: {} }],
      place: pagePlace(0),
    });
    expect(cutBlock('a/image', { ...nothing, value: '' }).place).to.eql(pagePlace(1));
  });

  it('comes with the changed value as one step, selected, in a slot too', () => {
    const before = startEditor(document);
    const place = { parent: 'cols', slot: 'left', index: 1 };
    const action = {
      type: 'propAndBlocks',
      key: 'in1',
      path: ['body'],
      value: 'short',
      blocks: [block('nn1'), block('nn2')],
    } as const;
    const after = reduceEditor(before, { ...action, at: { place, selected: 'nn1' } }, 0);
    expect(documentOf(after).blocks['cols']?.slots?.['left']).to.eql(['in1', 'nn1', 'nn2']);
    expect(documentOf(after).blocks['in1']?.props).to.eql({ body: 'short' });
    expect(after.selected).to.equal('nn1');
    expect(documentOf(reduceEditor(after, { type: 'undo' }, 0))).to.equal(document);
  });
});
