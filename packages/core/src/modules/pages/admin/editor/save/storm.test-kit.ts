import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { StoredBlock } from '#contract/content.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { allKeys } from '#modules/pages/edits/place.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';
import { createWorld, wordsOf } from './storm-world.test-kit.ts';
import type { StormServer, StormTab, Weather } from './storm-world.test-kit.ts';

const step = fc.record({
  tab: fc.nat(2),
  kind: fc.constantFrom('type', 'type', 'type', 'insert', 'move', 'save', 'save', 'close', 'meet', 'crash', 'undo', 'resolve'),
  which: fc.nat(9),
  field: fc.constantFrom('title', 'body', 'page'),
  weather: fc.constantFrom<Weather[]>('fine', 'fine', 'fine', 'fine', 'lost', 'unheard', 'signedOut', 'killed', 'severed'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens to somebody who is alone and whose tab lives. */
export const lonelySteps = fc
  .array(step, { minLength: 5, maxLength: 20 })
  .map((all) => all.filter(({ kind }) => kind !== 'crash').map((one) => ({ ...one, tab: 0 })));

/** What two people with three tabs do who write in one text, at both its ends. */
export const oneTextSteps = fc.array(
  step.map((one): Step => ({
    ...one,
    kind: ['insert', 'move', 'undo', 'resolve'].includes(one.kind) ? 'type' : one.kind,
    // The first of three blocks; above four, before what stands there.
    which: one.which > 4 ? 9 : 0,
    field: 'title',
  })),
  { minLength: 5, maxLength: 40 },
);

/** What happens in a storm, to all three tabs or to one. */
export const stormSteps = fc.oneof(
  { weight: 4, arbitrary: fc.array(step, { minLength: 5, maxLength: 40 }) },
  { weight: 1, arbitrary: lonelySteps },
);

/** The blocks of the page at first, and those that are inserted. */
export const stormBlock = (key: string, title = ''): StoredBlock => ({
  type: 'basic/text',
  key,
  version: 1,
  props: { title, body: '' },
  anchorPoint: '',
  __images: {},
  __files: {},
});

export const firstKeys = ['kaa', 'kbb', 'kcc'] as const;

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What one can read of a page. */
export const read = ({ title, typeData, blocks, order }: PageContent): unknown => ({
  title,
  typeData,
  order,
  blocks: Object.fromEntries(Object.entries(blocks).map(([key, { props }]) => [key, props])),
});

/** Changes the document as somebody at the keyboard does. */
function change({ store }: StormTab, { kind, which, field }: Step, word: string): void {
  const document = documentOf(store.get());
  const keys = allKeys(document);
  const key = keys[which % keys.length] ?? '';
  const place = (count: number) => ({ parent: null, slot: '', index: which % count });
  if (kind === 'insert')
    return store.dispatch({ type: 'insert', block: stormBlock(`n${word}`, word), place: place(keys.length + 1) });
  if (kind === 'move') return store.dispatch({ type: 'move', key, place: place(keys.length) });
  const former = field === 'page' ? document.title : wordsIn(document.blocks[key]?.props[field]);
  const value = which > 4 ? `${word} ${former}` : `${former} ${word}`;
  store.dispatch({ type: 'endStep' });
  store.dispatch(field === 'page' ? { type: 'title', value } : { type: 'prop', key, path: [field], value });
}

/** Runs the steps, lets the sun shine, and answers with what is not as it should be. */
export async function runStorm(
  server: StormServer,
  steps: readonly Step[],
  without: { readonly journal?: boolean; readonly reasonToChoose?: boolean } = {},
): Promise<string[]> {
  let conflicts = 0;
  const world = createWorld(server, without);
  const { living, dropped } = world;
  const tabs = [await world.open(0), await world.open(1), await world.open(2)];
  const typed: string[] = [];

  async function reopen(tab: number): Promise<void> {
    const at = tabs[tab];
    at?.stop();
    await Promise.resolve();
    if (at) living.delete(at.edits.client);
    tabs[tab] = await world.open(tab);
  }
  async function take(at: StormTab, one: Step): Promise<void> {
    const { kind, which, tab } = one;
    const { store, saver } = at;
    if (kind === 'type' || kind === 'insert') {
      const word = `w${typed.length}`;
      typed.push(word);
      change(at, one, word);
    } else if (kind === 'move') change(at, one, '');
    else if (kind === 'undo') {
      const before = wordsOf(documentOf(store.get()));
      store.dispatch({ type: 'undo' });
      world.drop(before, documentOf(store.get()));
    } else if (kind === 'save') await saver.save();
    else if (kind === 'close') await saver.save({ isExplicit: true });
    else if (kind === 'meet') await saver.meet(allKeys(documentOf(store.get()))[which] ?? null);
    else if (kind === 'resolve') await world.resolve(at, which > 5);
    else {
      // Whatever was on its way is not waited for: the tab is gone.
      void saver.save();
      await reopen(tab);
    }
  }
  for (const one of steps) {
    server.setWeather(one.weather);
    const at = tabs[one.tab];
    if (at) await take(at, one);
    await Promise.resolve();
    if (tabs.some(({ saver }) => saver.get().conflicts.length > 0)) conflicts += 1;
  }

  server.setWeather('fine');
  const settle = async (): Promise<void> => {
    for (const tab of tabs) {
      tab.saver.retry();
      for (let tries = 0; tries < 9 && (!(await tab.saver.save()) || tab.saver.get().conflicts.length > 0); tries += 1)
        await world.resolve(tab, false);
    }
  };
  const isOpen = (): boolean => world.isAnythingLeft() || tabs.some(({ store }) => isDirty(store.get()));
  // What waited for better weather, or for its turn, is found at the next visit.
  for (let visit = 0; visit === 0 || (visit < 12 && isOpen()); visit += 1) {
    await settle();
    for (const tab of tabs.keys()) await reopen(tab);
  }
  await settle();
  for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.saver.meet(null);
  for (const { stop } of tabs) stop();

  const present = await server.present();
  const words = new Set(wordsOf(present));
  const texts = wordsOf([present.title, ...Object.values(present.blocks).map(({ props }) => props)]);
  // Whoever is alone and whose window stays open has nobody to agree with.
  const isAlone = steps.every(({ tab, kind }) => tab === 0 && kind !== 'crash');
  return [
    ...tabs.flatMap(({ store }, index) => [
      ...(isDirty(store.get()) ? [`tab ${index} is not stored`] : []),
      ...(isDeepStrictEqual(read(documentOf(store.get())), read(present)) ? [] : [`tab ${index} differs`]),
    ]),
    ...typed.filter((word) => !words.has(word) && !dropped.has(word)).map((word) => `${word} is missing`),
    ...texts.filter((word, index) => texts.indexOf(word) !== index).map((word) => `${word} stands twice`),
    ...(Object.keys(present.blocks).length === new Set(allKeys(present)).size ? [] : ['a block stands twice, or nowhere']),
    ...(isAlone && conflicts > 0 ? ['a conflict with oneself'] : []),
    ...(without.reasonToChoose && conflicts > 0 ? ['a conflict without a reason'] : []),
  ];
}
