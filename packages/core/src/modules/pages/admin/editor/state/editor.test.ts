import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredBlock } from '#contract/content.ts';
import { defineBlock } from '#contract/block.ts';
import { fields } from '#contract/fields/fields.ts';
import { blockKeyPattern } from '#contract/slug.ts';
import { newBlockKey } from '#contract/block-key.ts';
import { duplicateBlock } from '#modules/pages/edits/blocks.ts';
import { activities } from './editor-document.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorAction } from './editor.actions.ts';
import { reduceEditor } from './editor.reducer.ts';
import { documentOf, hasVersionChanges, isDirty, startEditor } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';
import { firstToWrite } from './first-to-write.ts';
import { allKeys, pagePlace, placeOf } from '#modules/pages/edits/place.ts';
import { countAll, countAt, countInTab, problemPaths } from './problems.ts';

const block = (key: string, props: Record<string, unknown> = {}): StoredBlock => ({
  type: 'basic/text',
  key,
  version: 1,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
});

const page = (): EditorDocument => ({
  title: 'Kerken',
  slug: '/kerken',
  typeData: { date: '2026-11-20' },
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: {
    kaa: block('kaa', { title: 'A', items: [{ text: 'one' }, { text: 'two' }] }),
    kbb: block('kbb', { title: 'B' }),
    kcc: { ...block('kcc', { title: 'C' }), type: 'gone/map', version: 9, slots: { main: ['kdd'] } },
    kdd: block('kdd', { title: 'D' }),
  },
  order: ['kaa', 'kbb', 'kcc'],
});

/** Runs actions one second apart: nothing is grouped unless said. */
const run = (state: EditorState, actions: readonly EditorAction[], step = 1000, from = 0): EditorState =>
  actions.reduce((current, action, index) => reduceEditor(current, action, from + index * step), state);

const json = (state: EditorState): string => JSON.stringify(documentOf(state));

describe('the editor', () => {
  it('begins clean, editing, with the first block selected', () => {
    const state = startEditor(page());
    expect(state.activity).to.equal(activities.Editing);
    expect(state.selected).to.equal('kaa');
    expect(isDirty(state)).to.equal(false);
  });

  it('changes only what was changed', () => {
    const before = startEditor(page());
    const after = run(before, [{ type: 'prop', key: 'kaa', path: ['items', 1, 'text'], value: 'TWO' }]);
    const { blocks } = documentOf(after);
    expect(blocks['kaa']?.props).to.deep.equal({ title: 'A', items: [{ text: 'one' }, { text: 'TWO' }] });
    expect(blocks['kbb']).to.equal(documentOf(before).blocks['kbb']);
    expect(isDirty(after)).to.equal(true);
  });

  it('groups typing in one field until there is a pause, and never across fields', () => {
    const type = (value: string, key = 'kaa'): EditorAction => ({ type: 'prop', key, path: ['title'], value });
    let state = run(startEditor(page()), [type('Ab'), type('Abc'), type('Abcd')], 100);
    expect(state.history.past).to.have.length(1);
    state = run(state, [type('Abcde')], 0, 1000);
    expect(state.history.past).to.have.length(2);
    state = run(state, [type('Bb', 'kbb'), type('Abcdef')], 10, 1010);
    expect(state.history.past).to.have.length(4);
  });

  it('is clean again after undoing to what is stored', () => {
    const changed = run(startEditor(page()), [{ type: 'title', value: 'X' }]);
    expect(isDirty(run(changed, [{ type: 'undo' }]))).to.equal(false);
    expect(isDirty(run(changed, [{ type: 'saved', document: documentOf(changed) }]))).to.equal(false);
  });

  it('keeps what was typed while a save was under way', () => {
    const sent = run(startEditor(page()), [{ type: 'title', value: 'sent' }]);
    const typed = run(sent, [{ type: 'title', value: 'typed later' }], 1000, 5000);
    const answered = run(typed, [{ type: 'saved', document: documentOf(sent) }]);
    expect(documentOf(answered).title).to.equal('typed later');
    expect(isDirty(answered)).to.equal(true);
  });

  it('does not count the slug as part of the version', () => {
    const state = run(startEditor(page()), [{ type: 'slug', value: '/other' }]);
    expect(isDirty(state)).to.equal(true);
    expect(hasVersionChanges(documentOf(state), state.saved)).to.equal(false);
  });

  it('goes back to the block, or the part of the page, that changed', () => {
    const state = run(startEditor(page()), [
      { type: 'prop', key: 'kbb', path: ['title'], value: 'b' },
      { type: 'seo', field: 'seoTitle', value: 's' },
      { type: 'select', key: 'kaa' },
    ]);
    const once = run(state, [{ type: 'undo' }]);
    expect(once.activity).to.equal(activities.EditingSEOSettings);
    const twice = run(once, [{ type: 'undo' }]);
    expect([twice.activity, twice.selected]).to.deep.equal([activities.Editing, 'kbb']);
  });

  it('deletes a block with what is nested in it, selects its neighbour, and brings all of it back', () => {
    const before = startEditor(page());
    const after = run(before, [
      { type: 'select', key: 'kcc' },
      { type: 'delete', key: 'kcc' },
    ]);
    expect(Object.keys(documentOf(after).blocks)).to.deep.equal(['kaa', 'kbb']);
    expect(after.selected).to.equal('kbb');
    const back = run(after, [{ type: 'undo' }]);
    expect(json(back)).to.equal(json(before));
    expect(back.selected).to.equal('kcc');
  });

  it('changes a value and puts blocks after its block as one step, nested or not', () => {
    for (const [key, order] of [
      ['kaa', ['kaa', 'nn1', 'nn2', 'kbb', 'kcc']],
      ['kdd', ['kaa', 'kbb', 'kcc', 'nn1', 'nn2']],
    ] as const) {
      const before = startEditor(page());
      const after = run(before, [
        { type: 'prop', key, path: ['title'], value: 'long' },
        { type: 'propAndBlocks', key, path: ['title'], value: 'short', blocks: [block('nn1'), block('nn2')] },
      ]);
      expect(documentOf(after).order).to.eql(order);
      expect(documentOf(after).blocks[key]?.props['title']).to.equal('short');
      const back = run(after, [{ type: 'undo' }]);
      expect(documentOf(back).order).to.eql(documentOf(before).order);
      expect(documentOf(back).blocks[key]?.props['title']).to.equal('long');
    }
  });

  it('copies a block that it does not know byte for byte, with new keys inside too', () => {
    let next = 0;
    const copy = duplicateBlock(page(), 'kcc', () => `new${(next += 1)}`);
    expect(copy?.document.order).to.deep.equal(['kaa', 'kbb', 'kcc', 'new1']);
    expect(copy?.document.blocks['new1']).to.deep.equal({ ...page().blocks['kcc'], key: 'new1', slots: { main: ['new2'] } });
    expect(copy?.document.blocks['new2']).to.deep.equal({ ...page().blocks['kdd'], key: 'new2' });
  });

  it('moves a block into a slot and out of it, never into itself', () => {
    const into = run(startEditor(page()), [{ type: 'move', key: 'kaa', place: { parent: 'kcc', slot: 'main', index: 1 } }]);
    expect(documentOf(into).order).to.deep.equal(['kbb', 'kcc']);
    expect(documentOf(into).blocks['kcc']?.slots).to.deep.equal({ main: ['kdd', 'kaa'] });
    const out = run(into, [{ type: 'move', key: 'kdd', place: pagePlace(0) }]);
    expect([documentOf(out).order, placeOf(documentOf(out), 'kaa')?.index]).to.deep.equal([['kdd', 'kbb', 'kcc'], 0]);
    const itself = run(out, [{ type: 'move', key: 'kcc', place: { parent: 'kcc', slot: 'main', index: 0 } }]);
    expect(documentOf(itself)).to.equal(documentOf(out));
  });

  it('deletes a nested block alone, and goes to its neighbour or to the block around it', () => {
    const state = run(startEditor(page()), [
      { type: 'select', key: 'kdd' },
      { type: 'delete', key: 'kdd' },
    ]);
    expect(documentOf(state).blocks['kcc']?.slots).to.deep.equal({ main: [] });
    expect([state.selected, Object.keys(documentOf(state).blocks)]).to.deep.equal(['kcc', ['kaa', 'kbb', 'kcc']]);
    const back = run(state, [{ type: 'undo' }]);
    expect(back.selected).to.equal('kdd');
  });

  it('makes keys that the API accepts', () => {
    for (let key = 0; key < 50; key += 1) expect(newBlockKey()).to.match(blockKeyPattern);
  });
});

describe('the own data above the first block', () => {
  const opened = () => startEditor(page(), ['date']);
  const change = (name: string): EditorAction => ({ type: 'typeData', path: [name], value: 'x' });

  it('are gone back to where they stand, whatever was selected meanwhile', () => {
    const back = run(opened(), [change('date'), { type: 'select', key: 'kcc' }, { type: 'undo' }]);
    expect([back.activity, back.selected]).to.deep.equal([activities.Editing, 'kaa']);
    const settings = run(opened(), [change('place'), { type: 'select', key: 'kcc' }, { type: 'undo' }]);
    expect([settings.activity, settings.selected]).to.deep.equal([activities.EditingPageSettings, 'kcc']);
  });

  it('have their problems there, before those of the blocks', () => {
    const errors = ['typeData.date', 'typeData.dates', 'blocks.kaa.title', 'slug'].map((property) => ({
      property,
      code: 'V_01',
    }));
    const { problems, main, ...state } = run(opened(), [{ type: 'problems', errors }]);
    expect(problemPaths(problems, documentOf({ problems, main, ...state }), main)).to.deep.equal([
      'typeData.dates',
      'slug',
      'typeData.date',
      'blocks.kaa.title',
    ]);
    expect([countInTab(problems, 'overview', main), countInTab(problems, 'settings', main)]).to.deep.equal([2, 2]);
  });
});

describe('the block in which a new page is begun', () => {
  const registry = {
    blocks: {
      'basic/text': defineBlock({ label: 'Text', version: 1, fields: { title: fields.text({ label: 'Title' }) } }),
      'basic/image': defineBlock({ label: 'Image', version: 1, fields: { image: fields.image({ label: 'Image' }) } }),
    },
  };
  const image = (key: string): StoredBlock => ({ ...block(key), type: 'basic/image' });

  it('is the first that takes words, in a slot too', () => {
    const blocks = { kaa: { ...image('kaa'), slots: { main: ['kbb'] } }, kbb: block('kbb'), kcc: block('kcc') };
    expect(firstToWrite(registry, { blocks, order: ['kaa', 'kcc'] })).to.equal('kbb');
    expect(firstToWrite(registry, { blocks: { kaa: image('kaa') }, order: ['kaa'] })).to.equal(undefined);
  });
});

describe('problems of a page', () => {
  const withProblems = () =>
    run(startEditor(page()), [
      {
        type: 'problems',
        errors: [
          { property: 'seoSettings.seoTitle', code: 'V_14' },
          { property: 'blocks.kbb.props.title', code: 'V_01' },
          { property: 'blocks.kaa.items.0.text', code: 'V_01' },
          { property: 'slug', code: 'V_06' },
          { code: 'V_07' },
        ],
      },
    ]);

  it('stand at their fields, in the order in which a person meets them', () => {
    const state = withProblems();
    expect(countAll(state.problems)).to.equal(5);
    expect(countAt(state.problems, 'blocks.kaa')).to.equal(1);
    expect(problemPaths(state.problems, documentOf(state), [])).to.deep.equal([
      'slug',
      'blocks.kaa.items.0.text',
      'blocks.kbb.title',
      'seoSettings.seoTitle',
    ]);
  });

  it('go when their field is edited, and only then', () => {
    const typed = run(withProblems(), [{ type: 'prop', key: 'kaa', path: ['items', 0, 'text'], value: 'x' }]);
    expect(Object.keys(typed.problems)).to.not.include('blocks.kaa.items.0.text');
    expect(countAll(typed.problems)).to.equal(4);
    const shorter = run(withProblems(), [{ type: 'prop', key: 'kaa', path: ['items'], value: [] }]);
    expect(countAt(shorter.problems, 'blocks.kaa')).to.equal(0);
  });
});

describe('the history of the editor', () => {
  const text = fc.string({ maxLength: 8 });
  const place = fc.nat(40);

  type Walk = (document: EditorDocument) => EditorAction;
  const some = (document: EditorDocument, index: number): string =>
    document.order[index % Math.max(1, document.order.length)] ?? 'none';
  const anywhere = (document: EditorDocument, index: number): string => {
    const keys = allKeys(document);
    return keys[index % Math.max(1, keys.length)] ?? 'none';
  };
  const steps: fc.Arbitrary<Walk> = fc.oneof(
    text.map((value): Walk => () => ({ type: 'title', value })),
    text.map((value): Walk => () => ({ type: 'slug', value: `/${value}` })),
    text.map((value): Walk => () => ({ type: 'typeData', path: ['date'], value })),
    text.map((value): Walk => () => ({ type: 'seo', field: 'seoDescription', value })),
    fc
      .tuple(place, text)
      .map(([at, value]): Walk => (document) => ({ type: 'prop', key: some(document, at), path: ['title'], value })),
    fc.tuple(place, text).map(([at, value]): Walk => (document) => ({ type: 'anchorPoint', key: some(document, at), value })),
    fc
      .tuple(place, fc.array(text))
      .map(([at, value]): Walk => (document) => ({ type: 'prop', key: some(document, at), path: ['list'], value })),
    place.map((index): Walk => (document) => ({
      type: 'insert',
      place: pagePlace(index),
      block: block(newBlockKey(document.blocks), { title: 'new' }),
    })),
    fc
      .tuple(place, place)
      .map(([at, index]): Walk => (document) => ({ type: 'move', key: some(document, at), place: pagePlace(index) })),
    fc.tuple(place, place).map(([at, index]): Walk => (document) => {
      const parent = Object.keys(document.blocks).find((key) => document.blocks[key]?.slots) ?? null;
      return { type: 'move', key: anywhere(document, at), place: { parent, slot: parent === null ? '' : 'main', index } };
    }),
    place.map((at): Walk => (document) => ({ type: 'delete', key: anywhere(document, at) })),
    place.map((at): Walk => (document) => ({ type: 'delete', key: some(document, at) })),
    place.map((at): Walk => (document) => ({ type: 'duplicate', key: some(document, at) })),
    place.map((at): Walk => (document) => ({ type: 'select', key: some(document, at) })),
    place.map((at): Walk => (document) => ({ type: 'extend', key: anywhere(document, at) })),
    fc.tuple(place, place, place).map(([one, other, index]): Walk => (document) => ({
      type: 'moveBlocks',
      keys: [anywhere(document, one), anywhere(document, other)],
      place: pagePlace(index),
    })),
    fc
      .tuple(place, place, fc.constantFrom('deleteBlocks', 'duplicateBlocks'))
      .map(([one, other, type]): Walk => (document) => ({ type, keys: [anywhere(document, one), anywhere(document, other)] })),
  );

  it('takes 200 random actions back to the very beginning, and forward to the very end, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 900 })), { minLength: 200, maxLength: 200 }), (walk) => {
        let now = 0;
        let state = startEditor(page());
        const first = json(state);
        const seen = [first];
        for (const [step, pause] of walk) {
          now += pause;
          const grouped = state.history.past.length;
          state = reduceEditor(state, step(documentOf(state)), now);
          if (state.history.past.length > grouped) seen.push(json(state));
          else seen[seen.length - 1] = json(state);
        }
        const last = json(state);
        for (const expected of seen.slice(0, -1).reverse()) {
          state = reduceEditor(state, { type: 'undo' }, now);
          expect(json(state)).to.equal(expected);
        }
        expect(json(state)).to.equal(first);
        expect(isDirty(state)).to.equal(false);
        expect(reduceEditor(state, { type: 'undo' }, now)).to.equal(state);
        for (const expected of seen.slice(1)) {
          state = reduceEditor(state, { type: 'redo' }, now);
          expect(json(state)).to.equal(expected);
        }
        expect(json(state)).to.equal(last);
      }),
      { numRuns: 60 },
    );
  });
});
