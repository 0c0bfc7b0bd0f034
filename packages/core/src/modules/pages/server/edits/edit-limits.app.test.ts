import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { Operation } from '../../edits/operation.ts';
import { foldPages } from '../pages.job.ts';

const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });
const set = (key: string, value: unknown): Operation => ({ op: 'set', of: 'props', key, field: 'title', value });
const top = { parent: null, slot: '', after: null };

/** As it is stored. */
const stored = (type: string, key: string, version: number, more: object = {}) => ({
  ...{ type, key, version, props: { title: key }, anchorPoint: '', __images: {}, __files: {} },
  ...more,
});
const group = (key: string, slots: object) => stored('probe/group', key, 1, { slots });
const plain = (key: string) => stored('probe/text', key, 3);

/** Blocks each of which stands in the one before. */
const chain = (length: number): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const items = index + 1 < length ? [`key-${index + 1}`] : [];
      return [`key-${index}`, group(`key-${index}`, { items })];
    }),
  );

describe('an edit', () => {
  let app: TestApp;
  let anna: TestClient;
  let page: BuiltPage;
  let tab: { client: string; sequence: number };
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    anna = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    page = await buildPage(app, { blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
    tab = { client: crypto.randomUUID(), sequence: 0 };
  });
  after(() => app?.close());

  const send = (body: object, id = page.versionID): Promise<TestResponse> =>
    anna.request('POST', `/api/page/version/${id}/edit`, body);
  const edit = async (revision: number, operations: readonly object[]): Promise<TestResponse> => {
    const answer = await send({ revision, client: tab.client, sequence: tab.sequence + 1, operations });
    if (answer.status === 200) tab.sequence += 1;
    return answer;
  };
  const slotsOf = async (key: string): Promise<unknown> => {
    const answer = await anna.request('GET', `/api/page/version/fetch/${page.versionID}`);
    return answer.get<Record<string, { slots?: object }>>('data.blocks')[key]?.slots;
  };
  const count = async (sql: string): Promise<number> => (await app.app.pool.query(sql)).rowCount ?? 0;

  /** Puts blocks into the version by hand, as no call does. */
  const putBlocks = async (blocks: object, order: readonly string[]): Promise<void> => {
    await app.app.pool.query('update lectern_page_version set blocks = $2::jsonb, block_order = $3::jsonb where id = $1', [
      page.versionID,
      JSON.stringify(blocks),
      JSON.stringify(order),
    ]);
  };
  it('of thousands of moves in blocks that were stored deep in each other is done in no time', async () => {
    await putBlocks(chain(998), ['key-0']);
    const moves = Array.from({ length: 5000 }, (_, index) => ({
      ...{ op: 'move', key: 'key-500', slot: 'items', after: null },
      parent: index % 2 === 0 ? 'key-100' : 'key-400',
    }));
    expectSuccess(await edit(1, moves));
    expect(await slotsOf('key-400')).to.deep.equal({ items: ['key-500', 'key-401'] });
    await foldPages(app.app);
    expect(await slotsOf('key-400')).to.deep.equal({ items: ['key-500', 'key-401'] });
  });

  it('of more work than a call may be is refused before any of it is done', async () => {
    const slots = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`slot${index}`, []]));
    await putBlocks({ 'wide-1': group('wide-1', slots), 'text-1': plain('text-1') }, ['wide-1', 'text-1']);
    const before = await app.digest();
    const moves = Array.from({ length: 100 }, (_, index) => ({
      ...{ op: 'move', key: 'text-1', parent: null, slot: '' },
      after: index % 2 === 0 ? null : 'wide-1',
    }));
    const answer = await edit(1, moves);
    expect([answer.status, answer.get('Errors.0.property'), answer.get('Errors.0.code')]).to.deep.equal([
      400,
      'operations',
      'V_14',
    ]);
    expect(await app.digest()).to.deep.equal(before);
    expectSuccess(await edit(1, [set('text-1', 'Gaat door')]));
  });

  it('puts blocks into slots that their types have, or that are stored, and into no others', async () => {
    const blocks = { 'old-1': group('old-1', { gone: ['text-1'] }), 'text-1': plain('text-1'), 'text-2': plain('text-2') };
    await putBlocks(blocks, ['old-1', 'text-2']);
    const before = await app.digest();
    for (const slot of ['constructor', '__proto__', 'toString', 'other'])
      expectErrors(await edit(1, [{ op: 'move', key: 'text-2', parent: 'old-1', slot, after: null }]), 400, [
        { property: `blocks.old-1.slots.${slot}`, code: 'V_12' },
      ]);
    expect(await app.digest()).to.deep.equal(before);
    expectSuccess(await edit(1, [{ op: 'move', key: 'text-2', parent: 'old-1', slot: 'gone', after: 'text-1' }]));
    expect(await slotsOf('old-1')).to.deep.equal({ gone: ['text-1', 'text-2'] });
  });

  it('puts no block deeper than blocks may stand', async () => {
    const inserts = Array.from({ length: 9 }, (_, index) => ({
      op: 'insert',
      block: { type: 'probe/group', key: `key-${index}`, version: 1, props: { title: '' }, anchorPoint: '' },
      ...(index === 0 ? top : { parent: `key-${index - 1}`, slot: 'items', after: null }),
    }));
    expectErrors(await edit(1, inserts), 400, [{ property: 'blocks.key-8', code: 'G_29' }]);
    expectSuccess(await edit(1, inserts.slice(0, 8)));
  });

  it('changes and lifts what was stored deeper than blocks may stand, and puts it there no more', async () => {
    await putBlocks(chain(12), ['key-0']);
    expectSuccess(await edit(1, [set('key-11', 'Diep')]));
    expectSuccess(await edit(2, [{ op: 'move', key: 'key-10', parent: 'key-0', slot: 'items', after: null }]));
    expectErrors(await edit(3, [{ op: 'move', key: 'key-10', parent: 'key-9', slot: 'items', after: null }]), 400, [
      { property: 'blocks.key-10', code: 'G_29' },
      { property: 'blocks.key-11', code: 'G_29' },
    ]);
  });

  it('refuses numbers that no column holds', async () => {
    const good = { revision: 1, client: crypto.randomUUID(), sequence: 1, operations: [set('text-1', 'x')] };
    for (const name of ['revision', 'sequence'] as const) {
      const answer = await send({ ...good, [name]: 2 ** 31 });
      expect([answer.status, answer.get('Errors.0.property'), answer.get('Errors.0.code')]).to.deep.equal([400, name, 'V_12']);
    }
  });

  it('is folded where it can be: a page of which it cannot holds up no other, and is tried again after an hour', async () => {
    const other = await buildPage(app, { blocks: { 'text-1': text('Ander') } });
    expectSuccess(await edit(1, [set('text-1', 'Stuk')]));
    await app.app.pool.query(`update lectern_page_edit set operations = '[null]'`);
    const first = { revision: 1, client: crypto.randomUUID(), sequence: 1 };
    expectSuccess(await send({ ...first, operations: [set('text-1', 'Heel')] }, other.versionID));
    const unfolded = (): Promise<number> => count('select from lectern_page_version where content_revision < revision');
    await foldPages(app.app);
    expect(await unfolded()).to.equal(1);
    const told = (): number => app.logs.filter(({ msg }) => msg.includes('could not be folded')).length;
    expect(told()).to.equal(1);
    await app.app.pool.query(`update lectern_page_edit set operations = '[]' where operations = '[null]'`);
    await foldPages(app.app);
    expect(await unfolded(), 'it is left alone').to.equal(1);
    app.setClock(new Date(Date.now() + 61 * 60_000));
    await foldPages(app.app);
    expect(await unfolded()).to.equal(0);
  });
});
