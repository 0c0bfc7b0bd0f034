import { expect } from 'chai';
import type { Client } from '../../../../../client/create-client.ts';
import type { StoredBlock } from '../../../../../contract/content.ts';
import type { Failure, Result } from '../../../../../client/result.ts';
import type { StoredVersion, VersionContent } from '../../../page.schema.ts';
import { pageCalls } from '../../../pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { createEditorStore } from '../state/editor.store.ts';
import type { FindProblems } from '../state/find-problems.ts';
import type { FieldKeeper, KeptField } from './kept-fields.ts';
import { createPageSaver } from './page-saver.ts';

// Waits: the saver is slow, or waits itself, for as long.
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const refusal = (status: number, code: string, property?: string): Failure => ({
  ok: false,
  status,
  message: '',
  errors: [{ code, ...(property ? { property } : {}) }],
});

interface Options {
  readonly answers?: (Failure | undefined)[];
  readonly delay?: number;
  readonly publish?: Failure;
  readonly warnings?: StoredVersion['warnings'];
  /** The browser keeps nothing. */
  readonly isForgetful?: boolean;
  readonly blocks?: EditorDocument['blocks'];
  /** Refuses what is sent, as long as it says so. */
  readonly refuse?: (content: VersionContent) => Failure | undefined;
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

function editor({ answers = [], delay = 0, publish, warnings = [], isForgetful = false, blocks = {}, refuse }: Options = {}) {
  const keeper = memory(isForgetful);
  const stored: (VersionContent & { revision: number })[] = [];
  const slugs: string[] = [];
  let revision = 1;
  let asked = 0;
  async function storeContent(content: VersionContent & { revision: number }): Promise<Result<StoredVersion>> {
    asked += 1;
    await pause(delay);
    const failure = answers.shift() ?? refuse?.(content);
    if (failure) return failure;
    stored.push(content);
    revision += 1;
    return { ok: true, data: { pageID: 'p', pageVersionID: 'v2', revision, warnings } };
  }
  /** The server's side of the calls that saving makes. */
  const served: Readonly<Record<string, (body: never) => Promise<Result<unknown>>>> = {
    [pageCalls.store]: storeContent,
    async [pageCalls.save]({ slug }: { slug: string }) {
      if (slug === '/taken') return refusal(409, 'V_06', 'slug');
      slugs.push(slug);
      return { ok: true, data: { slug, path: slug, livePath: '/a' } };
    },
    async [pageCalls.get]() {
      revision = 40;
      return { ok: true, data: { pageVersionID: 'theirs', revision, slug: '/a' } };
    },
    async [pageCalls.publish]() {
      return publish ?? { ok: true, data: { publishedVersionID: 'v2', publishedID: 'p', path: '/moved', updatedPages: [] } };
    },
  };
  const call = (address: string, { body }: { readonly body: unknown }) => served[address]?.(body as never);
  const store = createEditorStore({
    title: 'A',
    slug: '/a',
    typeData: {},
    seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
    blocks,
    order: Object.keys(blocks),
  });
  const saver = createPageSaver({
    client: { call: call as Client['call'] },
    store,
    pageID: 'p',
    keeper,
    findProblems,
    start: { pageVersionID: 'v1', revision: 1, livePath: '/a', hasUnpublishedChanges: false, held: [] },
    autosaveDelay: 15,
    retryDelay: 15,
  });
  const stop = saver.watch();
  const title = (value: string) => store.dispatch({ type: 'title', value });
  return { store, saver, stored, slugs, asked: () => asked, title, stop, kept: keeper.kept };
}

describe('saving a page', () => {
  it('saves by itself after a pause, once for many edits, and goes on from the answer', async () => {
    const { saver, stored, title } = editor();
    title('B');
    title('C');
    await pause(60);
    expect(stored.map(({ title: text, revision }) => [text, revision])).to.deep.equal([['C', 1]]);
    expect(saver.get()).to.include({ pageVersionID: 'v2', revision: 2, hasUnpublishedChanges: true });
    expect(saver.get().status.kind).to.equal('saved');
  });

  it('names an image that cannot be shown at its field, and leaves the rest for when somebody publishes', async () => {
    const warnings = [
      { property: 'blocks.k3.image', code: 'G_19' },
      { property: 'blocks.k3.file', code: 'V_17' },
    ];
    const { store, saver, title, stop } = editor({ warnings });
    store.dispatch({ type: 'problems', errors: [{ property: 'slug', code: 'V_06' }] });
    title('B');
    await saver.save();
    expect(saver.get().status.kind).to.equal('saved');
    expect(store.get().problems).to.deep.equal({ slug: ['V_06'], 'blocks.k3.image': ['G_19'] });
    stop();
  });

  it('never writes an answer into a field', async () => {
    const { store, saver, stored, title } = editor({ delay: 30 });
    title('first');
    const saving = saver.save();
    await pause(5);
    title('typed while saving');
    await saving;
    expect(documentOf(store.get()).title).to.equal('typed while saving');
    expect(isDirty(store.get())).to.equal(true);
    await pause(90);
    expect(stored.map((content) => content.title)).to.deep.equal(['first', 'typed while saving']);
    expect(isDirty(store.get())).to.equal(false);
  });

  it('saves one after the other, each based on the one before', async () => {
    const { saver, stored, title } = editor({ delay: 10 });
    title('one');
    const first = saver.save();
    await pause(2);
    title('two');
    await Promise.all([first, saver.save()]);
    expect(stored.map((content) => content.revision)).to.deep.equal([1, 2]);
  });

  it('keeps trying while the server is in trouble', async () => {
    const { store, saver, stored, title, stop } = editor({ answers: [refusal(500, 'G_01'), refusal(0, 'G_09')] });
    title('B');
    await saver.save();
    expect(saver.get().status.kind).to.equal('failed');
    expect(isDirty(store.get())).to.equal(true);
    await pause(120);
    expect(stored).to.have.length(1);
    expect(saver.get().status.kind).to.equal('saved');
    stop();
  });

  it('waits for the login once the session has ended, then saves once', async () => {
    const { saver, stored, asked, title, stop } = editor({ answers: [refusal(401, 'G_07')] });
    title('B');
    await saver.save();
    title('C');
    title('D');
    await saver.save();
    await pause(150);
    expect([asked(), saver.get().status.kind]).to.deep.equal([1, 'failed']);
    saver.retry();
    await pause(60);
    expect([asked(), stored.map((content) => content.title), saver.get().status.kind]).to.deep.equal([2, ['D'], 'saved']);
    stop();
  });

  it('saves the slug after the login too, where somebody asked for that meanwhile', async () => {
    const { store, saver, stored, slugs, title, stop } = editor({ answers: [refusal(401, 'G_07')] });
    title('B');
    store.dispatch({ type: 'slug', value: '/b' });
    await saver.save();
    expect(await saver.save({ isExplicit: true })).to.equal(false);
    expect(slugs).to.deep.equal([]);
    saver.retry();
    await pause(30);
    expect([stored.length, slugs]).to.deep.equal([1, ['/b']]);
    stop();
  });

  it('hands on who saved in between, and when', async () => {
    const savedAt = '2026-11-20T09:12:00.000Z';
    const outdated: Failure = {
      ...refusal(409, 'G_03'),
      errors: [{ code: 'G_03', params: { savedAt, savedBy: 'Hester', savedByID: 4 } }],
    };
    const { saver, title } = editor({ answers: [outdated] });
    title('mine');
    await saver.save();
    const other = { at: new Date(savedAt), by: { id: 4, name: 'Hester' } };
    expect(saver.get().status).to.deep.equal({ kind: 'conflict', other });
  });

  it('stops at a conflict until it is resolved, then goes on from the other revision', async () => {
    const { saver, stored, title } = editor({ answers: [refusal(409, 'G_03')] });
    title('mine');
    await saver.save();
    title('mine, longer');
    await pause(50);
    expect([saver.get().status.kind, stored.length]).to.deep.equal(['conflict', 0]);
    expect(await saver.keepMine()).to.equal(true);
    expect(stored.map(({ title: text, revision }) => [text, revision])).to.deep.equal([['mine, longer', 40]]);
  });

  it('saves the slug with Save alone', async () => {
    const { store, saver, stored, slugs } = editor();
    store.dispatch({ type: 'slug', value: '/b' });
    await pause(40);
    expect([stored.length, slugs]).to.deep.equal([0, []]);
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
    const { store, saver, title, stored } = editor();
    title('a'.repeat(256));
    await saver.save();
    expect([stored.length, store.get().problems]).to.deep.equal([1, { title: ['V_14'] }]);
    title('short');
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    title('other');
    await saver.save();
    expect(store.get().problems).to.deep.equal({});
  });

  describe('where a field cannot be stored', () => {
    const block = (key: string, props: object): StoredBlock => ({
      type: 'basic/text',
      key,
      version: 1,
      props: { ...props },
      anchorPoint: '',
      __images: {},
      __files: {},
    });
    const bad = 'a\0b';
    const blocks = { kaa: block('kaa', { title: 'A', body: '' }), kbb: block('kbb', { title: 'B' }) };
    const refuse = ({ blocks: sent, title }: VersionContent) =>
      title === bad
        ? refusal(400, 'V_12', 'title')
        : sent['kaa']?.props['body'] === bad
          ? refusal(400, 'V_12', 'blocks.kaa.props.body')
          : undefined;
    const prop = (key: string, name: string, value: unknown) => ({ type: 'prop', key, path: [name], value }) as const;
    const held = (saver: { get: () => { held: readonly KeptField[] } }) => saver.get().held.map(({ path, code }) => [path, code]);

    it('stores everything else, and keeps those fields on this device', async () => {
      const { store, saver, stored, kept, asked, title } = editor({ blocks, refuse });
      title(bad);
      store.dispatch(prop('kaa', 'body', bad));
      store.dispatch(prop('kbb', 'title', 'words'));
      expect(await saver.save()).to.equal(true);
      expect(stored.map(({ title: text, blocks: all }) => [text, all['kaa']?.props, all['kbb']?.props])).to.deep.equal([
        ['A', { title: 'A', body: '' }, { title: 'words' }],
      ]);
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
      const { store, saver, stored, kept } = editor({ blocks, refuse });
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      expect([stored.length, kept.size]).to.deep.equal([0, 1]);
      store.dispatch(prop('kaa', 'body', 'ab'));
      expect(isDirty(store.get())).to.equal(true);
      await saver.save();
      expect([stored[0]?.blocks['kaa']?.props['body'], kept.size, held(saver)]).to.deep.equal(['ab', 0, []]);
      expect(store.get().problems).to.deep.equal({});
      store.dispatch({ type: 'undo' });
      expect(isDirty(store.get()), 'what is kept no more is not safe').to.equal(true);
    });

    it('tries them again when somebody saves, and not by itself', async () => {
      let isOver = false;
      const { store, saver, stored, asked } = editor({ blocks, refuse: (content) => (isOver ? undefined : refuse(content)) });
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      isOver = true;
      await saver.save();
      expect(asked()).to.equal(1);
      await saver.save({ isExplicit: true });
      expect([stored[0]?.blocks['kaa']?.props['body'], held(saver)]).to.deep.equal([bad, []]);
    });

    it('holds back the largest of what was changed where all of it is too large', async () => {
      const large = 'a'.repeat(50);
      const tooLarge = ({ blocks: sent }: VersionContent) =>
        JSON.stringify(sent).includes(large) ? refusal(413, 'G_06') : undefined;
      const { store, saver, stored, kept } = editor({ blocks, refuse: tooLarge });
      store.dispatch(prop('kbb', 'title', 'words'));
      store.dispatch(prop('kaa', 'body', large));
      await saver.save();
      expect(stored[0]?.blocks['kbb']?.props['title']).to.equal('words');
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
      const { store, saver, stored } = editor({ blocks, refuse, isForgetful: true });
      store.dispatch(prop('kbb', 'title', 'words'));
      store.dispatch(prop('kaa', 'body', bad));
      await saver.save();
      expect([stored.length, saver.get().isHeldSafe, isDirty(store.get())]).to.deep.equal([1, false, true]);
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

  it('stores before it publishes, and hands every problem to the editor', async () => {
    const { saver, stored, title } = editor();
    title('B');
    expect(await saver.publish()).to.equal(undefined);
    expect(stored).to.have.length(1);
    expect(saver.get()).to.include({ livePath: '/moved', hasUnpublishedChanges: false });

    const refused = editor({ publish: refusal(400, 'V_01', 'blocks.kaa.title') });
    expect(await refused.saver.publish()).to.include({ status: 400 });
    expect(refused.store.get().problems).to.deep.equal({ 'blocks.kaa.title': ['V_01'] });
  });
});
