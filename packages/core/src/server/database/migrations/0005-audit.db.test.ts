import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { defineCommand } from '../../kernel/command.ts';
import { migrate } from '../migrate.ts';
import Audit from './0005-audit.ts';

const act = defineCommand<void, void>('test.act', async (context) => {
  context.allowEveryone('a test');
  context.audit({ entity: 'thing', entityID: '1' });
  await Promise.resolve();
});

describe('the migration of the audit log', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const entries = async () =>
    (
      await app.app.pool.query<{ actor_kind: string; actor_id: string }>(
        'select actor_kind, actor_id from lectern_audit_entry order by id',
      )
    ).rows;

  it('gives users who acted before an identity, and takes it away again', async () => {
    await app.app.execute(act, undefined, { kind: 'user', id: 1, permissions: [] });
    const migration = new Audit(app.app.orm.em.getDriver(), app.app.orm.config);
    migration.down();
    for (const query of migration.getQueries()) await app.app.pool.query(query as string);
    const old = [
      { actor_kind: 'system', actor_id: 'first-start' },
      { actor_kind: 'user', actor_id: '1' },
    ];
    expect(await entries()).to.deep.equal(old);

    await app.app.pool.query(`delete from lectern_migration where name = 'lectern:0005-audit'`);
    expect(await migrate(app.app)).to.deep.equal(['lectern:0005-audit']);
    const [, entry] = await entries();
    const { rows } = await app.app.pool.query('select id::text, user_id from lectern_audit_identity');
    expect(rows).to.deep.equal([{ id: entry?.actor_id, user_id: 1 }]);
    const client = app.client();
    await client.request('POST', '/api/auth/login', app.administrator);
    const list = await client.request('GET', '/api/audit/list?entity=thing');
    expect(list.get('data.items.0.actor')).to.deep.include({ kind: 'user', userID: 1, name: 'Administrator' });
  });
});
