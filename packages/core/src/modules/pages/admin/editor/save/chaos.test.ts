import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredBlock } from '../../../../../contract/content.ts';
import type { Failure } from '../../../../../client/result.ts';
import type { PageContent } from '../../../edits/page-content.ts';
import { allKeys } from '../../../edits/place.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { createEditorStore } from '../state/editor.store.ts';
import { createFakeServer, refusal } from './fake-server.test-kit.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { createPageSaver } from './page-saver.ts';
import { recoverPage, withRecovered } from './recover.ts';
import { startEdits } from './sent-edits.ts';

const block = (key: string, title = ''): StoredBlock => ({
  type: 'basic/text',
  key,
  version: 1,
  props: { title, body: '' },
  anchorPoint: '',
  __images: {},
  __files: {},
});

const start: PageContent = {
  title: '',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: { kaa: block('kaa'), kbb: block('kbb'), kcc: block('kcc') },
  order: ['kaa', 'kbb', 'kcc'],
};

/** Every word of a page: nobody types one twice. */
const wordsOf = (value: unknown): string[] => JSON.stringify(value)?.match(/w\d+/g) ?? [];

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What one can read of a page. */
const read = ({ title, typeData, blocks, order }: PageContent): unknown => ({
  title,
  typeData,
  order,
  blocks: Object.fromEntries(Object.entries(blocks).map(([key, { props }]) => [key, props])),
});

const step = fc.record({
  tab: fc.nat(2),
  kind: fc.constantFrom('type', 'type', 'type', 'insert', 'move', 'save', 'save', 'close', 'meet', 'crash', 'undo', 'resolve'),
  which: fc.nat(9),
  field: fc.constantFrom('title', 'body', 'page'),
  /** What becomes of the next calls: they get through, never arrive, or their answers are lost; or nobody is signed in. */
  weather: fc.constantFrom('fine', 'fine', 'fine', 'lost', 'unheard', 'signedOut'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Weather = Step['weather'];

/** Parts of the protocol that a mutant does without. */
interface Without {
  readonly journal?: boolean;
  readonly sequence?: boolean;
  readonly merge?: boolean;
}

/** Two people with three tabs on one page, of whom one has two. */
function createWorld(without: Without = {}) {
  let weather: Weather = 'fine';
  const lost: Readonly<Record<Weather, Failure | undefined>> = {
    fine: undefined,
    unheard: undefined,
    lost: refusal(0, 'G_09'),
    signedOut: refusal(401, 'G_07'),
  };
  const server: ReturnType<typeof createFakeServer> = createFakeServer(start, {
    before(_address, body) {
      // The server that takes each call for a new one.
      if (without.sequence && 'sequence' in body) Object.assign(body, { client: `${Math.random()}`, sequence: 1 });
      // The server that lets the last one win.
      if (without.merge && 'sequence' in body) Object.assign(body, { revision: server.revision() });
      return lost[weather];
    },
    after: () => (weather === 'unheard' ? refusal(0, 'G_09') : undefined),
  });
  /** The journals of the two devices. */
  const devices = [new Map<string, JournalEntry>(), new Map<string, JournalEntry>()] as const;
  const deviceOf = (tab: number) => devices[tab === 2 ? 1 : 0];
  const living = new Set<string>();
  /** Words that somebody chose to do without. */
  const dropped = new Set<string>();
  const drop = (words: readonly string[], kept: unknown): void => {
    const left = new Set(wordsOf(kept));
    for (const word of words) if (!left.has(word)) dropped.add(word);
  };

  async function open(tab: number) {
    const device = deviceOf(tab);
    const { left } = await recoverPage(server.client, {
      read: async () => [...device.values()].filter(({ client }) => !living.has(client)),
      forget: async (client) => void device.delete(client),
    });
    const loaded = await server.load();
    if (!loaded.ok) throw new Error('The page cannot be read.');
    const { document, pageVersionID, revision } = loaded.data;
    const store = createEditorStore(document);
    if (left) store.dispatch({ type: 'replace', document: withRecovered(document, left) });
    const conflicts = left?.conflicts ?? [];
    const edits = startEdits();
    let entryOf: (() => JournalEntry | undefined) | undefined;
    const flush = (): void => {
      if (without.journal) return;
      const entry = entryOf?.();
      device.delete(edits.client);
      if (entry) device.set(edits.client, structuredClone(entry));
    };
    const journal: Journal = {
      note(next) {
        entryOf = next;
        // At the end of the step: what happens in between belongs together.
        queueMicrotask(flush);
      },
      flush: async () => flush(),
      close: () => {},
    };
    living.add(edits.client);
    const saver = createPageSaver({
      client: server.client,
      load: server.load,
      store,
      pageID: 'p',
      keeper: { read: async () => [], keep: async () => true },
      findProblems: () => [],
      edits,
      journal,
      start: {
        pageVersionID,
        revision,
        livePath: null,
        hasUnpublishedChanges: false,
        held: [],
        ...(conflicts.length > 0 ? { status: { kind: 'conflict', other: {}, conflicts } } : {}),
      },
      autosaveDelay: 1e8,
      retryDelay: 1e8,
    });
    const stop = saver.watch();
    saver.noteNow();
    await journal.flush();
    if (left) device.delete(left.client);
    return { store, saver, edits, stop };
  }

  /** Somebody decides about everything that both changed. */
  async function resolve({ store, saver }: Awaited<ReturnType<typeof open>>, takesTheirs: boolean): Promise<void> {
    const { status } = saver.get();
    if (status.kind !== 'conflict') return;
    const properties = status.conflicts.map(({ property }) => property);
    const { saved } = store.get();
    const [mine, theirs] = [wordsOf(documentOf(store.get())), wordsOf(saved)];
    await saver.resolve(takesTheirs ? properties : []);
    if (takesTheirs) drop(mine, documentOf(store.get()));
    else drop(theirs, documentOf(store.get()));
  }

  return { server, open, resolve, living, dropped, drop, setWeather: (next: Weather) => void (weather = next) };
}

/** Runs the steps, lets the sun shine, and answers with what is not as it should be. */
async function run(steps: readonly Step[], without?: Without): Promise<string[]> {
  let conflicts = 0;
  const world = createWorld(without);
  const { server, living, dropped, setWeather } = world;
  const tabs = [await world.open(0), await world.open(1), await world.open(2)];
  const typed: string[] = [];
  for (const { tab, kind, which, field, weather } of steps) {
    setWeather(weather);
    const at = tabs[tab];
    if (!at) continue;
    const { store, saver } = at;
    const document = documentOf(store.get());
    const keys = allKeys(document);
    const key = keys[which % keys.length] ?? '';
    const word = `w${typed.length}`;
    if (kind === 'type') {
      typed.push(word);
      const former = field === 'page' ? document.title : wordsIn(document.blocks[key]?.props[field]);
      const value = `${former} ${word}`;
      store.dispatch({ type: 'endStep' });
      store.dispatch(field === 'page' ? { type: 'title', value } : { type: 'prop', key, path: [field], value });
    } else if (kind === 'insert') {
      typed.push(word);
      store.dispatch({
        type: 'insert',
        block: block(`n${word}`, word),
        place: { parent: null, slot: '', index: which % (keys.length + 1) },
      });
    } else if (kind === 'move')
      store.dispatch({ type: 'move', key, place: { parent: null, slot: '', index: which % keys.length } });
    else if (kind === 'undo') {
      const before = wordsOf(document);
      store.dispatch({ type: 'undo' });
      world.drop(before, documentOf(store.get()));
    } else if (kind === 'save') await saver.save();
    else if (kind === 'close') await saver.save({ isExplicit: true });
    else if (kind === 'meet') await saver.meet(key);
    else if (kind === 'resolve') await world.resolve(at, which > 5);
    else {
      // Whatever was on its way is not waited for: the tab is gone.
      void saver.save();
      at.stop();
      await Promise.resolve();
      living.delete(at.edits.client);
      tabs[tab] = await world.open(tab);
    }
    await Promise.resolve();
    if (tabs.some(({ saver: one }) => one.get().status.kind === 'conflict')) conflicts += 1;
  }
  // Whoever is alone and whose window stays open has nobody to agree with.
  const isAlone = steps.every(({ tab, kind }) => tab === 0 && kind !== 'crash');
  setWeather('fine');
  const settle = async (): Promise<void> => {
    for (const tab of tabs) {
      tab.saver.retry();
      for (let tries = 0; tries < 9 && !(await tab.saver.save()); tries += 1) await world.resolve(tab, false);
    }
  };
  // What waited for better weather, or for its turn, is found at the next visit.
  for (let visit = 0; visit < 12; visit += 1) {
    await settle();
    for (const [tab, { edits, stop }] of tabs.entries()) {
      stop();
      living.delete(edits.client);
      tabs[tab] = await world.open(tab);
    }
  }
  await settle();
  for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.saver.meet(null);
  for (const { stop } of tabs) stop();
  const wrong = tabs.flatMap(({ store }, index) => [
    ...(isDirty(store.get()) ? [`tab ${index} is not stored`] : []),
    ...(JSON.stringify(read(documentOf(store.get()))) === JSON.stringify(read(server.present())) ? [] : [`tab ${index} differs`]),
  ]);
  const words = new Set(wordsOf(server.present()));
  const twice = Object.keys(server.present().blocks).length - new Set(allKeys(server.present())).size;
  const missing = typed.filter((word) => !words.has(word) && !dropped.has(word));
  return [
    ...wrong,
    ...missing.map((word) => `${word} is missing`),
    ...(twice === 0 ? [] : ['a block stands twice, or nowhere']),
    ...(isAlone && conflicts > 0 ? ['a conflict with oneself'] : []),
  ];
}

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.array(step, { minLength: 5, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(step, { minLength: 5, maxLength: 20 })
      .map((all) => all.filter(({ kind }) => kind !== 'crash').map((one) => ({ ...one, tab: 0 }))),
  },
);

/** Whether some run goes wrong. */
async function fails(without: Without): Promise<boolean> {
  const check = await fc.check(
    fc.asyncProperty(steps, async (all) => (await run(all, without)).length === 0),
    { numRuns: 400, seed: 7 },
  );
  return check.failed;
}

describe('saving in bad weather', function () {
  this.timeout(600_000);

  it('loses no word and leaves everybody with the same page', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        expect(await run(all)).to.deep.equal([]);
      }),
      { numRuns: process.env['TEST_THOROUGH'] ? 10_000 : 500 },
    );
  });

  it('does so by its journal, by counting its calls and by merging: without any of them it fails', async () => {
    for (const without of [{ journal: true }, { sequence: true }, { merge: true }])
      expect(await fails(without), Object.keys(without).join()).to.equal(true);
  });
});
