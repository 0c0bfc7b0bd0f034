import { expect } from 'chai';
import type { Failure } from '#client/result.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { editedAt, refusal } from './fake-server.test-kit.ts';
import { block, editor, pause } from './saver.test-kit.ts';
import { mergeOf } from './storm-world.test-kit.ts';

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

  it('keeps what both changed as it was typed here, stores all the rest, and goes on as somebody chooses', async () => {
    const { store, saver, other, present, versions, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'), set('kbb', 'Theirs too'));
    store.dispatch(prop('kaa', 'Mine'));
    store.dispatch({ type: 'title', value: 'New' });
    expect(await saver.save()).to.equal(true);
    expect(saver.get().conflicts).to.deep.equal([{ property: 'blocks.kaa.title', by: { id: 9, name: 'Hester' }, at: editedAt }]);
    expect(['kaa', 'kbb'].map((key) => titleOf(documentOf(store.get()), key))).to.deep.equal(['Mine', 'Theirs too']);
    expect([titleOf(present(), 'kaa'), present().title, isDirty(store.get())]).to.deep.equal(['Theirs', 'New', true]);
    store.dispatch(prop('kaa', 'Mine, longer'));
    store.dispatch(prop('kbb', 'Mine as well'));
    await pause(50);
    expect(['kaa', 'kbb'].map((key) => titleOf(present(), key))).to.deep.equal(['Theirs', 'Mine as well']);
    expect(await saver.choose('blocks.kaa.title', 'mine')).to.equal(true);
    expect([titleOf(present(), 'kaa'), saver.get().conflicts, isDirty(store.get())]).to.deep.equal(['Mine, longer', [], false]);
    expect(
      versions.map(({ content }) => titleOf(content, 'kaa')),
      'theirs is kept',
    ).to.deep.equal(['Theirs']);
    stop();
  });

  it('does not say that everything is stored, nor publishes, while something waits for a choice', async () => {
    const { store, saver, other, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    expect(await saver.save({ isExplicit: true })).to.equal(false);
    expect(await saver.publish()).to.include({ status: 409 });
    expect(await saver.choose('blocks.kaa.title', 'mine')).to.equal(true);
    expect(await saver.publish()).to.equal(undefined);
    stop();
  });

  it('takes theirs where somebody chooses that, as it is by then, as one step that can be undone', async () => {
    const { store, saver, other, present, versions, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    other(set('kaa', 'Theirs, later'));
    await saver.meet(null);
    expect(saver.get().conflicts).to.have.length(1);
    expect(await saver.choose('blocks.kaa.title', 'theirs')).to.equal(true);
    expect([titleOf(documentOf(store.get()), 'kaa'), titleOf(present(), 'kaa'), versions.length]).to.deep.equal([
      'Theirs, later',
      'Theirs, later',
      0,
    ]);
    store.dispatch({ type: 'undo' });
    expect(titleOf(documentOf(store.get()), 'kaa')).to.equal('Mine');
    stop();
  });

  it('has nothing left to ask where somebody wrote what the others have', async () => {
    const { store, saver, other, stop } = editor({ blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    store.dispatch(prop('kaa', 'Theirs'));
    expect(await saver.save()).to.equal(true);
    expect([saver.get().conflicts, isDirty(store.get())]).to.deep.equal([[], false]);
    stop();
  });

  it('asks once about a block that others took away, whatever was written in it, and brings it back', async () => {
    const { store, saver, other, present, stop } = editor({ blocks });
    other({ op: 'remove', key: 'kaa' });
    store.dispatch(prop('kaa', 'Mine'));
    store.dispatch({ type: 'anchorPoint', key: 'kaa', value: 'here' });
    expect(await saver.save()).to.equal(true);
    expect(saver.get().conflicts.map(({ property }) => property)).to.deep.equal(['blocks.kaa']);
    expect(present().blocks).not.to.have.property('kaa');
    expect(await saver.choose('blocks.kaa', 'mine')).to.equal(true);
    expect([titleOf(present(), 'kaa'), isDirty(store.get())]).to.deep.equal(['Mine', false]);
    stop();
  });

  it('finds a conflict with what was typed while a call was on its way, and overwrites nothing', async () => {
    const { store, saver, other, present, title } = editor({ blocks, delay: 20 });
    title('New');
    const saving = saver.save();
    await pause(5);
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    expect(await saving).to.equal(true);
    expect(saver.get().conflicts).to.have.length(1);
    await pause(50);
    expect([titleOf(present(), 'kaa'), titleOf(documentOf(store.get()), 'kaa'), present().title]).to.deep.equal([
      'Theirs',
      'Mine',
      'New',
    ]);
  });

  it('tells what was stored from here and somebody then chose over, until it is seen or put back', async () => {
    const { store, saver, server, present, stop } = editor({ blocks });
    const choose = (key: string, value: string, sequence: number) =>
      server.edit({ revision: server.revision(), client: 'other', sequence, operations: [set(key, value)], keepsFormer: true });
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    choose('kaa', 'Theirs', 1);
    choose('kbb', 'Theirs too', 2);
    await saver.meet(null);
    const told = { property: 'blocks.kaa.title', former: 'Mine', by: { id: 9, name: 'Hester' }, at: editedAt };
    expect([saver.get().overruled, saver.get().conflicts]).to.deep.equal([[told], []]);
    choose('kaa', 'Theirs again', 3);
    await saver.meet(null);
    expect(saver.get().overruled, 'what was written here stays in reach').to.deep.equal([told]);
    saver.settleOverruled('blocks.kaa.title', true);
    await pause(50);
    expect([titleOf(present(), 'kaa'), saver.get().overruled]).to.deep.equal(['Mine', []]);
    choose('kaa', 'Theirs', 4);
    await saver.meet(null);
    saver.settleOverruled('blocks.kaa.title', false);
    await pause(50);
    expect([titleOf(present(), 'kaa'), saver.get().overruled]).to.deep.equal(['Theirs', []]);
    stop();
  });

  describe('in one text', () => {
    const words = { kaa: block('kaa', { title: 'glas in lood' }) };

    it('keeps the words of both, with the answer, in between, and in what is typed meanwhile', async () => {
      const { store, saver, other, present, stop } = editor({ blocks: words, mergeOf, delay: 20 });
      other(set('kaa', 'oud glas in lood'));
      store.dispatch(prop('kaa', 'glas in lood ramen'));
      const saving = saver.save();
      await pause(5);
      store.dispatch(prop('kaa', 'glas in lood ramen herstellen'));
      expect(await saving).to.equal(true);
      expect(titleOf(documentOf(store.get()), 'kaa')).to.equal('oud glas in lood ramen herstellen');
      await saver.save();
      other(set('kaa', 'heel oud glas in lood ramen herstellen'));
      await saver.meet(null);
      const all = 'heel oud glas in lood ramen herstellen';
      expect([titleOf(documentOf(store.get()), 'kaa'), titleOf(present(), 'kaa'), saver.get().conflicts]).to.deep.equal([
        all,
        all,
        [],
      ]);
      store.dispatch({ type: 'undo' });
      expect(titleOf(documentOf(store.get()), 'kaa'))
        .to.contain('heel oud glas')
        .and.not.to.contain('herstellen');
      stop();
    });

    it('keeps them where the text is too long to be sent twice', async () => {
      const long = 'woord '.repeat(20_000);
      const { store, saver, other, present, sent, stop } = editor({ blocks: { kaa: block('kaa', { title: long }) }, mergeOf });
      other(set('kaa', `oud ${long}`));
      store.dispatch(prop('kaa', `${long}nieuw`));
      expect(await saver.save()).to.equal(true);
      expect(titleOf(present(), 'kaa')).to.equal(`oud ${long}nieuw`);
      expect(JSON.stringify(sent)).not.to.contain('"was"');
      stop();
    });

    it('asks where both changed the same word', async () => {
      const { store, saver, other, stop } = editor({ blocks: words, mergeOf });
      other(set('kaa', 'glas in zink'));
      store.dispatch(prop('kaa', 'glas in tin'));
      await saver.save();
      expect(saver.get().conflicts.map(({ property }) => property)).to.deep.equal(['blocks.kaa.title']);
      stop();
    });
  });

  it('publishes nothing that nobody has seen here', async () => {
    const { saver, store, other, revision, stop } = editor({ blocks });
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    other(set('kbb', 'Theirs'));
    expect(await saver.publish()).to.include({ status: 409 });
    expect(titleOf(documentOf(store.get()), 'kbb')).to.equal('Theirs');
    expect(saver.get()).to.include({ revision: revision() });
    expect(saver.get().conflicts).to.deep.equal([]);
    expect(await saver.publish()).to.equal(undefined);
    stop();
  });

  it('hands on who changed it, and when, where only the last of them is known', async () => {
    const savedAt = '2026-11-20T09:12:00.000Z';
    const outdated: Failure = {
      ...refusal(409, 'G_03'),
      errors: [{ code: 'G_03', params: { savedAt, savedBy: 'Hester', savedByID: 4 } }],
    };
    const { store, saver, other } = editor({ answers: [outdated], blocks });
    other(set('kaa', 'Theirs'));
    store.dispatch(prop('kaa', 'Mine'));
    await saver.save();
    expect(saver.get().conflicts).to.deep.equal([{ property: 'blocks.kaa.title', by: { id: 4, name: 'Hester' }, at: savedAt }]);
  });
});
