import { buildPublishedPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { mediaFixture, pdf, png } from '../../media/server/media-fixture.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('what settings refer to', () => {
  const library = mediaFixture({ plugins: [probePlugin] });
  let keeper: TestClient;
  let picture: Buffer;
  before(async () => {
    picture = await png();
  });
  beforeEach(async () => {
    const { app } = library.fixture;
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings', 'manage-media'] }));
  });
  const save = (revision: number, values: object): Promise<TestResponse> =>
    keeper.request('PUT', '/api/settings/probe', { revision, values });
  const logo = (fileID: string) => ({ logo: { fileID, altText: 'Ons beeldmerk' } });
  const references = async (): Promise<object[]> =>
    (
      await library.fixture.app.app.pool.query(
        `select owner_id, page_id, block_key, kind, target from lectern_reference where owner_kind = 'setting' order by block_key`,
      )
    ).rows;

  it('stands in the index as long as they do, by field', async () => {
    const { app, put } = library.fixture;
    const file = await put(picture, 'logo.png');
    const page = await buildPublishedPage(app, {});
    expectSuccess(await save(0, { ...logo(file.id), terms: { to: { page: page.id } } }));
    const of = (block_key: string, kind: string, target: string) => ({
      owner_id: 'probe',
      page_id: null,
      block_key,
      kind,
      target,
    });
    expect(await references()).to.deep.equal([of('logo', 'media', file.id), of('terms', 'page', page.id)]);
    expectSuccess(await save(1, { terms: null, motto: 'Anders' }));
    expect(await references()).to.deep.equal([of('logo', 'media', file.id)]);
  });

  it('is shown as a use of a file, which cannot be deleted meanwhile', async () => {
    const { call, put } = library.fixture;
    const file = await put(picture, 'logo.png', '/huisstijl');
    expectSuccess(await save(0, logo(file.id)));
    const usage = await call('usage', { directories: ['/huisstijl'] });
    expect(usage.get('data.settings')).to.deep.equal([{ owner: 'probe', label: 'Probe' }]);
    expect((await call('search-files', { filter: 'unused' })).get('data.totalItems')).to.equal(0);
    const refused = await call('delete-file', { id: file.id });
    expectErrors(refused, 409, [{ code: 'G_12' }]);
    expect(refused.get('Errors.0.params')).to.deep.equal({ pages: '', count: 0, settings: 'Probe' });
    expectSuccess(await save(1, { logo: null }));
    expect((await call('usage', { fileIDs: [file.id] })).get('data.settings')).to.deep.equal([]);
    expectSuccess(await call('delete-file', { id: file.id }));
  });

  it('holds up nothing once its owner is not installed', async () => {
    const { app, call, put } = library.fixture;
    const file = await put(picture, 'logo.png');
    expectSuccess(await save(0, logo(file.id)));
    await app.app.pool.query(`update lectern_reference set owner_id = 'gone' where owner_kind = 'setting'`);
    expect((await call('usage', { fileIDs: [file.id] })).get('data.settings')).to.deep.equal([]);
    expectSuccess(await call('delete-file', { id: file.id }));
  });

  it('is a file that is there, of the right kind, and one that the actor may use', async () => {
    const { app, call, put } = library.fixture;
    const wrong = [{ property: 'values.logo', code: 'V_17' }];
    expectErrors(await save(0, logo(unknownID)), 400, wrong);
    expectErrors(await save(0, logo((await put(pdf, 'a.pdf')).id)), 400, wrong);
    const trashed = await put(await png('blue'), 'weg.png');
    expectSuccess(await call('delete-file', { id: trashed.id }));
    expectErrors(await save(0, logo(trashed.id)), 400, wrong);
    const kept = await put(await png('green'), 'geheim.png', '/bestuur');
    const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Publisher'`);
    await app.app.pool.query(`update lectern_media_folder set roles = $1 where path = '/bestuur'`, [
      JSON.stringify([rows[0]?.id]),
    ]);
    expectErrors(await save(0, logo(kept.id)), 400, wrong);
    expect(await references()).to.deep.equal([]);
    const publisher = await signIn(app, app.administrator);
    expectSuccess(await publisher.request('PUT', '/api/settings/probe', { revision: 0, values: logo(kept.id) }));
    // What they use already stays, whoever goes on with them.
    expectSuccess(await save(1, { ...logo(kept.id), motto: 'Anders' }));
  });
});
