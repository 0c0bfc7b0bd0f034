import { expect } from 'chai';
import type { StoredBlock } from '../../../../../contract/content.ts';
import type { Failure } from '../../../../../client/result.ts';
import type { Operation } from '../../../edits/operation.ts';
import type { PageContent } from '../../../edits/page-content.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { createEditorStore } from '../state/editor.store.ts';
import type { FindProblems } from '../state/find-problems.ts';
import { createFakeServer, refusal } from './fake-server.test-kit.ts';
import type { Weather } from './fake-server.test-kit.ts';
import type { FieldKeeper, KeptField } from './kept-fields.ts';
import { createPageSaver } from './page-saver.ts';
import { startEdits } from './sent-edits.ts';

// Waits: the saver is slow, or waits itself, for as long.
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Options extends Weather {
  /** Refusals of the next edits, in their order. */
  readonly answers?: (Failure | undefined)[];
  /** The browser keeps nothing. */
  readonly isForgetful?: boolean;
  readonly blocks?: EditorDocument['blocks'];
}

/** A device that remembers. */
function memory(isForgetful: boolean): FieldKeeper & { readonly kept: Map<string, KeptField> } {
  const kept = new Map<string, KeptField>();
  return {
    kept,
    read: async () => [...kept.values()],
    async keep(fields, forgotten) {
      if (isForgetful) return false;
      for (const path of forgotten) kept.delete(path);
      for (const field of fields) kept.set(field.path, field);
      return true;
    },
  };
}

const findProblems: FindProblems = ({ title }) => (title.length > 255 ? [{ property: 'title', code: 'V_14' }] : []);

const block = (key: string, props: object): StoredBlock => ({
  type: 'basic/text',
  key,
  version: 1,
  props: { ...props },
  anchorPoint: '',
  __images: {},
  __files: {},
});

function editor({ answers = [], isForgetful = false, blocks = {}, ...weather }: Options = {}) {
  const keeper = memory(isForgetful);
  let asked = 0;
  const start: EditorDocument = {
    title: 'A',
    slug: '/a',
    typeData: {},
    seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
    blocks,
    order: Object.keys(blocks),
  };
  const { slug: _slug, ...content } = start;
  const server = createFakeServer(content, {
    ...weather,
    before(address, body) {
      if (address === pageCalls.edit) asked += 1;
      return (address === pageCalls.edit ? answers.shift() : undefined) ?? weather.before?.(address, body);
    },
  });
  const store = createEditorStore(start);
  const saver = createPageSaver({
    client: server.client,
    load: server.load,
    store,
    pageID: 'p',
    keeper,
    findProblems,
    edits: startEdits(),
    journal: { note: () => {}, flush: () => Promise.resolve(), close: () => {} },
    start: { pageVersionID: 'v1', revision: 1, livePath: '/a', hasUnpublishedChanges: false, held: [] },
    autosaveDelay: 15,
    retryDelay: 15,
  });
  const stop = saver.watch();
  const title = (value: string) => store.dispatch({ type: 'title', value });
  /** Somebody else's edit. */
  const other = (...operations: Operation[]) =>
    server.edit({ revision: server.revision(), client: 'other', sequence: server.revision(), operations });
  return { ...server, server, store, saver, asked: () => asked, title, stop, kept: keeper.kept, other };
}

const setTitle = (value: string): Operation => ({ op: 'set', of: 'title', value });
const titles = (sent: readonly { readonly operations: readonly Operation[] }[]): unknown[] =>
  sent.flatMap(({ operations }) => operations.map((operation) => ('value' in operation ? operation.value : operation.op)));

describe('saving a page', () => {
  it('sends what changed by itself after a pause, once for many edits, and goes on from the answer', async () => {
    const { saver, sent, title } = editor();
    title('B');
    title('C');
    await pause(60);
    expect(sent.map(({ operations, revision, sequence }) => [operations, revision, sequence])).to.deep.equal([
      [[setTitle('C')], 1, 1],
    ]);
    expect(saver.get()).to.include({ revision: 2, hasUnpublishedChanges: true });
    expect(saver.get().status.kind).to.equal('saved');
  });

  it('does not wait for ever for a pause', async () => {
    const { store, sent, title } = editor({ delay: 1 });
    const { setTimeout: later } = globalThis;
    // Five seconds are as long as this clock says.
    const { now } = Date;
    try {
      let shift = 0;
      Date.now = () => now() + shift;
      title('a');
      shift = 6000;
      title('ab');
      await new Promise((resolve) => later(resolve, 10));
      expect(titles(sent)).to.deep.equal(['ab']);
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

  describe('with somebody else on the page', () => {
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
});
