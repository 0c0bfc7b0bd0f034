import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { planner as manifest } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import Portraits from '../migrations/0006-portraits.ts';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const unknown = '00000000-0000-4000-8000-00000000dead';
const email = 'hester@sluitsteen.example';

describe('portraits of advisors', () => {
  let app: TestApp;
  let staff: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, entries: { server, site } }] });
    staff = await signIn(app, await buildUser(app, { permissions: ['planner:manage', 'manage-media'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const manage = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    staff.request(method, `/api/planner/manage/${path}`, body);
  const library = (name: string, body: object) => staff.request('POST', `/api/medialib/${name}`, body);
  async function newFile(): Promise<string> {
    const form = new FormData();
    form.set('f', new File([new Uint8Array(picture)], 'portret.png'));
    const answer = await staff.request('POST', '/api/medialib/add-file', form);
    expectSuccess(answer);
    return answer.get<string>('data.id');
  }
  async function newAdvisor(imageID: string | null): Promise<string> {
    const answer = await manage('POST', 'advisors', { name: 'Hester Verbrugge', email, imageID });
    expectSuccess(answer);
    const id = answer.get<string>('data.id');
    expectSuccess(await manage('POST', 'regions', { name: 'Utrecht', advisors: [id] }));
    return id;
  }
  const shown = async (): Promise<string | null> =>
    (await app.client().request('GET', '/api/planner/regions')).get<string | null>('data.0.advisor.image');

  it('are shown to visitors by an address of their own, as long as they are theirs', async () => {
    const fileID = await newFile();
    const id = await newAdvisor(fileID);
    const address = await shown();
    expect(address).to.match(new RegExp(`^/api/medialib/get-page-file/${id}/record/[0-9a-f]{64}/portret.png`));
    const sent = await app.client().request('GET', address ?? '');
    expect([sent.status, sent.headers['content-type']?.startsWith('image/')]).to.eql([200, true]);
    const whole = (address ?? '').split('?')[0] ?? '';
    const other = whole.replace(id, unknown);
    expect((await app.client().request('GET', other)).status, 'of nobody').to.equal(404);
    expectSuccess(await manage('PUT', `advisors/${id}`, { name: 'Hester Verbrugge', email, imageID: null, revision: 1 }));
    expect(await shown()).to.equal(null);
    expect((await app.client().request('GET', whole)).status, 'of nobody any more').to.equal(404);
  });

  it('are named as a use of a file, which cannot be deleted meanwhile', async () => {
    const fileID = await newFile();
    const id = await newAdvisor(fileID);
    const used = await library('usage', { fileIDs: [fileID] });
    expect(used.get('data.records')).to.eql([{ owner: 'planner', label: 'Hester Verbrugge' }]);
    expect((await library('search-files', { filter: 'unused' })).get('data.totalItems')).to.equal(0);
    const refused = await library('delete-file', { id: fileID });
    expectErrors(refused, 409, [{ code: 'G_12' }]);
    expect(refused.get('Errors.0.params.records')).to.equal('Hester Verbrugge');
    expectSuccess(await manage('DELETE', `advisors/${id}`));
    expect((await library('usage', { fileIDs: [fileID] })).get('data.records')).to.eql([]);
    expectSuccess(await library('delete-file', { id: fileID }));
  });

  it('are those of advisors who were stored before the library was told', async () => {
    const fileID = await newFile();
    const id = await newAdvisor(null);
    const { pool } = app.app;
    await pool.query('update planner_advisor set image_id = $1 where id = $2', [fileID, id]);
    const sql: string[] = [];
    Portraits.prototype.up.call({ addSql: (text: string) => void sql.push(text) } as Portraits);
    for (const text of [...sql, ...sql]) await pool.query(text);
    const used = (await library('usage', { fileIDs: [fileID] })).get('data.records');
    expect(used, 'once').to.eql([{ owner: 'planner', label: 'Hester Verbrugge' }]);
    expect(await shown()).to.include(`/${id}/record/`);
  });

  it('are files of the library, and stay while nobody changes them', async () => {
    const wrong = [{ property: 'imageID', code: 'V_17' }];
    expectErrors(await manage('POST', 'advisors', { name: 'Hester', email, imageID: unknown }), 400, wrong);
    const fileID = await newFile();
    const id = await newAdvisor(fileID);
    const body = { name: 'Hester V.', email, imageID: fileID, revision: 1 };
    expectSuccess(await manage('PUT', `advisors/${id}`, body));
    expect((await library('usage', { fileIDs: [fileID] })).get('data.records.0.label')).to.equal('Hester V.');
  });
});
