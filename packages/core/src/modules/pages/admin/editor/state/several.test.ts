import { expect } from 'chai';
import type { StoredBlock } from '#contract/content.ts';
import { allKeys, pagePlace } from '#modules/pages/edits/place.ts';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorAction } from './editor.actions.ts';
import { reduceEditor } from './editor.reducer.ts';
import { documentOf, startEditor } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';
import { beyondSelected, isMarked, togetherWith } from './several.ts';

const block = (key: string, slots?: Record<string, string[]>): StoredBlock => ({
  type: slots ? 'test/columns' : 'test/hero',
  key,
  version: 1,
  props: { title: key },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots ? { slots } : {}),
});

/** `a`, `b` with `b1` and `b2` in its left and `b3` in its right, `c`, `d`. */
const page = (): EditorDocument => ({
  title: '',
  slug: '/',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: Object.fromEntries(
    [block('a'), block('b', { left: ['b1', 'b2'], right: ['b3'] }), ...['b1', 'b2', 'b3', 'c', 'd'].map((key) => block(key))].map(
      (entry) => [entry.key, entry],
    ),
  ),
  order: ['a', 'b', 'c', 'd'],
});

const run = (...actions: readonly EditorAction[]): EditorState =>
  actions.reduce((state, action, index) => reduceEditor(state, action, index * 1000), startEditor(page()));
const select = (key: string): EditorAction => ({ type: 'select', key });
const extend = (key: string): EditorAction => ({ type: 'extend', key });
const undo: EditorAction = { type: 'undo' };
const keysOf = (state: EditorState): string => allKeys(documentOf(state)).join(' ');

describe('several blocks selected', () => {
  it('are all from where it was begun to where it went, without those that stand in another of them', () => {
    const down = run(select('a'), extend('c'));
    expect([down.several, down.selected]).to.deep.equal([['a', 'b', 'c'], 'c']);
    expect(['a', 'b', 'b1', 'b3', 'c', 'd'].filter((key) => isMarked(down, key))).to.deep.equal(['a', 'b', 'b1', 'b3', 'c']);
    const shrunk = reduceEditor(down, extend('b1'), 0);
    expect([shrunk.several, shrunk.selected]).to.deep.equal([['a', 'b'], 'b']);
    const up = run(select('b2'), extend('a'));
    expect([up.several, up.selected]).to.deep.equal([['a', 'b'], 'a']);
    const through = run(select('b2'), extend('c'));
    expect([through.several, through.selected]).to.deep.equal([['b2', 'b3', 'c'], 'c']);
  });

  it('are one again where only one is left, with a click, and with an edit of another', () => {
    for (const state of [
      run(select('a'), extend('b'), extend('a')),
      run(select('b1'), extend('b')),
      run(select('a'), extend('c'), select('b')),
      run(select('a'), extend('c'), { type: 'move', key: 'd', place: pagePlace(0) }),
    ])
      expect(state.several).to.deep.equal([]);
    expect(run(select('b1'), extend('b')).selected).to.equal('b');
  });

  it('grow past what the last of them brings along', () => {
    expect(beyondSelected(run(select('b')), 'b1')).to.equal('c');
    expect(beyondSelected(run(select('d')), 'd')).to.equal(undefined);
  });

  it('are those of a slot first, and then those of the page', () => {
    const inSlot = run(select('b1'), { type: 'selectAll' });
    expect([inSlot.several, inSlot.selected]).to.deep.equal([['b1', 'b2'], 'b1']);
    const all = reduceEditor(inSlot, { type: 'selectAll' }, 0);
    expect([all.several, all.selected]).to.deep.equal([['a', 'b', 'c', 'd'], 'b']);
    expect(run(select('b3'), { type: 'selectAll' }).several, 'alone in its slot').to.have.length(4);
  });

  it('stand for each other in every command, those nested in them too', () => {
    const state = run(select('a'), extend('b'));
    expect(togetherWith(state, 'b3')).to.deep.equal(['a', 'b']);
    expect(togetherWith(state, 'c')).to.deep.equal(['c']);
  });

  it('move as one step, with what is nested in them, and stay selected', () => {
    const moved = run(select('a'), extend('b'), { type: 'moveBlocks', keys: ['a', 'b'], place: pagePlace(1) });
    expect(keysOf(moved)).to.equal('c a b b1 b2 b3 d');
    expect([moved.several, moved.selected, moved.history.past.length]).to.deep.equal([['a', 'b'], 'b', 1]);
    const back = reduceEditor(moved, undo, 0);
    expect(documentOf(back)).to.deep.equal(page());
    expect(back.several).to.deep.equal(['a', 'b']);
  });

  it('move from different lists to one, and never into themselves', () => {
    const gathered = run({ type: 'moveBlocks', keys: ['d', 'b1', 'b3'], place: { parent: 'b', slot: 'right', index: 0 } });
    expect(documentOf(gathered).blocks['b']?.slots).to.deep.equal({ left: ['b2'], right: ['b1', 'b3', 'd'] });
    const into = run({ type: 'moveBlocks', keys: ['a', 'b'], place: { parent: 'b', slot: 'right', index: 0 } });
    expect(documentOf(into)).to.deep.equal(page());
    const nowhere = run({ type: 'moveBlocks', keys: ['a', 'b'], place: pagePlace(0) });
    expect(nowhere.history.past).to.deep.equal([]);
  });

  it('are deleted as one step, and come back selected', () => {
    const gone = run(select('b1'), extend('c'), { type: 'deleteBlocks', keys: ['b1', 'b2', 'b3', 'c'] });
    expect(keysOf(gone)).to.equal('a b d');
    expect([gone.selected, gone.several]).to.deep.equal(['d', []]);
    const back = reduceEditor(gone, undo, 0);
    expect(documentOf(back)).to.deep.equal(page());
    expect(back.several).to.deep.equal(['b1', 'b2', 'b3', 'c']);
    expect(keysOf(reduceEditor(back, { type: 'redo' }, 0))).to.equal('a b d');
    const all = run({ type: 'deleteBlocks', keys: ['a', 'b', 'c', 'd'] });
    expect([documentOf(all).blocks, all.selected]).to.deep.equal([{}, null]);
  });

  it('are duplicated behind the last of them, and the copies are selected', () => {
    const copied = run(select('a'), extend('b'), { type: 'duplicateBlocks', keys: ['a', 'b'] });
    const { order, blocks } = documentOf(copied);
    expect(order.map((key) => blocks[key]?.props['title'])).to.deep.equal(['a', 'b', 'a', 'b', 'c', 'd']);
    expect(copied.several).to.deep.equal(order.slice(2, 4));
    expect(new Set(allKeys(documentOf(copied))).size).to.equal(7 + 5);
    const apart = run({ type: 'duplicateBlocks', keys: ['b1', 'b3'] });
    const slots = documentOf(apart).blocks['b']?.slots ?? {};
    expect([slots['left']?.length, slots['right']?.length]).to.deep.equal([3, 2]);
  });

  it('are sent as the operations that there are', () => {
    const before = page();
    for (const action of [
      { type: 'moveBlocks', keys: ['a', 'b1', 'b'], place: pagePlace(2) },
      { type: 'deleteBlocks', keys: ['a', 'b'] },
      { type: 'duplicateBlocks', keys: ['b', 'c'] },
      {
        type: 'insertBlocks',
        blocks: { blocks: { n: block('n', { left: ['n1'] }), n1: block('n1') }, order: ['n'] },
        place: pagePlace(1),
      },
    ] as const) {
      const after = documentOf(run(action));
      const operations = differenceOf(before, after);
      expect(operations.every(({ op }) => ['set', 'insert', 'move', 'remove'].includes(op))).to.equal(true);
      const applied = applyOperations(before, operations);
      expect([applied.order, allKeys(applied)]).to.deep.equal([after.order, allKeys(after)]);
    }
  });

  it('are fewer where others take some of them away', () => {
    const state = run(select('a'), extend('d'));
    const bring = (document: EditorDocument): EditorDocument => applyOperations(document, [{ op: 'remove', key: 'd' }]);
    const { slug: _slug, ...saved } = bring(page());
    const less = reduceEditor(state, { type: 'merged', saved, document: saved, bring }, 0);
    expect([less.several, less.selected]).to.deep.equal([['a', 'b', 'c'], 'c']);
    const alone = reduceEditor(run(select('c'), extend('d')), { type: 'merged', saved, document: saved, bring }, 0);
    expect([alone.several, alone.selected]).to.deep.equal([[], 'c']);
  });
});
