import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { fields } from '#contract/fields/fields.ts';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, startEditor } from '../state/editor-state.ts';
import { reduceEditor } from '../state/editor.reducer.ts';
import { replacementOf } from './replace-block.ts';
import { valueWords } from './value-words.ts';

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const from = defineBlock({
  label: 'From',
  version: 3,
  upgrade: { 2: (props) => props, 3: (props) => props },
  fields: {
    title: fields.text({ label: 'Title' }),
    side: fields.select({ label: 'Side', options: options('left', 'right') }),
    tone: fields.select({ label: 'Tone', options: options('calm', 'loud') }),
    items: fields.list({ label: 'Items', of: { text: fields.text({ label: 'Text' }), more: fields.text({ label: 'More' }) } }),
    shown: fields.boolean({ label: 'Shown' }),
    image: fields.image({ label: 'Image' }),
    empty: fields.textarea({ label: 'Empty' }),
  },
  slots: { left: { label: 'Left' }, right: { label: 'Right' } },
});
const to = defineBlock({
  label: 'To',
  version: 1,
  fields: {
    title: fields.textarea({ label: 'Headline' }),
    side: fields.select({ label: 'Side', options: options('left', 'right') }),
    tone: fields.select({ label: 'Tone', options: options('calm', 'warm') }),
    items: fields.list({ label: 'Items', of: { text: fields.text({ label: 'Text' }) } }),
    shown: fields.text({ label: 'Shown' }),
    fresh: fields.text({ label: 'Fresh' }),
  },
  slots: { left: { label: 'Left', allow: ['a/to'], max: 1 } },
});
const block = (key: string, type: string, props: StoredBlock['props'] = {}, slots?: StoredBlock['slots']): StoredBlock => ({
  ...{ type, key, name: 'Top', version: 3, props, anchorPoint: 'top', __images: {}, __files: {} },
  ...(slots ? { slots } : {}),
});
const image = { fileID: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', cropParams: null, altText: 'A tower' };
const props = {
  ...{ title: 'Church', side: 'right', tone: 'loud', shown: true, image, empty: '' },
  items: [{ text: 'one', more: 'two' }],
};
const own = block('own', 'a/from', props, { left: ['in1', 'in2', 'in3'], right: ['in4'] });
const document: EditorDocument = {
  ...{ title: '', slug: '/', typeData: {}, order: ['own'] },
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: {
    own,
    in1: block('in1', 'a/to'),
    in2: block('in2', 'a/to'),
    in3: block('in3', 'a/from', {}, { left: ['in5'] }),
    in4: block('in4', 'a/to'),
    in5: block('in5', 'a/to'),
  },
};
const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const replacement = replacementOf(own, {
  ...{ type: 'a/to', from, to, today: '2026-11-25' },
  typeOf: (key) => document.blocks[key]?.type,
});

describe('a block that becomes one of another type', () => {
  it('keeps what the fields of the same name take whole, and its key, name and anchor point', () => {
    expect(replacement.block).to.deep.include({ type: 'a/to', key: 'own', name: 'Top', anchorPoint: 'top', version: 1 });
    expect(replacement.block.props).to.eql({ title: 'Church', side: 'right', tone: 'calm', items: [], shown: '', fresh: '' });
    expect(replacement.kept).to.eql(['Headline', 'Side']);
  });

  it('says what would be lost, in words: a choice, a part of an item, a file, never what nobody filled in', () => {
    expect(replacement.lost.map((value) => `${value.field.editor.label}: ${valueWords(t, value)}`)).to.eql([
      'Tone: LOUD',
      'Items: one · two',
      'Shown: conflict.on {}',
      'Image: A tower',
    ]);
    expect(replacement.lostBlocks).to.eql(['in2', 'in3', 'in4']);
  });

  it('loses nothing on the way to a type with all of it', () => {
    const same = replacementOf(own, { ...{ type: 'b/from', from, to: from, today: '' }, typeOf: () => 'a/to' });
    expect([same.lost, same.lostBlocks]).to.eql([[], []]);
    expect(same.block.props).to.eql(props);
    expect(same.block.slots).to.eql(own.slots);
  });

  it('is one step, whose operations make of the old page the new one, and of the new the old', () => {
    const before = startEditor(document);
    const after = reduceEditor(before, { type: 'replaceBlock', block: replacement.block }, 0);
    const next = documentOf(after);
    expect(Object.keys(next.blocks)).to.eql(['own', 'in1']);
    expect(next.blocks['own']?.slots).to.eql({ left: ['in1'] });
    expect(documentOf(reduceEditor(after, { type: 'undo' }, 0))).to.equal(document);
    const blocksAfter = (one: EditorDocument, other: EditorDocument) => applyOperations(one, differenceOf(one, other)).blocks;
    for (const [one, other] of [
      [document, next],
      [next, document],
    ] as const) {
      const blocks = blocksAfter(one, other);
      expect(Object.keys(blocks).sort()).to.eql(Object.keys(other.blocks).sort());
      for (const [key, { props: values, type }] of Object.entries(other.blocks))
        expect([blocks[key]?.type, blocks[key]?.props]).to.eql([type, values]);
    }
  });
});
