import { expect } from 'chai';
import { buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import { images } from '#modules/media/server/media.services.ts';
import { historyFixture, set, text, unknownID } from './history-fixture.test-kit.ts';
import type { HistoryFixture } from './history-fixture.test-kit.ts';

describe('POST /page/version/{id}/restore', () => {
  let app: HistoryFixture['app'];
  let anna: HistoryFixture['anna'];
  let page: HistoryFixture['page'];
  let versions: HistoryFixture['versions'];
  let present: HistoryFixture['present'];
  let store: HistoryFixture['store'];
  let edit: HistoryFixture['edit'];
  let restore: HistoryFixture['restore'];
  let fetched: HistoryFixture['fetched'];
  let latest: HistoryFixture['latest'];
  let publish: HistoryFixture['publish'];
  let foreign: HistoryFixture['foreign'];
  historyFixture((fixture) => {
    ({ app, anna, page, versions, present, store, edit, restore, fetched, latest, publish, foreign } = fixture);
  });

  /** Lets something happen between the preparation of the next restoration and its transaction. */
  function meanwhile(work: () => Promise<unknown>): void {
    const { renditions } = app.app.service(images);
    const { of } = renditions;
    Object.assign(renditions, {
      of: async (...args: Parameters<typeof of>) => {
        Object.assign(renditions, { of });
        const found = await of(...args);
        await work();
        return found;
      },
    });
  }

  /** Blocks at the end of a version, as a plugin left them that is gone by now. */
  async function leave(versionID: string, blocks: Readonly<Record<string, object>>): Promise<void> {
    for (const [key, block] of Object.entries(blocks))
      await app.app.pool.query(
        `update lectern_page_version set blocks = blocks || $2::jsonb, block_order = block_order || $3::jsonb where id = $1`,
        [
          versionID,
          JSON.stringify({ [key]: { ...block, key, anchorPoint: '', __images: {}, __files: {} } }),
          JSON.stringify([key]),
        ],
      );
  }

  it('is for those who may edit this very page', async () => {
    expectErrors(await restore(page.versionID, {}, app.client()), 401, [{ code: 'G_07' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    const before = await app.digest();
    expectErrors(await restore(page.versionID, {}, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await restore(page.versionID, {}, await foreign('edit-page')), 403, [{ code: 'UM_01' }]);
    expectErrors(await restore(unknownID), 404, [{ code: 'PM_01' }]);
    const both = { block: 'text-1', field: { of: 'title' } };
    expectErrors(await restore(page.versionID, both), 400, [{ property: 'field', code: 'V_12' }]);
    expectErrors(await restore(page.versionID, { block: 'gone' }), 400, [{ property: 'blocks.gone', code: 'V_12' }]);
    const field = { of: 'props', key: 'gone', field: 'title' };
    expectErrors(await restore(page.versionID, { field }), 400, [{ property: 'blocks.gone.title', code: 'V_12' }]);
    expect((await app.digest())['lectern_page_version']).to.deep.equal(before['lectern_page_version']);
  });

  it('brings a version back as a new one, keeps what stood, and is undone by restoring that', async () => {
    const first = await store({ title: 'Kerk' });
    await edit([set('text-1', 'Verder geschreven'), { op: 'remove', key: 'text-2' }]);
    const { pageVersionID: stood } = await present();
    const answer = await restore(first, { revision: (await present()).revision });
    expectSuccess(answer);
    expect(answer.json).to.deep.include({ pageID: page.id, formerVersionID: stood, isChanged: true });
    expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
    expect((await latest()).blockOrder).to.deep.equal(['text-1', 'text-2']);
    expect((await fetched(stood)).blocks['text-1']?.props['title']).to.equal('Verder geschreven');
    const [newest, former] = await versions();
    expect(newest).to.deep.include({ number: 3, reason: 'restored', restoredFrom: { id: first, number: 1 }, isOpen: false });
    expect(former).to.deep.include({ id: stood, reason: 'sitting', isOpen: false });
    expectSuccess(await restore(answer.get('formerVersionID')));
    expect((await latest()).blocks['text-1']?.props['title']).to.equal('Verder geschreven');
    expect((await latest()).blockOrder).to.deep.equal(['text-1']);
    // What follows goes into a version of its own.
    await edit([set('text-1', 'Daarna')]);
    expect((await versions()).map(({ number }) => number)).to.deep.equal([5, 4, 3, 2, 1]);
  });

  it('writes nothing where nothing differs', async () => {
    const before = await app.digest();
    const answer = await restore(page.versionID);
    expect(answer.json).to.deep.include({ pageVersionID: page.versionID, isChanged: false, revision: 1 });
    const { lectern_audit_entry: _one, ...rest } = await app.digest();
    const { lectern_audit_entry: _other, ...was } = before;
    expect(rest).to.deep.equal(was);
  });

  it('brings one field back and leaves the rest alone', async () => {
    const first = await store({ title: 'Kerk' });
    await store({ title: 'Toren', blocks: { 'text-1': text('Anders', { name: 'Inleiding' }), 'text-2': text('Ook') } });
    expectSuccess(await restore(first, { field: { of: 'props', key: 'text-1', field: 'title' } }));
    const { title, blocks } = await latest();
    expect([title, blocks['text-1']?.props['title'], blocks['text-2']?.props['title']]).to.deep.equal(['Toren', 'Een', 'Ook']);
    expectSuccess(await restore(first, { field: { of: 'title' } }));
    expect((await latest()).title).to.equal('Kerk');
    expectSuccess(await restore(first, { field: { of: 'block', key: 'text-1', field: 'name' } }));
    expect((await latest()).blocks['text-1']).not.to.have.property('name');
    const { rows } = await app.app.pool.query(`select changes->>'part' as part from lectern_audit_entry
        where action = 'page.restore-version' order by id`);
    expect(rows.map(({ part }) => part)).to.deep.equal(['blocks.text-1.title', 'title', 'blocks.text-1.name']);
  });

  it('brings a block back where it stood, with those in it that are gone too', async () => {
    const group = { type: 'probe/group', props: { title: 'Groep' }, slots: { items: ['in-1', 'in-2'] } };
    const blocks = { 'text-1': text('Een'), group, 'in-1': text('Binnen'), 'in-2': text('Blijft'), 'text-2': text('Twee') };
    const first = await store({ blocks });
    await store({ blocks: { 'text-2': text('Twee'), 'in-2': text('Buiten'), 'text-1': text('Een') } });
    expectSuccess(await restore(first, { block: 'group' }));
    const version = await latest();
    expect(version.blockOrder).to.deep.equal(['text-2', 'in-2', 'text-1', 'group']);
    expect(version.blocks['group']?.slots).to.deep.equal({ items: ['in-1'] });
    expect(version.blocks['in-2']?.props['title']).to.equal('Buiten');
    expectSuccess(await restore(first, { block: 'in-2' }));
    expect((await latest()).blocks['group']?.slots).to.deep.equal({ items: ['in-1', 'in-2'] });
    expect((await latest()).blocks['in-2']?.props['title']).to.equal('Blijft');
  });

  it('is told to those who are editing meanwhile', async () => {
    const first = await store({ title: 'Kerk' });
    await edit([set('text-1', 'Anders')]);
    const { pageVersionID, revision } = await present();
    expectSuccess(await restore(first));
    const body = { revision, client: crypto.randomUUID(), sequence: 1, operations: [set('text-2', 'Van mij')] };
    const answer = await anna.request('POST', `/api/page/version/${pageVersionID}/edit`, body);
    expectSuccess(answer);
    expect(answer.get('operations')).to.deep.equal([set('text-1', 'Een')]);
    expect((await latest()).blocks['text-2']?.props['title']).to.equal('Van mij');
  });

  it('is refused where another revision stands than was looked at', async () => {
    const first = await store({ title: 'Kerk' });
    const { revision } = await present();
    await edit([set('text-1', 'Door een ander')]);
    expectErrors(await restore(first, { revision }), 409, [{ code: 'G_03' }]);
    expect((await latest()).blocks['text-1']?.props['title']).to.equal('Door een ander');
  });

  it('goes into what was written while it was prepared, or is refused where that was not looked at', async () => {
    const first = await store({ title: 'Kerk' });
    await store({ blocks: { 'text-1': text('Anders'), 'text-2': text('Twee') } });
    meanwhile(() => edit([set('text-2', 'Door een ander')]));
    expectSuccess(await restore(first, { field: { of: 'props', key: 'text-1', field: 'title' } }));
    const { blocks } = await latest();
    expect([blocks['text-1']?.props['title'], blocks['text-2']?.props['title']]).to.deep.equal(['Een', 'Door een ander']);
    const { revision } = await present();
    meanwhile(() => edit([set('text-2', 'Nog eens')]));
    expectErrors(await restore(first, { revision }), 409, [{ code: 'G_03' }]);
    expect((await latest()).blocks['text-2']?.props['title']).to.equal('Nog eens');
  });

  it('leaves one of several at once, and no word of anybody lost', async () => {
    const first = await store({ title: 'Kerk' });
    await store({ title: 'Toren' });
    const { revision } = await present();
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(first, { revision })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409, 409]);
    await edit([set('text-2', 'Twee!')]);
    const writes = [set('text-1', 'Geschreven'), set('text-2', 'Ook')].map((operation) => edit([operation]));
    await Promise.allSettled([...writes, restore(first, { field: { of: 'title' } }), restore(first, { block: 'text-2' })]);
    const all = await Promise.all((await versions()).map(({ id }) => fetched(id)));
    expect(all.map(({ blocks }) => blocks['text-1']?.props['title'])).to.include('Geschreven');
  });

  it('says kindly that it cannot, where the plugin of a block is gone or older, and changes nothing', async () => {
    const first = await store({ blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
    await leave(first, { odd: { type: 'gone/block', version: 4, props: { a: 1 } } });
    await app.app.pool.query(
      `update lectern_page_version set blocks = jsonb_set(blocks, '{text-2,version}', '9') where id = $1`,
      [first],
    );
    await store({ blocks: { 'text-1': text('Anders'), 'text-2': text('Nu') } });
    const before = await app.digest();
    expectErrors(await restore(first), 409, [
      { property: 'blocks.text-2', code: 'G_46' },
      { property: 'blocks.odd', code: 'G_46' },
    ]);
    expectErrors(await restore(first, { block: 'odd' }), 409, [{ property: 'blocks.odd', code: 'G_46' }]);
    const field = { of: 'props', key: 'text-2', field: 'title' };
    expectErrors(await restore(first, { field }), 400, [{ property: 'blocks.text-2.title', code: 'V_12' }]);
    expect(await app.digest()).to.deep.equal(before);
    // What can be read comes back all the same.
    expectSuccess(await restore(first, { block: 'text-1' }));
    expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
  });

  it('keeps what nobody can read where it stands already', async () => {
    const odd = { type: 'gone/block', version: 4, props: { a: [1, null] } };
    const first = await store({ blocks: { 'text-1': text('Een') } });
    await leave(first, { odd });
    await store({ blocks: { odd, 'text-1': text('Anders') } });
    expectSuccess(await restore(first));
    const { blocks, blockOrder } = await latest();
    expect(blockOrder).to.deep.equal(['text-1', 'odd']);
    expect(blocks['odd']?.props).to.deep.equal(odd.props);
  });

  it('says kindly that it cannot, where a file is gone', async () => {
    const image = { type: 'probe/picture', props: { image: { fileID: unknownID, altText: 'Orgel' } } };
    const first = await store({ blocks: { 'picture-1': image, 'text-1': text('Een') } });
    await store({ blocks: { 'picture-1': { type: 'probe/picture', props: { image: null } }, 'text-1': text('Twee') } });
    const before = await app.digest();
    expectErrors(await restore(first), 409, [{ property: 'blocks.picture-1.image', code: 'G_47' }]);
    expect((await app.digest())['lectern_page_version']).to.deep.equal(before['lectern_page_version']);
    expectSuccess(await restore(first, { block: 'text-1' }));
    // Gone already, and of the same field: nothing is lost by going on without it.
    await store({ blocks: { 'picture-1': image, 'text-1': text('Drie') } });
    expectSuccess(await restore(first));
    expect((await latest()).blocks['text-1']?.props['title']).to.equal('Een');
  });

  it('takes an old version to the blocks of today', async () => {
    const first = await store({ title: 'Oud' });
    await app.app.pool.query(
      `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1}', blocks->'text-1' || '{"version":1,"props":{"heading":" Van toen "}}') where id = $1`,
      [first],
    );
    await store({ title: 'Nieuw', blocks: { 'text-1': text('Nu') } });
    expectSuccess(await restore(first, { field: { of: 'props', key: 'text-1', field: 'title' } }));
    expect((await latest()).blocks['text-1']?.props).to.deep.equal({ title: 'Van toen', body: '', link: null });
    expectSuccess(await restore(first));
    expect((await latest()).title).to.equal('Oud');
  });

  it('changes nothing of what visitors read', async () => {
    const first = await store({ title: 'Kerk' });
    await store({ blocks: { 'text-1': text('Live') } });
    await publish();
    expectSuccess(await restore(first));
    expect((await app.client().request('GET', page.slug)).text)
      .to.contain('Live')
      .and.not.to.contain('Een');
  });
});
