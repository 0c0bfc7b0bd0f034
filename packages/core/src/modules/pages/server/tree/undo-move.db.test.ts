import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';

interface At {
  readonly id: string;
}

describe('a move of a page that is taken back', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const post = (path: string, body: object, client = editor) => client.request('POST', `/api/page/${path}`, body);
  const slugOf = async ({ id }: At): Promise<string> => (await editor.request('GET', `/api/page/${id}`)).get<string>('data.slug');
  const titles = async (parent: At | null = null): Promise<string[]> =>
    (await post('tree', { locale: 'nl-NL', parentID: parent?.id ?? null }))
      .get<{ title: string }[]>('data.items')
      .map(({ title }) => title);
  const move = async ({ id }: At, body: object): Promise<string> => {
    const answer = await post(`${id}/move`, body);
    expectSuccess(answer);
    return answer.get<string>('undoID');
  };
  const takeBack = (id: string, client = editor) => client.request('POST', `/api/undo/${id}/take-back`, {});
  const refusal = async (id: string): Promise<unknown> => {
    const refused = await takeBack(id);
    expectErrors(refused, 409, [{ code: 'G_74' }]);
    return refused.get('data.changed');
  };
  /** `/over` and `/diensten` with two below: one whose address follows, one with its own. */
  async function branch(build: typeof buildPage = buildPage) {
    const over = await build(app, { title: 'Over', slug: '/over' });
    const top = await build(app, { title: 'Diensten', slug: '/diensten' });
    const follows = await build(app, { title: 'Kerken', slug: '/diensten/kerken', parentID: top.id });
    const own = await build(app, { title: 'Scholen', slug: '/scholen', parentID: top.id });
    return { over, top, follows, own };
  }

  it('brings the place and the addresses of before, those below too, as one change', async () => {
    const { over, top, follows, own } = await branch();
    await buildPage(app, { title: 'Slot', slug: '/slot' });
    const id = await move(top, { parentID: over.id });
    expect(await slugOf(follows)).to.equal('/over/diensten/kerken');
    const { items } = (await editor.request('GET', '/api/undo/list')).get<{ items: object[] }>('data');
    expect(items[0]).to.include({ id, kind: 'page.move', subject: 'Diensten (nl-NL)' });
    expectSuccess(await takeBack(id));
    expect(await titles()).to.deep.equal(['Over', 'Diensten', 'Slot']);
    expect([await slugOf(top), await slugOf(follows), await slugOf(own)]).to.deep.equal([
      '/diensten',
      '/diensten/kerken',
      '/scholen',
    ]);
    expectErrors(await takeBack(id), 409, [{ code: 'G_73' }]);
  });

  it('is none where the page stood there already', async () => {
    const { over, top } = await branch();
    expect(await move(over, { parentID: null, beforeID: top.id })).to.equal(null);
    expect(await move(top, { parentID: null, beforeID: null })).to.equal(null);
    expect((await editor.request('GET', '/api/undo/list')).get('data.totalItems')).to.equal(0);
  });

  it('leaves what is live where it is, until it is published', async () => {
    const { over, top, follows } = await branch(buildPublishedPage);
    const id = await move(top, { parentID: over.id });
    expectSuccess(await post(`${top.id}/publish`, {}));
    expectSuccess(await takeBack(id));
    const visit = async (path: string) => (await app.client().request('GET', path)).status;
    expect(await visit('/over/diensten/kerken')).to.equal(200);
    expect(await slugOf(follows)).to.equal('/diensten/kerken');
    expectSuccess(await post(`${top.id}/publish`, {}));
    expect(await visit('/diensten/kerken')).to.equal(200);
    expect(await visit('/over/diensten/kerken')).to.equal(308);
  });

  it('brings the order back, the last of several moves first', async () => {
    const [a] = [await buildPage(app, { title: 'A' }), await buildPage(app, { title: 'B' })];
    const c = await buildPage(app, { title: 'C' });
    const first = await move(c, { parentID: null, beforeID: a?.id });
    const second = await move(c, { parentID: null, beforeID: null });
    expect(await titles()).to.deep.equal(['A', 'B', 'C']);
    expect(await refusal(first)).to.deep.equal(['C']);
    expectSuccess(await takeBack(second));
    expect(await titles()).to.deep.equal(['C', 'A', 'B']);
    expectSuccess(await takeBack(first));
    expect(await titles()).to.deep.equal(['A', 'B', 'C']);
    expect((await post(`${c.id}/move`, { parentID: null })).get('undoID'), 'nothing moved').to.equal(null);
  });

  it('stands beside what is left where the one after it is gone', async () => {
    const [a, b, c] = [
      await buildPage(app, { title: 'A' }),
      await buildPage(app, { title: 'B' }),
      await buildPage(app, { title: 'C' }),
    ];
    const id = await move(b, { parentID: a.id });
    expectSuccess(await post(`${c.id}/delete`, {}));
    expectSuccess(await takeBack(id));
    expect(await titles()).to.have.members(['A', 'B']);
  });

  it('is refused with the names of what was changed since, and nothing is taken back', async () => {
    const { over, top, follows } = await branch();
    const id = await move(top, { parentID: over.id });
    expectSuccess(await editor.request('PUT', `/api/page/${follows.id}/save`, { slug: '/over/diensten/moskeeen' }));
    expect(await refusal(id)).to.deep.equal(['Kerken']);
    expectSuccess(await editor.request('PUT', `/api/page/${follows.id}/save`, { slug: '/over/diensten/kerken' }));
    const other = await buildPage(app, { title: 'Ander', slug: '/diensten' });
    expect(await refusal(id)).to.deep.equal(['/diensten']);
    expectSuccess(await post(`${other.id}/delete`, {}));
    expectSuccess(await post(`${follows.id}/delete`, {}));
    expect(await refusal(id)).to.deep.equal(['Kerken']);
    expectSuccess(await post(`${follows.id}/restore`, {}));
    await move(top, { parentID: null, addresses: 'keep' });
    expect(await refusal(id)).to.deep.equal(['Diensten']);
    expect(await slugOf(top)).to.equal('/over/diensten');
  });

  it('is refused where the page above is gone, or stands below it by now', async () => {
    const { over, top, follows } = await branch();
    const id = await move(follows, { parentID: over.id, addresses: 'keep' });
    await move(top, { parentID: follows.id, addresses: 'keep' });
    expect(await refusal(id)).to.deep.equal(['Diensten']);
    await move(top, { parentID: null, addresses: 'keep' });
    expectSuccess(await post(`${top.id}/delete`, {}));
    expect(await refusal(id)).to.deep.equal(['Diensten']);
  });

  it('is for those who may edit every page of it', async () => {
    const { over, top, follows } = await branch();
    const id = await move(top, { parentID: over.id });
    const limited = async (underPage: string) =>
      signIn(app, await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { underPage } }] }));
    expectErrors(await takeBack(id, await limited(follows.id)), 403, [{ code: 'UM_01' }]);
    const below = await limited(over.id);
    expectErrors(await takeBack(id, below), 403, [{ code: 'UM_01' }]);
    expect(await slugOf(top)).to.equal('/over/diensten');
    expectSuccess(await takeBack(id));
  });
});
