import { expect } from 'chai';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import type { NamedSubject } from './name-subjects.ts';
import { roleIDOf } from '../../roles/server/role-id.test-kit.ts';

interface Item {
  readonly action: string;
  readonly entity: string;
  readonly entityID: string;
  readonly subject: NamedSubject | null;
  readonly names: Readonly<Record<string, string>>;
}

const unknownID = '00000000-0000-4000-8000-000000000000';

describe('the names in the audit log', () => {
  let app: TestApp;
  let admin: TestClient;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.clear();
    admin = await signIn(app, app.administrator);
  });
  after(() => app?.close());

  const read = async (query: Readonly<Record<string, string>>): Promise<readonly Item[]> => {
    const search = new URLSearchParams({ pageSize: '100', sortOrder: 'asc', ...query });
    const response = await admin.request('GET', `/api/audit/list?${search}`);
    expectSuccess(response);
    return response.get<Item[]>('data.items');
  };
  const subject = async (query: Readonly<Record<string, string>>) => (await read(query))[0]?.subject;
  const roleID = (name: string): Promise<string> => roleIDOf(app, name);
  const createPage = async (title: string, slug: string): Promise<string> => {
    const page = { title, slug, type: 'lectern/blank', locale: 'nl-NL' };
    const response = await admin.request('POST', '/api/page/create', page);
    expectSuccess(response);
    return response.get<string>('pageID');
  };

  it('are those of today: of pages, people and roles', async () => {
    const id = await createPage('Over ons', '/over-ons');
    expect(await subject({ action: 'page.create' })).to.deep.equal({ kind: 'page', name: 'Over ons', isGone: false });
    await app.app.pool.query('update lectern_page set title = $1 where id = $2', ['Wie wij zijn', id]);
    expect(await subject({ action: 'page.create' })).to.deep.include({ name: 'Wie wij zijn' });

    const [viewer, editor] = [await roleID('Viewer'), await roleID('Editor')];
    const person = await buildUser(app, { name: 'Jan Jansen', role: 'Viewer' });
    const profile = { name: 'Jan de Vries', jobTitle: '' };
    expectSuccess(await admin.request('PUT', `/api/user/${person.id}`, { email: person.email, role: editor, profile }));
    const [entry] = await read({ action: 'user.update' });
    expect(entry?.subject).to.deep.equal({ kind: 'user', name: 'Jan de Vries', isGone: false });
    expect(entry?.names).to.deep.equal({ [viewer]: 'Viewer', [editor]: 'Editor' });
  });

  it('are the last known of what is gone, and of a person a number', async () => {
    const person = await buildUser(app, { name: 'Jan Jansen', role: 'Viewer' });
    expectSuccess(await admin.request('DELETE', `/api/user/${person.id}`));
    expect(await subject({ action: 'user.delete' })).to.deep.equal({
      kind: 'user',
      name: `Former user ${person.id}`,
      isGone: true,
    });
    const made = await admin.request('POST', '/api/role', { name: 'Helpers', permissions: [], requiresSecondFactor: false });
    expectSuccess(made);
    const id = made.get<string>('data.ID');
    expectSuccess(await admin.request('DELETE', `/api/role/${id}`));
    for (const action of ['role.create', 'role.delete'])
      expect(await subject({ action })).to.deep.equal({ kind: 'role', name: 'Helpers', isGone: true });
    const page = await createPage('Even maar', '/even-maar');
    await app.app.pool.query('delete from lectern_page where id = $1', [page]);
    expect(await subject({ action: 'page.create' })).to.deep.equal({ kind: 'page', name: '/even-maar', isGone: true });
  });

  it('tell a file from one in the trash', async () => {
    const made = await admin.request('POST', '/api/medialib/create-dir', { path: '/', folderName: 'kerken' });
    expectSuccess(made);
    expect(await subject({ action: 'media.create-dir' })).to.deep.equal({ kind: 'media-folder', name: '/kerken', isGone: false });
    expectSuccess(await admin.request('POST', '/api/medialib/delete-directory', { path: '/kerken' }));
    expect(await subject({ action: 'media.create-dir' })).to.deep.include({ isGone: false, isInTrash: true });
  });

  it('are found for what was refused too, and are nobody’s where an id is', async () => {
    const id = await createPage('Over ons', '/over-ons');
    const editor = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'publish-page', parameters: { locales: ['de-DE'] } }] }),
    );
    expect((await editor.request('POST', `/api/page/${id}/publish`, {})).status).to.equal(403);
    const [refused] = await read({ action: 'page.publish', outcome: 'refused' });
    expect([refused?.entity, refused?.subject]).to.deep.equal(['command', { kind: 'page', name: 'Over ons', isGone: false }]);
    expect((await editor.request('POST', `/api/page/${unknownID}/publish`, {})).status).to.be.greaterThan(399);
    expect((await read({ entityID: unknownID })).map((item) => item.subject)).to.satisfy((all: unknown[]) =>
      all.every((one) => one === null),
    );
  });

  it('are searched for, and stand in exports beside the ids', async () => {
    const id = await createPage('=Over "ons"', '/over-ons');
    await createPage('Contact', '/contact');
    const person = await buildUser(app, { name: 'Jan Jansen', role: 'Viewer' });
    await signIn(app, person);
    expect((await read({ searchTerm: 'OVER "' })).map(({ action }) => action)).to.deep.equal(['page.create']);
    expect((await read({ searchTerm: 'jansen' })).map(({ action }) => action)).to.include('auth.sign-in');
    const csv = await admin.request('GET', '/api/audit/export?action=page.create');
    expect(csv.text).to.include('"entityID","entityName"').and.include(`"${id}","'=Over ""ons"""`);
    const lines = await admin.request('GET', '/api/audit/export?format=ndjson&action=page.create');
    const [first] = lines.text.split('\n').map((line) => (line ? (JSON.parse(line) as Item) : undefined));
    expect([first?.entityID, first?.subject?.name]).to.deep.equal([id, '=Over "ons"']);
  });
});
