import { until } from '@lectern/testing';
import { expect } from 'chai';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { notLive, refusal } from './fake-server.test-kit.ts';
import type { KeptField } from './kept-fields.ts';
import { block, editor, pause, setTitle, titles } from './saver.test-kit.ts';

describe('saving a page', () => {
  it('sends what changed by itself after a pause, once for many edits, and goes on from the answer', async () => {
    const { saver, sent, title } = editor();
    title('B');
    title('C');
    await pause(60);
    expect(sent.map(({ operations, revision, sequence }) => [operations, revision, sequence])).to.deep.equal([
      [[{ ...setTitle('C'), was: 'A' }], 1, 1],
    ]);
    expect(saver.get()).to.include({ revision: 2, hasUnpublishedChanges: true });
    expect(saver.get().status.kind).to.equal('saved');
  });

  it('does not wait for ever for a pause', async () => {
    const { store, sent, title } = editor({ delay: 1, autosaveDelay: 1e8 });
    // Five seconds are as long as this clock says.
    const { now } = Date;
    try {
      let shift = 0;
      Date.now = () => now() + shift;
      title('a');
      shift = 6000;
      title('ab');
      await until(() => titles(sent), ['ab']);
      expect(documentOf(store.get()).title).to.equal('ab');
    } finally {
      Date.now = now;
    }
  });

  it('closes off with Save what it sent, once, and names an image that cannot be shown at its field', async () => {
    const warnings = [
      { property: 'blocks.k3.image', code: 'G_19' },
      { property: 'blocks.k3.file', code: 'V_17' },
    ];
    const { store, saver, title, stop, versions } = editor({ warnings });
    store.dispatch({ type: 'problems', errors: [{ property: 'slug', code: 'V_06' }] });
    title('B');
    await saver.save({ isExplicit: true });
    expect(saver.get().status.kind).to.equal('saved');
    expect(store.get().problems).to.deep.equal({ slug: ['V_06'], 'blocks.k3.image': ['G_19'] });
    await saver.save({ isExplicit: true });
    expect(versions.map(({ content }) => content.title)).to.deep.equal(['B']);
    stop();
  });

  it('never writes an answer into a field', async () => {
    const { store, saver, sent, title } = editor({ delay: 30 });
    title('first');
    const saving = saver.save();
    await pause(5);
    title('typed while saving');
    await saving;
    expect(documentOf(store.get()).title).to.equal('typed while saving');
    expect(isDirty(store.get())).to.equal(true);
    await pause(90);
    expect(titles(sent)).to.deep.equal(['first', 'typed while saving']);
    expect(isDirty(store.get())).to.equal(false);
  });

  it('sends one after the other, each based on the one before', async () => {
    const { saver, sent, title } = editor({ delay: 10 });
    title('one');
    const first = saver.save();
    await pause(2);
    title('two');
    await Promise.all([first, saver.save()]);
    expect(sent.map(({ revision, sequence }) => [revision, sequence])).to.deep.equal([
      [1, 1],
      [2, 2],
    ]);
  });

  it('keeps trying while the server is in trouble', async () => {
    const { store, saver, present, title, stop } = editor({ answers: [refusal(500, 'G_01'), refusal(0, 'G_09')] });
    title('B');
    await saver.save();
    expect(saver.get().status.kind).to.equal('failed');
    expect(isDirty(store.get())).to.equal(true);
    await pause(120);
    expect(present().title).to.equal('B');
    expect(saver.get().status.kind).to.equal('saved');
    stop();
  });

  it('sends a call whose answer was lost again as it was, and what was typed since after it', async () => {
    let isLost = true;
    const { saver, sent, present, revision, title, stop } = editor({
      after: (address) => (address === pageCalls.edit && isLost ? refusal(0, 'G_09') : undefined),
    });
    title('B');
    await saver.save();
    title('C');
    isLost = false;
    await saver.save();
    expect(sent.map(({ sequence, operations }) => [sequence, titles([{ operations }])])).to.deep.equal([
      [1, ['B']],
      [1, ['B']],
      [2, ['C']],
    ]);
    expect([present().title, revision()]).to.deep.equal(['C', 3]);
    stop();
  });

  it('does not try again what the person may not do any more', async () => {
    const { saver, asked, title, stop } = editor({ answers: [refusal(403, 'UM_01')] });
    title('B');
    await saver.save();
    await pause(80);
    expect([asked(), saver.get().status.kind]).to.deep.equal([1, 'refused']);
    stop();
  });

  it('waits for the login once the session has ended, then sends once', async () => {
    const { saver, sent, asked, title, stop } = editor({ answers: [refusal(401, 'G_07')] });
    title('B');
    await saver.save();
    title('C');
    title('D');
    await saver.save();
    expect(await saver.meet(null), 'nobody asks who is there meanwhile').to.equal(undefined);
    await pause(150);
    expect([asked(), saver.get().status.kind]).to.deep.equal([1, 'failed']);
    saver.retry();
    await pause(60);
    expect([titles(sent), saver.get().status.kind]).to.deep.equal([['B', 'D'], 'saved']);
    stop();
  });

  it('saves the slug after the login too, where somebody asked for that meanwhile', async () => {
    const { store, saver, sent, slugs, title, stop } = editor({ answers: [refusal(401, 'G_07')] });
    title('B');
    store.dispatch({ type: 'slug', value: '/b' });
    await saver.save();
    expect(await saver.save({ isExplicit: true })).to.equal(false);
    expect(slugs).to.deep.equal([]);
    saver.retry();
    await pause(30);
    expect([sent.length, slugs]).to.deep.equal([1, ['/b']]);
    stop();
  });

  it('saves the slug after the version where the settings are saved, though it is what it was', async () => {
    const { saver, slugs, title, versions } = editor();
    await saver.save({ isExplicit: true, hasSameSlug: true });
    expect(slugs, 'nothing changed').to.deep.equal([]);
    title('B');
    await saver.save({ isExplicit: true, hasSameSlug: true });
    expect([versions.length, slugs]).to.deep.equal([1, ['/a']]);
  });

  it('saves the slug with Save alone', async () => {
    const { store, saver, sent, slugs } = editor();
    store.dispatch({ type: 'slug', value: '/b' });
    await pause(40);
    expect([sent.length, slugs]).to.deep.equal([0, []]);
    expect(isDirty(store.get())).to.equal(true);
    await saver.save({ isExplicit: true });
    expect(slugs).to.deep.equal(['/b']);
    expect(saver.get(), 'what is live stays').to.include({ livePath: '/a', hasUnpublishedChanges: true });
    expect(isDirty(store.get())).to.equal(false);
  });

  it('shows what was refused at no field, and says that nothing was saved', async () => {
    const { store, saver, title } = editor({ answers: [refusal(400, 'V_12', 'blockOrder')] });
    title('B');
    expect(await saver.save()).to.equal(false);
    expect(store.get().problems).to.deep.equal({ blockOrder: ['V_12'] });
    expect(saver.get().status.kind).to.equal('refused');
  });

  it('shows what publishing will refuse as soon as it is stored, until it is repaired', async () => {
    const { store, saver, title, sent } = editor();
    title('a'.repeat(256));
    await saver.save();
    expect([sent.length, store.get().problems]).to.deep.equal([1, { title: ['V_14'] }]);
    title('short');
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    title('other');
    await saver.save();
    expect(store.get().problems).to.deep.equal({});
  });

  describe('where a field cannot be stored', () => {
    const bad = 'a\0b';
    const blocks = { kaa: block('kaa', { title: 'A', body: '' }), kbb: block('kbb', { title: 'B' }) };
    const refuse = ({ blocks: sent, title }: PageContent) =>
      title === bad
        ? refusal(400, 'V_12', 'title')
        : sent['kaa']?.props['body'] === bad
          ? refusal(400, 'V_12', 'blocks.kaa.props.body')
          : undefined;
    const prop = (key: string, name: string, value: unknown) => ({ type: 'prop', key, path: [name], value }) as const;
    const held = (saver: { get: () => { held: readonly KeptField[] } }) => saver.get().held.map(({ path, code }) => [path, code]);

    it('stores everything else, and keeps those fields on this device', async () => {
      const { store, saver, present, kept, asked, title } = editor({ blocks, refuse });
      title(bad);
      store.dispatch(prop('kaa', 'body', bad));
      store.dispatch(prop('kbb', 'title', 'words'));
      expect(await saver.save()).to.equal(true);
      const { title: text, blocks: all } = present();
      expect([text, all['kaa']?.props, all['kbb']?.props]).to.deep.equal(['A', { title: 'A', body: '' }, { title: 'words' }]);
      expect(held(saver)).to.deep.equal([
        ['title', 'V_12'],
        ['blocks.kaa.body', 'V_12'],
      ]);
      expect([...kept.values()].map(({ path, value }) => [path, value])).to.deep.equal([
        ['title', bad],
        ['blocks.kaa.body', bad],
      ]);
      expect(store.get().problems).to.deep.equal({ title: ['V_12'], 'blocks.kaa.body': ['V_12'] });
      expect(documentOf(store.get())).to.deep.include({ title: bad });
      expect([isDirty(store.get()), asked()]).to.deep.equal([false, 3]);
      await saver.save();
      expect(asked(), 'nothing is left to send').to.equal(3);
    });

    it('forgets them once they are stored', async () => {
      const { store, saver, present, revision, kept } = editor({ blocks, refuse });
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      expect([revision(), kept.size]).to.deep.equal([1, 1]);
      store.dispatch(prop('kaa', 'body', 'ab'));
      expect(isDirty(store.get())).to.equal(true);
      await saver.save();
      expect([present().blocks['kaa']?.props['body'], kept.size, held(saver)]).to.deep.equal(['ab', 0, []]);
      expect(store.get().problems).to.deep.equal({});
      store.dispatch({ type: 'undo' });
      expect(isDirty(store.get()), 'what is kept no more is not safe').to.equal(true);
    });

    it('tries them again when somebody saves, and not by itself', async () => {
      let isOver = false;
      const { store, saver, present, asked } = editor({ blocks, refuse: (content) => (isOver ? undefined : refuse(content)) });
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      isOver = true;
      await saver.save();
      expect(asked()).to.equal(1);
      await saver.save({ isExplicit: true });
      expect([present().blocks['kaa']?.props['body'], held(saver)]).to.deep.equal([bad, []]);
    });

    it('holds back the largest of what was changed where all of it is too large', async () => {
      const large = 'a'.repeat(50);
      const tooLarge = ({ blocks: sent }: PageContent) =>
        JSON.stringify(sent).includes(large) ? refusal(413, 'G_06') : undefined;
      const { store, saver, present, kept } = editor({ blocks, refuse: tooLarge });
      store.dispatch(prop('kbb', 'title', 'words'));
      store.dispatch(prop('kaa', 'body', large));
      await saver.save();
      expect(present().blocks['kbb']?.props['title']).to.equal('words');
      expect([held(saver), kept.size]).to.deep.equal([[['blocks.kaa.body', 'G_06']], 1]);
    });

    it('publishes nothing in their place, and names all that is wrong', async () => {
      const { store, saver, title } = editor({ blocks, refuse });
      title('a'.repeat(256));
      store.dispatch(prop('kaa', 'body', bad));
      expect(await saver.publish()).to.include({ status: 400 });
      expect(store.get().problems).to.deep.equal({ title: ['V_14'], 'blocks.kaa.body': ['V_12'] });
      expect(saver.get().hasUnpublishedChanges).to.equal(true);
    });

    it('says so where the browser keeps nothing, and lets nobody leave unasked', async () => {
      const { store, saver, revision } = editor({ blocks, refuse, isForgetful: true });
      store.dispatch(prop('kbb', 'title', 'words'));
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      expect([revision() - 1, saver.get().isHeldSafe, isDirty(store.get())]).to.deep.equal([1, false, true]);
    });

    it('keeps a slug that was refused, while a slug that nobody tried to save is still to be saved', async () => {
      const { store, saver, kept } = editor({ blocks, refuse });
      store.dispatch({ type: 'slug', value: '/taken' });
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      expect(isDirty(store.get())).to.equal(true);
      expect(await saver.save({ isExplicit: true })).to.equal(false);
      expect([...kept.keys()]).to.deep.equal(['blocks.kaa.body', 'slug']);
      expect(isDirty(store.get())).to.equal(false);
    });
  });

  it('sends before it publishes, and hands every problem to the editor', async () => {
    const { saver, sent, title } = editor();
    title('B');
    expect(await saver.publish()).to.equal(undefined);
    expect(sent).to.have.length(1);
    expect(saver.get()).to.include({ livePath: '/moved', hasUnpublishedChanges: false });

    const refused = editor({ publish: refusal(400, 'V_01', 'blocks.kaa.title') });
    expect(await refused.saver.publish()).to.include({ status: 400 });
    expect(refused.store.get().problems).to.deep.equal({ 'blocks.kaa.title': ['V_01'] });
  });

  it('hears within a call of presence that somebody else published the page or took it off the site', async () => {
    const { saver, becomes } = editor();
    const live = { publishedVersionID: 'v', publishedID: 'p', livePath: '/b', hasUnpublishedChanges: true };
    saver.noteRequest();
    await saver.meet(null);
    expect(saver.get().published, 'what was live before says nothing new').to.deep.equal({
      publishedVersionID: null,
      publishedID: null,
    });
    becomes(live);
    await saver.meet(null);
    const { livePath, hasUnpublishedChanges, published } = saver.get();
    expect({ ...published, livePath, hasUnpublishedChanges }).to.deep.equal(live);
    becomes(notLive);
    await saver.meet(null);
    expect(saver.get()).to.deep.include({ livePath: null, hasUnpublishedChanges: true });
  });

  it('names the publication that came of it, and none once the page is off the site or its publication is requested', async () => {
    const { saver, title, sent, versions } = editor();
    const none = { publishedVersionID: null, publishedID: null };
    saver.noteRequest();
    expect(saver.get()).to.deep.include({ published: none, livePath: '/a' });
    await saver.publish();
    expect(saver.get().published).to.deep.equal({ publishedVersionID: 'v', publishedID: 'p' });
    title('B');
    expect(await saver.unpublish({ storesFirst: true })).to.equal(undefined);
    expect([sent.length, versions.length]).to.deep.equal([1, 1]);
    expect(saver.get()).to.deep.include({ published: none, livePath: null });

    const refused = editor({ answers: [refusal(500, 'G_01')] });
    refused.title('B');
    expect(await refused.saver.unpublish({ storesFirst: true })).to.include({ status: 500 });
    expect(refused.saver.get()).to.deep.include({ livePath: '/a' });
  });
});
