import { expect } from 'chai';
import pg from 'pg';
import { buildUser, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import type { Actor } from '#server/kernel/actor.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.act': string;
    readonly 'test.fail': string;
  }
}

const act = defineCommand<{ readonly name: string; readonly wait?: number }, void>(
  'test.act',
  async (context, { name, wait = 0 }) => {
    context.allowEveryone('a test');
    context.audit({ entity: 'thing', entityID: name, changes: { b: [1, { y: null, x: 'ü' }], a: name } });
    if (wait > 0) await context.em.execute('select pg_sleep(?)', [wait]);
  },
);

describe('the chain of the audit log', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const system = systemActor('test');
  const run = (name: string, actor: Actor = system, wait?: number) =>
    app.app.execute(act, { name, ...(wait === undefined ? {} : { wait }) }, actor);
  const seal = () => sealAudit(app.app.pool);
  const verify = (expected?: Parameters<typeof verifyAudit>[1]) => verifyAudit(app.app.pool, expected);
  const seals = async () =>
    (
      await app.app.pool.query<{ number: number; entry: string }>(
        'select number::int, entry_id::text as entry from lectern_audit_seal order by number',
      )
    ).rows;
  const tamper = async (table: string, sql: string): Promise<void> => {
    await app.app.pool.query(`alter table ${table} disable trigger user`);
    await app.app.pool.query(sql);
    await app.app.pool.query(`alter table ${table} enable trigger user`);
  };
  const entryOf = async (name: string): Promise<string> => {
    const { rows } = await app.app.pool.query<{ id: string }>('select id::text from lectern_audit_entry where entity_id = $1', [
      name,
    ]);
    return rows[0]?.id ?? expect.fail(`There is no entry about ${name}.`);
  };

  it('holds every entry once, in order and without a gap, of 200 commands at once', async () => {
    const users = [await buildUser(app), await buildUser(app), await buildUser(app)];
    const actors: Actor[] = [system, ...users.map(({ id }) => ({ kind: 'user' as const, id, permissions: [] }))];
    let isDone = false;
    const sealing = (async () => {
      while (!isDone) await Promise.all([seal(), seal()]);
    })();
    await Promise.all(Array.from({ length: 200 }, (_, index) => run(`n${index}`, actors[index % actors.length])));
    isDone = true;
    await sealing;
    await seal();
    const { rows } = await app.app.pool.query<{ id: string }>('select e.id::text as id from lectern_audit_entry e order by e.id');
    expect(rows.length).to.be.at.least(200);
    expect(await seals()).to.deep.equal(rows.map(({ id }, index) => ({ number: index + 1, entry: id })));
    const { problems, head, unsealed } = await verify();
    expect({ problems, unsealed, number: head.number }).to.deep.equal({ problems: [], unsealed: 0, number: rows.length });
    const { rows: identities } = await app.app.pool.query('select user_id from lectern_audit_identity');
    expect(identities).to.have.length(3);
  });

  it('waits for no command and makes none wait, and misses none that commits late', async function () {
    if (app.app.connection.engine === 'embedded') this.skip();
    const late = new pg.Client(app.app.connection.pg);
    await late.connect();
    try {
      await late.query('begin');
      await late.query(`insert into lectern_audit_entry (actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes)
        values ('system', 'test', 'job', 'test.late', 'thing', 'late', 'done', '{}')`);
      await run('early');
      expect(await sealAudit(app.app.pool, { patience: 200 }), 'the late one has the lower id').to.equal(undefined);
      expect(await seals()).to.deep.equal([]);
      const sealing = sealAudit(app.app.pool, { patience: 10_000 });
      const started = Date.now();
      await run('meanwhile');
      expect(Date.now() - started).to.be.below(2000);
      await late.query('commit');
      await sealing;
    } finally {
      await late.end();
    }
    await seal();
    const ids = (await seals()).map(({ entry }) => entry);
    expect(ids).to.deep.equal(ids.toSorted((one, other) => Number(one) - Number(other)));
    expect(ids).to.include.members([await entryOf('late'), await entryOf('early'), await entryOf('meanwhile')]);
    expect((await verify()).problems).to.deep.equal([]);
  });

  it('goes on after a command that failed and left a hole among the ids', async () => {
    await run('one');
    const failing = defineCommand<void, void>('test.fail', async (context) => {
      context.allowEveryone('a test');
      context.audit({ entity: 'thing', entityID: 'x' });
      await context.em
        .execute(`insert into lectern_audit_entry (actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes)
        values ('system', '', 'job', 'x', 'x', 'x', 'done', '{}')`);
      throw new Error('after all not');
    });
    await app.app.execute(failing, undefined, system).catch(() => undefined);
    await run('two');
    await seal();
    const found = await seals();
    expect(found.map(({ number }) => number)).to.deep.equal(found.map((_, index) => index + 1));
    expect(Number(await entryOf('two')) - Number(await entryOf('one'))).to.equal(2);
    expect((await verify()).problems).to.deep.equal([]);
  });

  it('refuses in the database itself that an entry or a seal is changed or deleted', async () => {
    await run('one');
    await seal();
    for (const sql of [
      `update lectern_audit_entry set action = 'x'`,
      'delete from lectern_audit_entry',
      `update lectern_audit_seal set hash = 'x'`,
      'delete from lectern_audit_seal',
    ]) {
      const error = await app.app.pool.query(sql).then(
        () => undefined,
        (failure: Error) => failure,
      );
      expect(error?.message, sql).to.equal('The audit log is only added to.');
    }
  });

  describe('names what was done to it', () => {
    let victim = '';
    beforeEach(async () => {
      for (const name of ['a', 'b', 'c', 'd']) await run(name);
      await seal();
      victim = await entryOf('b');
    });
    const only = async (pattern: RegExp): Promise<void> => {
      const { problems } = await verify();
      expect(problems).to.have.length(1);
      expect(problems[0]).to.match(pattern);
    };

    for (const [what, change] of Object.entries({
      'another actor': `actor_id = 'x'`,
      'another time': `at = at + interval '1 microsecond'`,
      'another action': `action = 'page.publish'`,
      'another thing': `entity_id = 'x'`,
      'another outcome': `outcome = 'refused'`,
      'another origin': `origin = 'admin'`,
      'other changes': `changes = changes || '{"a": "x"}'`,
    }))
      it(`${what} in an entry`, async () => {
        await tamper('lectern_audit_entry', `update lectern_audit_entry set ${change} where id = ${victim}`);
        await only(new RegExp(`^Entry ${victim} \\(.*is not what seal`));
      });

    it('an entry that is gone', async () => {
      await tamper('lectern_audit_entry', `delete from lectern_audit_entry where id = ${victim}`);
      await only(new RegExp(`^Entry ${victim} is gone`));
    });

    it('an entry that was put in between', async () => {
      await tamper(
        'lectern_audit_entry',
        `insert into lectern_audit_entry (id, actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes)
         overriding system value values (-1, 'system', 'x', 'job', 'x', 'x', 'x', 'done', '{}')`,
      );
      await only(/^Entry -1 .* was added later/);
    });

    it('a seal that is gone', async () => {
      await tamper('lectern_audit_seal', `delete from lectern_audit_seal where entry_id = ${victim}`);
      const { problems } = await verify();
      expect(problems[0]).to.match(/^Seal 3 is gone/);
    });

    it('an end that was cut off, and a log that was rewritten, where the head was kept', async () => {
      const { head } = await verify();
      expect((await verify(head)).problems).to.deep.equal([]);
      await tamper('lectern_audit_seal', `delete from lectern_audit_seal where entry_id >= ${victim}`);
      await tamper('lectern_audit_entry', `delete from lectern_audit_entry where id >= ${victim}`);
      expect((await verify()).problems, 'nothing shows without the head').to.deep.equal([]);
      expect((await verify(head)).problems).to.deep.equal([
        `The log ends at seal ${head.number - 3}, and seal ${head.number} was kept: its end was cut off.`,
      ]);
      for (const name of ['x', 'y', 'z']) await run(name);
      await seal();
      expect((await verify()).problems).to.deep.equal([]);
      expect((await verify(head)).problems).to.deep.equal([
        `Seal ${head.number} is not the one that was kept: the log was rewritten up to there.`,
      ]);
    });
  });
});
