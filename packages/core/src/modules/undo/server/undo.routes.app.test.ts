import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { List } from '#contract/list.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { saveMenu } from '../../menu/server/public.ts';
import type { MenuItem, ReadMenu } from '../../menu/menu.schema.ts';
import { undoJobs } from './undo.job.ts';
import type { UndoableChange } from '../undo.calls.ts';

const day = 86_400_000;
const item = (id: string, label: string): MenuItem => ({ id, label, children: [] });

// By menus, whose kind is the smallest.
describe('changes that can be taken back', () => {
  let app: TestApp;
  let keeper: TestClient;
  let colleague: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    keeper = await signIn(app, await buildUser(app, { name: 'Jo de Boer', permissions: ['manage-menu', 'view-audit-log'] }));
    colleague = await signIn(app, await buildUser(app, { name: 'Bo Bakker', permissions: ['manage-menu'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const save = (revision: number, items: readonly MenuItem[], client = keeper): Promise<TestResponse> =>
    client.request('PUT', '/api/menu/main', { locale: 'nl-NL', revision, items });
  const saved = async (...given: Parameters<typeof save>): Promise<string> => {
    const answer = await save(...given);
    expectSuccess(answer);
    return answer.get<string>('undoID');
  };
  const read = async (): Promise<ReadMenu> => (await keeper.request('GET', '/api/menu/main?locale=nl-NL')).get<ReadMenu>('data');
  const list = async (client = keeper): Promise<List<UndoableChange>> =>
    (await client.request('GET', '/api/undo/list')).get<List<UndoableChange>>('data');
  const takeBack = (id: string, client = keeper): Promise<TestResponse> =>
    client.request('POST', `/api/undo/${id}/take-back`, {});

  it('are told with what, who and until when, and taken back once', async () => {
    await saved(0, [item('one', 'Een')]);
    const id = await saved(1, [item('one', 'Een'), item('two', 'Twee')]);
    const { items, totalItems } = await list();
    expect(totalItems).to.equal(2);
    const beyond = await keeper.request('GET', '/api/undo/list?pageIndex=1');
    expect(beyond.get<List<UndoableChange>>('data')).to.deep.equal({ items: [], totalItems: 2 });
    expect(items[0]).to.deep.include({ id, kind: 'menu.save', subject: 'Main navigation (nl-NL)', takenBackAt: null });
    expect(items[0]?.madeBy?.name).to.equal('Jo de Boer');
    expect(Date.parse(items[0]?.until ?? '') - Date.parse(items[0]?.madeAt ?? '')).to.equal(30 * day);

    expectSuccess(await takeBack(id, colleague));
    const menu = await read();
    expect(menu.revision).to.equal(3);
    expect(menu.items.map(({ title }) => title)).to.deep.equal(['Een']);
    expect(menu.savedBy?.name).to.equal('Bo Bakker');
    expect((await list()).items[0]?.takenBackAt).to.be.a('string');
    expectErrors(await takeBack(id), 409, [{ code: 'G_73' }]);
    expect((await read()).revision).to.equal(3);
  });

  it('are taken back one after another, each as long as it is what stands', async () => {
    const first = await saved(0, [item('one', 'Een')]);
    const second = await saved(1, [item('one', 'Een'), item('two', 'Twee')]);
    const third = await saved(2, [item('three', 'Drie')]);
    expectErrors(await takeBack(second), 409, [{ code: 'G_74' }]);
    const titles = async (): Promise<unknown[]> => (await read()).items.map(({ title }) => title);
    expectSuccess(await takeBack(third));
    expect(await titles()).to.deep.equal(['Een', 'Twee']);
    expectErrors(await takeBack(first), 409, [{ code: 'G_74' }]);
    expectSuccess(await takeBack(second));
    expect(await titles()).to.deep.equal(['Een']);
    expectSuccess(await takeBack(first));
    const menu = await read();
    expect([menu.items, menu.revision]).to.deep.equal([[], 6]);
  });

  it('write the audit log when they are taken back', async () => {
    const id = await saved(0, [item('one', 'Een')]);
    expectSuccess(await takeBack(id));
    const entries = (await keeper.request('GET', '/api/audit/list')).get<List<{ action: string; entity: string }>>('data');
    expect(entries.items.filter(({ action }) => action === 'undo.take-back').map(({ entity }) => entity)).to.have.members([
      'menu',
      'undo',
    ]);
  });

  it('stay where something of them was changed since, and say what', async () => {
    const id = await saved(0, [item('one', 'Een')]);
    await saved(1, [item('two', 'Twee')], colleague);
    const refused = await takeBack(id);
    expectErrors(refused, 409, [{ code: 'G_74' }]);
    expect(refused.get('data')).to.deep.equal({ changed: ['Main navigation (nl-NL)'], count: 1 });
    expect((await read()).items.map(({ title }) => title)).to.deep.equal(['Twee']);
    expect((await list()).items.find((change) => change.id === id)?.takenBackAt).to.equal(null);
  });

  it('are there once for two who take them back at once', async () => {
    const id = await saved(0, [item('one', 'Een')]);
    const statuses = (await Promise.all([takeBack(id), takeBack(id, colleague)])).map(({ status }) => status);
    expect(statuses).to.have.members([200, 409]);
    expect((await read()).revision).to.equal(2);
  });

  it('are nobody’s who may not make them, nor what installed the site', async () => {
    await app.app.execute(saveMenu, { name: 'main', locale: 'nl-NL', items: [item('one', 'Een')] }, systemActor('seed'));
    expect((await list()).totalItems).to.equal(0);
    const id = await saved(1, [item('two', 'Twee')]);
    const other = await signIn(app, await buildUser(app, { permissions: ['edit-page'] }));
    expect((await list(other)).totalItems).to.equal(0);
    expectErrors(await takeBack(id, other), 403, [{ code: 'UM_01' }]);
    expectErrors(await takeBack('00000000-0000-4000-8000-00000000dead'), 404, [{ code: 'G_72' }]);
    expectErrors(await takeBack('nothing'), 400, [{ property: 'id', code: 'V_12' }]);
  });

  it('are forgotten after 30 days', async () => {
    const id = await saved(0, [item('one', 'Een')]);
    await app.app.pool.query(`update lectern_undo set made_at = made_at - interval '30 days'`);
    expect((await list()).totalItems).to.equal(0);
    expectErrors(await takeBack(id), 404, [{ code: 'G_72' }]);
    await undoJobs['forget']?.run({} as never, app.app);
    expect((await app.app.pool.query('select from lectern_undo')).rowCount).to.equal(0);
  });
});
