import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { roleIDOf } from '../../roles/server/role-id.test-kit.ts';
import { invitedUser } from './invited-user.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-000000000000';

describe('users', () => {
  let app: TestApp;
  let admin: TestClient;

  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    admin = await signIn(app, app.administrator);
  });

  const holder = async (...permissions: string[]): Promise<TestClient> => signIn(app, await buildUser(app, { permissions }));
  const roleID = (name: string): Promise<string> => roleIDOf(app, name);
  const body = (role: string, more: object = {}) => invitedUser(app, role, more);

  describe('are listed', () => {
    it('for whoever is signed in', async () => {
      expectErrors(await app.client().request('GET', '/api/user/list'), 401, [{ code: 'G_07' }]);
    });

    it('with every field for whoever manages them', async () => {
      const user = await buildUser(app, { role: 'Viewer', name: 'Bea' });
      const response = await admin.request('GET', '/api/user/list');
      expectSuccess(response);
      const list = response.get<Record<string, unknown>[]>('data');
      expect(list.map(({ name }) => name)).to.deep.equal(['Administrator', 'Bea']);
      const profile = { name: 'Bea', jobTitle: 'Tester', image: null };
      expect(list[1]).to.deep.equal({
        ID: user.id,
        email: user.email,
        role: { ID: await roleID('Viewer'), name: 'Viewer', permissions: [{ name: 'view-page' }] },
        profile,
        ...profile,
        language: 'en',
        status: 'active',
        policies: { canEdit: true, canEditAccount: true, canDelete: true, canExplain: true },
      });
      expect(list[0]?.['policies']).to.deep.equal({ canEdit: true, canEditAccount: true, canDelete: false, canExplain: true });
      expect(response.text).not.to.match(/hash|argon2|token/i);
    });

    it('with what an author’s name needs for everybody else, oneself apart', async () => {
      const editor = await buildUser(app, { role: 'Editor', name: 'Bea' });
      const response = await (await signIn(app, editor)).request('GET', '/api/user/list');
      expectSuccess(response);
      const [other, own] = response.get<Record<string, unknown>[]>('data');
      const policies = { canEditAccount: false, canDelete: false, canExplain: false };
      const profile = { name: 'Administrator', jobTitle: '', image: null };
      expect(other).to.deep.equal({ ID: 1, profile, ...profile, policies: { canEdit: false, ...policies } });
      expect(own).to.include({ ID: editor.id, email: editor.email, status: 'active' });
      expect(own?.['policies']).to.deep.equal({ canEdit: true, ...policies });
      expect(response.text).not.to.include(app.administrator.email);
    });
  });

  describe('are listed by pages', () => {
    interface Page {
      readonly items: readonly { readonly name: string; readonly email?: string }[];
      readonly totalItems: number;
    }
    const page = async (query: string, client = admin): Promise<Page> => {
      const response = await client.request('GET', `/api/user/list?${query}`);
      expectSuccess(response);
      return response.get<Page>('data');
    };
    const names = async (query: string, client = admin) => (await page(query, client)).items.map(({ name }) => name);

    beforeEach(async () => {
      await buildUser(app, { role: 'Viewer', name: 'bas', email: 'zz@example.com' });
      await buildUser(app, { role: 'Editor', name: 'Cora', email: 'yy@example.com' });
      expectSuccess(await admin.request('POST', '/api/user', await body('Viewer')));
    });

    it('25 to a page from index 0, in the order that is asked for', async () => {
      expect(await page('pageIndex=0')).to.have.property('totalItems', 4);
      expect(await names('pageIndex=0')).to.deep.equal(['Administrator', 'Anna', 'bas', 'Cora']);
      expect(await names('sortOrder=desc')).to.deep.equal(['Cora', 'bas', 'Anna', 'Administrator']);
      expect(await names('columnToSort=email&sortOrder=desc')).to.deep.equal(['bas', 'Cora', 'Anna', 'Administrator']);
      expect(await names('columnToSort=role')).to.deep.equal(['Administrator', 'Cora', 'bas', 'Anna']);
      expect(await names('columnToSort=createdAt&sortOrder=desc&status=invited')).to.deep.equal(['Anna']);
      expect((await names('columnToSort=createdAt'))[0]).to.equal('Administrator');
      expect(await names('pageSize=3&pageIndex=1')).to.deep.equal(['Cora']);
      expect(await page('pageSize=3&pageIndex=7')).to.deep.equal({ items: [], totalItems: 4 });
      for (let index = 0; index < 25; index += 1) await buildUser(app, { name: `Person ${index}` });
      const { items, totalItems } = await page('pageIndex=0');
      expect([items.length, totalItems]).to.deep.equal([25, 29]);
    });

    it('narrowed by search, role and status', async () => {
      expect(await names('searchTerm=ZZ%40')).to.deep.equal(['bas']);
      expect(await names('searchTerm=%25')).to.deep.equal([]);
      expect(await names(`role=${await roleID('Viewer')}`)).to.deep.equal(['Anna', 'bas']);
      expect(await names('status=invited')).to.deep.equal(['Anna']);
      expect(await names(`status=active&role=${await roleID('Viewer')}`)).to.deep.equal(['bas']);
      for (const [query, property] of [
        ['pageIndex=-1', 'pageIndex'],
        ['pageSize=101', 'pageSize'],
        ['columnToSort=passwordHash', 'columnToSort'],
        ['status=locked', 'status'],
        ['other=1', 'other'],
      ] as const)
        expectErrors(await admin.request('GET', `/api/user/list?${query}`), 400, [{ property, code: 'V_12' }]);
    });

    it('to others with nothing by which they could find out what they may not see', async () => {
      const editor = await holder('edit-page');
      const found = await page('searchTerm=cora', editor);
      expect(found.items.map(({ name, email }) => [name, email])).to.deep.equal([['Cora', undefined]]);
      expect(await names('searchTerm=yy%40', editor)).to.deep.equal([]);
      for (const query of ['columnToSort=email', 'columnToSort=role', 'status=active', `role=${unknownID}`])
        expectErrors(await editor.request('GET', `/api/user/list?${query}`), 403, [{ code: 'UM_01' }]);
    });
  });
});
