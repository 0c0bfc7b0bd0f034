import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const content = ['create-page', 'edit-page', 'publish-page', 'delete-page', 'view-page'];

// Whose role holds only below one page may do what they like in there, and nothing to where that page itself stands.
describe('rights over a place', () => {
  let app: TestApp;
  let all: TestClient;
  let limited: TestClient;
  let own: BuiltPage;
  let inside: BuiltPage;
  let deep: BuiltPage;
  let outside: BuiltPage;

  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    all = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    outside = await buildPage(app, { title: 'Elders' });
    own = await buildPage(app, { title: 'Eigen tak', parentID: outside.id });
    inside = await buildPage(app, { title: 'Erin', parentID: own.id });
    deep = await buildPage(app, { title: 'Dieper', parentID: inside.id });
    const permissions = content.map((name) => ({ name, parameters: { underPage: own.id } }));
    limited = await signIn(app, await buildUser(app, { permissions }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const post = (path: string, body: object, client = limited) => client.request('POST', `/api/page/${path}`, body);
  const move = (page: BuiltPage, parentID: string | null, client = limited) =>
    post(`${page.id}/move`, { parentID, addresses: 'keep' }, client);
  const parentOf = async ({ id }: BuiltPage) => (await all.request('GET', `/api/page/${id}`)).get<string | null>('data.parentID');
  const refused = async (answer: Parameters<typeof expectErrors>[0] | Promise<Parameters<typeof expectErrors>[0]>) =>
    expectErrors(await answer, 403, [{ code: 'UM_01' }]);

  it('lets pages be moved within them', async () => {
    expectSuccess(await move(deep, own.id));
    expect(await parentOf(deep)).to.equal(own.id);
    expectSuccess(await move(deep, inside.id));
  });

  it('lets nothing be taken out of them, put into them, or moved with the place itself', async () => {
    await refused(move(deep, null));
    await refused(move(deep, outside.id));
    await refused(move(own, null));
    await refused(move(outside, own.id));
    expect([await parentOf(deep), await parentOf(own), await parentOf(outside)]).to.deep.equal([inside.id, outside.id, null]);
  });

  it('are asked again when a move is taken back', async () => {
    const moved = await move(deep, outside.id, all);
    expectSuccess(moved);
    await refused(limited.request('POST', `/api/undo/${moved.get<string>('undoID')}/take-back`, {}));
    expect(await parentOf(deep)).to.equal(outside.id);
  });

  it('are asked for what moves up where the page above is deleted', async () => {
    await refused(post(`${own.id}/delete`, { children: 'up' }));
    expect(await parentOf(inside)).to.equal(own.id);
    expectSuccess(await post(`${inside.id}/delete`, { children: 'up' }));
    expect(await parentOf(deep)).to.equal(own.id);
  });

  it('are asked for what comes back from the trash, at the top where its place is gone', async () => {
    expectSuccess(await post(`${deep.id}/delete`, {}));
    expectSuccess(await post(`${deep.id}/restore`, {}));
    expect(await parentOf(deep)).to.equal(inside.id);
    expectSuccess(await post(`${own.id}/delete`, { children: 'along' }, all));
    await refused(post(`${own.id}/restore`, {}));
  });
});
