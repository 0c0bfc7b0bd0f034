import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { isLecternError } from '#contract/errors.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { exhibitPlugin } from '#modules/media/server/images/fixtures/exhibit.tsx';
import { putFile } from '#modules/media/server/images/put-file.test-kit.ts';
import { sampleImage } from '#modules/media/server/images/sample-images.test-kit.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { DayPublication, ListedVersion } from '../../versions.schema.ts';
import { eraseRecord } from './erase-record.command.ts';
import { recordLivePages } from './records.listener.ts';

const timeZone = 'Europe/Amsterdam';
const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string) => ({ type: 'probe/text', props: { title } });
const seal = /<script type="application\/json" id="lectern-seal">(.*)<\/script>$/;

describe('the page on a day', () => {
  let app: TestApp;
  let anna: TestClient;
  let admin: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin, exhibitPlugin], config: { timeZone } });
  });
  beforeEach(async () => {
    await app.clear();
    anna = await signIn(app, await buildUser(app, { role: 'Publisher', name: 'Anna Prent' }));
    admin = await signIn(app, app.administrator);
    page = await buildPage(app, { slug: '/orgel', blocks: { 'text-1': text('Van toen') } });
  });
  after(() => app?.close());

  const publish = async (): Promise<string> => {
    const answer = await anna.request('POST', `/api/page/${page.id}/publish`, {});
    expectSuccess(answer);
    return answer.get('publishedID');
  };
  const store = async (body: object) => {
    const { pageVersionID, revision } = (await anna.request('GET', `/api/page/${page.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    expectSuccess(await anna.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, ...body }));
  };
  const exported = (id: string, client = anna) => client.request('GET', `/api/page/publication/${id}/export`);
  const erase = (id: string, client = admin) => client.request('POST', `/api/page/publication/${id}/erase`, {});
  const onDay = async (day: string, path = '/orgel', client = anna) => {
    const answer = await client.request('GET', `/api/page/on-day?path=${encodeURIComponent(path)}&day=${day}`);
    expectSuccess(answer);
    return answer.get<DayPublication[]>('data');
  };
  const count = async (table: string): Promise<number> => (await app.app.pool.query(`select from ${table}`)).rowCount ?? 0;

  it('says what visitors read at an address, who published it and until when, by the clock of the site', async () => {
    // 1 March in Amsterdam, 28 February in London.
    app.setClock(new Date('2026-02-28T23:30:00Z'));
    const first = await publish();
    await recordLivePages(app.app);
    app.setClock(new Date('2026-03-03T10:00:00Z'));
    await store({ blocks: { 'text-1': text('Van later') } });
    const second = await publish();
    await recordLivePages(app.app);
    app.setClock(new Date('2026-03-05T10:00:00Z'));
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/unpublish`, {}));
    const ids = async (day: string) => (await onDay(day)).map(({ id }) => id);
    expect(await ids('2026-02-28')).to.deep.equal([]);
    expect(await ids('2026-03-01')).to.deep.equal([first]);
    expect(await ids('2026-03-03')).to.deep.equal([first, second]);
    expect(await ids('2026-03-05')).to.deep.equal([second]);
    expect(await ids('2026-03-06')).to.deep.equal([]);
    expect((await onDay('2026-03-01'))[0]).to.deep.include({
      by: 'Anna Prent',
      until: '2026-03-03T10:00:00.000Z',
      record: 'kept',
      number: 1,
    });
    expect(await onDay('2026-03-01', '/anders')).to.deep.equal([]);
    expectErrors(await anna.request('GET', '/api/page/on-day?path=/orgel&day=morgen'), 400, [{ property: 'day', code: 'V_12' }]);
    for (const query of ['', `pageID=${page.id}&path=/orgel&`])
      expectErrors(await anna.request('GET', `/api/page/on-day?${query}day=2026-03-01`), 400, [
        { property: 'pageID', code: 'V_01' },
      ]);
    expectErrors(await anna.request('GET', '/api/page/on-day?path=/orgel&day=0000-01-01'), 400, [
      { property: 'day', code: 'V_12' },
    ]);
    for (const day of ['0001-01-01', '9999-12-31']) expect(await onDay(day, '/nergens')).to.deep.equal([]);
  });

  it('keeps the words of then, whatever is written and published afterwards, under the address of then', async () => {
    const first = await publish();
    await recordLivePages(app.app);
    await store({ blocks: { 'text-1': text('Van later') } });
    expectSuccess(await anna.request('PUT', `/api/page/${page.id}/save`, { slug: '/elders' }));
    const second = await publish();
    await recordLivePages(app.app);
    const [was, is] = [await exported(first), await exported(second)];
    expect(was.status).to.equal(200);
    expect(was.text).to.contain('Van toen').and.not.to.contain('Van later');
    expect(is.text).to.contain('Van later');
    expect(was.headers['content-security-policy']).to.contain('sandbox');
    expect(was.headers['content-disposition']).to.match(/^attachment; filename="orgel-\d{4}-\d\d-\d\d\.html"$/);
    expect((await exported(first)).text).to.equal(was.text);
    const today = dayIn(timeZone, new Date());
    expect((await onDay(today)).map(({ id }) => id)).to.include(first);
    expect((await onDay(today, '/elders')).map(({ id }) => id)).to.deep.equal([second]);
  });

  it('is found at both addresses where the page above took it along, each for as long as visitors read it there', async () => {
    const above = await buildPage(app, { slug: '/klank' });
    page = await buildPage(app, { slug: '/klank/orgel', parentID: above.id, blocks: { 'text-1': text('Van toen') } });
    const id = await publish();
    await recordLivePages(app.app);
    const goLive = async () => expectSuccess(await anna.request('POST', `/api/page/${above.id}/publish`, {}));
    await goLive();
    const today = dayIn(timeZone, new Date());
    expect(await onDay(today, '/muziek/orgel')).to.deep.equal([]);
    expectSuccess(await anna.request('PUT', `/api/page/${above.id}/save`, { slug: '/muziek' }));
    await goLive();
    const [[former], [present]] = [await onDay(today, '/klank/orgel'), await onDay(today, '/muziek/orgel')];
    expect([former?.id, present?.id]).to.deep.equal([id, id]);
    expect(former?.until).to.equal(present?.since);
    const both = await anna.request('GET', `/api/page/on-day?pageID=${page.id}&day=${today}`);
    expect(both.get<{ path: string }[]>('data').map(({ path }) => path)).to.deep.equal(['/klank/orgel', '/muziek/orgel']);
    expect(present?.until).to.equal(null);
    expect((await exported(id)).text).to.contain('Van toen');
    // Published anew where it stands now, there is nothing more of the former address.
    const next = await publish();
    await recordLivePages(app.app);
    expect((await onDay(today, '/muziek/orgel')).map((one) => one.id)).to.include(next);
    expect(await onDay(today, '/klank/orgel')).to.deep.equal([former]);
  });

  it('is one file: its images in it, nothing to load and nothing to run, whatever becomes of the library', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'orgel.png' });
    await store({ blocks: { 'piece-1': { type: 'exhibit/piece', props: { image: { fileID, altText: 'Orgel' } } } } });
    const id = await publish();
    await recordLivePages(app.app);
    const bodyOf = async (): Promise<string> => (await exported(id)).text.replace(seal, '');
    const before = await bodyOf();
    expect(before).to.contain('src="data:image/webp;base64,');
    expect(before).not.to.match(/srcset=|get-page-file\/[^"]*"[^>]*src|<script(?! type="application)/);
    await store({ blocks: { 'text-1': text('Zonder') } });
    await publish();
    expectSuccess(await admin.request('POST', '/api/medialib/delete-file', { id: fileID }));
    await app.app.pool.query('delete from lectern_media_file');
    expect(await bodyOf()).to.equal(before);
  });

  it('is sealed by the audit log: the file without its seal has the hash that the entry holds', async () => {
    const id = await publish();
    await recordLivePages(app.app);
    const { text: file } = await exported(id);
    const [script = '', json = ''] = seal.exec(file) ?? [];
    const said = JSON.parse(json) as { sha256: string; publication: string; audit: { entry: number } };
    const body = file.slice(0, -script.length);
    expect(createHash('sha256').update(body).digest('hex')).to.equal(said.sha256);
    const { rows } = await app.app.pool.query('select changes from lectern_audit_entry where id = $1', [said.audit.entry]);
    expect(rows[0]?.changes).to.deep.equal({ publication: id, seal: said.sha256 });
    expect(said.publication).to.equal(id);
    expect(createHash('sha256').update(body.replace('Van toen', 'Van nooit')).digest('hex')).not.to.equal(said.sha256);
  });

  it('is kept once, however often it is asked for, and by the listener right after a publication', async () => {
    const id = await publish();
    await app.startJobs();
    const history = async () =>
      (await anna.request('GET', `/api/page/${page.id}/versions`)).get<ListedVersion[]>('data.items')[0]?.publications[0];
    await until(async () => (await history())?.record, 'kept', 'what visitors read');
    await Promise.all([recordLivePages(app.app), recordLivePages(app.app)]);
    expect((await history())?.id).to.equal(id);
    expect(await count(`lectern_audit_entry where action = 'page.record'`)).to.equal(1);
  });

  it('is read by those who may read the drafts of this very page', async () => {
    const id = await publish();
    await recordLivePages(app.app);
    const grants = [{ name: 'view-page', parameters: { locales: ['de-DE'] } }];
    const german = await signIn(app, await buildUser(app, { permissions: grants }));
    expectErrors(await exported(id, app.client()), 401, [{ code: 'G_07' }]);
    expectErrors(await exported(id, german), 403, [{ code: 'UM_01' }]);
    expectErrors(await exported(unknownID), 404, [{ code: 'PM_01' }]);
    expect(await onDay(dayIn(timeZone, new Date()), '/orgel', german)).to.deep.equal([]);
  });

  it('is erased by an administrator alone; the record says so, and keeps its seal', async () => {
    const id = await publish();
    await recordLivePages(app.app);
    const before = await app.digest();
    expectErrors(await erase(id, anna), 403, [{ code: 'UM_01' }]);
    expectErrors(await erase(unknownID), 404, [{ code: 'PM_01' }]);
    // The command asks as well, whoever calls it.
    const permissions = [{ name: 'view-page' }, { name: 'publish-page' }];
    const reader: Actor = { kind: 'user', id: (await buildUser(app, { permissions })).id, permissions };
    const refused = await app.app
      .execute(eraseRecord, { id }, reader)
      .catch((error: unknown) => isLecternError(error) && error.errors);
    expect(refused).to.deep.equal([{ code: 'UM_01' }]);
    expect((await app.digest())['lectern_publication_record']).to.equal(before['lectern_publication_record']);
    expectSuccess(await erase(id));
    expectSuccess(await erase(id));
    expectErrors(await exported(id), 410, [{ code: 'G_48' }]);
    const [told] = await onDay(dayIn(timeZone, new Date()));
    expect(told).to.deep.include({ id, record: 'erased', by: 'Anna Prent' });
    expect(told?.erased?.at).to.be.a('string');
    expect(await count('lectern_record_part')).to.equal(0);
    await recordLivePages(app.app);
    expectErrors(await exported(id), 410, [{ code: 'G_48' }]);
    expect(await count(`lectern_audit_entry where action = 'page.erase-record' and outcome = 'done'`)).to.equal(1);
    expect((await app.client().request('GET', '/orgel')).status).to.equal(200);
  });

  it('stays when a page goes into the trash and for good, with what of the page says who may read it, until it is erased', async () => {
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'orgel.png' });
    await store({ blocks: { 'piece-1': { type: 'exhibit/piece', props: { image: { fileID, altText: 'Orgel' } } } } });
    const id = await publish();
    await recordLivePages(app.app);
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/delete`, {}));
    expect((await exported(id)).status).to.equal(200);
    expect(await count('lectern_record_part')).to.equal(1);
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/purge`, {}));
    expect((await exported(id)).text).to.contain('src="data:image/webp;base64,');
    expect((await onDay(dayIn(timeZone, new Date())))[0]).to.deep.include({ id, record: 'kept', title: page.title, number: 1 });
    for (const table of ['lectern_page_version', 'lectern_page_edit', 'lectern_version_media'])
      expect(await count(`${table} where page_id = '${page.id}'`), table).to.equal(0);
    const grants = [{ name: 'view-page', parameters: { locales: ['de-DE'] } }];
    const german = await signIn(app, await buildUser(app, { permissions: grants }));
    expectErrors(await exported(id, german), 403, [{ code: 'UM_01' }]);
    expect((await anna.request('GET', '/api/page/list-trash')).get('data.totalItems')).to.equal(0);
    expectErrors(await anna.request('POST', `/api/page/${page.id}/restore`, {}), 404, [{ code: 'PM_01' }]);
    expectSuccess(await erase(id));
    expect(await count('lectern_record_part')).to.equal(0);
  });

  it('leaves nothing of a page that visitors never read', async () => {
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/delete`, {}));
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/purge`, {}));
    expect(await count(`lectern_page where id = '${page.id}'`)).to.equal(0);
  });
});
