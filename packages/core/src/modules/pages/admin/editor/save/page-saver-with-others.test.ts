import { expect } from 'chai';
import type { Failure } from '../../../../../client/result.ts';
import type { Operation } from '../../../edits/operation.ts';
import type { PageContent } from '../../../edits/page-content.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { refusal } from './fake-server.test-kit.ts';
import { block, editor, pause } from './saver.test-kit.ts';

describe('saving a page with somebody else on it', () => {
  const blocks = { kaa: block('kaa', { title: 'A' }), kbb: block('kbb', { title: 'B' }) };
  const prop = (key: string, value: unknown) => ({ type: 'prop', key, path: ['title'], value }) as const;
  const set = (key: string, value: unknown): Operation => ({ op: 'set', of: 'props', key, field: 'title', value });
  const titleOf = (content: PageContent, key: string): unknown => content.blocks[key]?.props['title'];

  it('takes in what they did and was left alone here, with the answer to an edit', async () => {
    const { store, saver, present, other } = editor({ blocks });
    other(set('kbb', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    expect(await saver.save()).to.equal(true);
    for (const content of [documentOf(store.get()), present()])
      expect([titleOf(content, 'kaa'), titleOf(content, 'kbb')]).to.deep.equal(['Mine', 'Theirs']);
    expect([isDirty(store.get()), saver.get().revision]).to.deep.equal([false, 3]);
  });

  it('takes it in between as well, without a word, and lets no undo take it back', async () => {
    const { store, saver, other, present } = editor({ blocks });
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    other(set('kbb', 'Theirs'));
    expect(await saver.meet(null)).to.deep.equal([]);
    expect(titleOf(documentOf(store.get()), 'kbb')).to.equal('Theirs');
    expect(isDirty(store.get())).to.equal(false);
    store.dispatch({ type: 'undo' });
    expect(['kaa', 'kbb'].map((key) => titleOf(documentOf(store.get()), key))).to.deep.equal(['A', 'Theirs']);
    await saver.save();
    expect(['kaa', 'kbb'].map((key) => titleOf(present(), key))).to.deep.equal(['A', 'Theirs']);
  });

  it('stops at what both changed, keeps what was typed here, and goes on as somebody chooses', async () => {
    const { store, saver, other, present, versions, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'), set('kbb', 'Theirs too'));
    store.dispatch(prop('kaa', 'Mine'));
    expect(await saver.save()).to.equal(false);
    const { status } = saver.get();
    expect(status.kind === 'conflict' && status.conflicts).to.deep.equal([
      { property: 'blocks.kaa.title', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(['kaa', 'kbb'].map((key) => titleOf(documentOf(store.get()), key))).to.deep.equal(['Mine', 'Theirs too']);
    store.dispatch(prop('kaa', 'Mine, longer'));
    await pause(50);
    expect(titleOf(present(), 'kaa')).to.equal('Theirs');
    expect(await saver.resolve([])).to.equal(true);
    expect(titleOf(present(), 'kaa')).to.equal('Mine, longer');
    expect(
      versions.map(({ content }) => titleOf(content, 'kaa')),
      'theirs is kept',
    ).to.deep.equal(['Theirs']);
    stop();
  });

  it('takes theirs where somebody chooses that, as one step that can be undone', async () => {
    const { store, saver, other, present, versions, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    expect(await saver.resolve(['blocks.kaa.title'])).to.equal(true);
    expect([titleOf(documentOf(store.get()), 'kaa'), titleOf(present(), 'kaa'), versions.length]).to.deep.equal([
      'Theirs',
      'Theirs',
      0,
    ]);
    store.dispatch({ type: 'undo' });
    expect(titleOf(documentOf(store.get()), 'kaa')).to.equal('Mine');
    stop();
  });

  it('finds a conflict with what was typed while a call was on its way, and overwrites nothing', async () => {
    const { store, saver, other, present, title } = editor({ blocks, delay: 20 });
    title('New');
    const saving = saver.save();
    await pause(5);
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    expect(await saving).to.equal(false);
    expect(saver.get().status.kind).to.equal('conflict');
    await pause(50);
    expect([titleOf(present(), 'kaa'), titleOf(documentOf(store.get()), 'kaa'), present().title]).to.deep.equal([
      'Theirs',
      'Mine',
      'New',
    ]);
  });

  it('publishes nothing that nobody has seen here', async () => {
    const { saver, store, other, revision, stop } = editor({ blocks });
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    other(set('kbb', 'Theirs'));
    expect(await saver.publish()).to.include({ status: 409 });
    expect(titleOf(documentOf(store.get()), 'kbb')).to.equal('Theirs');
    expect(saver.get()).to.include({ revision: revision() });
    expect(saver.get().status.kind).not.to.equal('conflict');
    expect(await saver.publish()).to.equal(undefined);
    stop();
  });

  it('hands on who changed it, and when', async () => {
    const savedAt = '2026-11-20T09:12:00.000Z';
    const outdated: Failure = {
      ...refusal(409, 'G_03'),
      errors: [{ code: 'G_03', params: { savedAt, savedBy: 'Hester', savedByID: 4 } }],
    };
    const { store, saver, other } = editor({ answers: [outdated], blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    const { status } = saver.get();
    expect(status.kind === 'conflict' && status.other).to.deep.equal({ at: new Date(savedAt), by: { id: 4, name: 'Hester' } });
  });
});
