import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { isLecternError } from '../../contract/errors.ts';
import { fail } from '../../contract/refusing.ts';
import type { LecternError } from '../../contract/errors.ts';
import { Role } from '../../modules/roles/server/role.entity.ts';
import { systemActor, visitor } from './actor.ts';
import type { Actor } from './actor.ts';
import { defineCommand } from './command.ts';
import type { Command, CommandContext } from './command.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.look': string;
    readonly 'test.run': string;
  }
}

const system = systemActor('test');
const user = (...names: string[]): Actor => ({ kind: 'user', id: 1, permissions: names.map((name) => ({ name })) });

describe('a command', () => {
  let app: TestApp;
  let dropped: string[] = [];
  before(async () => {
    app = await createTestApp();
    app.app.invalidations.subscribe((tags) => dropped.push(...tags));
  });
  beforeEach(async () => {
    await app.clear();
    dropped = [];
  });
  after(() => app?.close());

  const makeRole = (context: CommandContext, name: string): void => {
    const { em, now } = context;
    em.create(Role, { id: crypto.randomUUID(), name, permissions: [], createdAt: now, updatedAt: now });
  };
  const command = (run: (context: CommandContext) => void | Promise<void>, conflicts: Command<void, void>['conflicts'] = {}) =>
    defineCommand<void, void>('test.run', async (context) => run(context), { conflicts });
  const execute = (given: Command<void, void>, actor: Actor = system) => app.app.execute(given, undefined, actor);
  const failureOf = (work: Promise<unknown>): Promise<Error> =>
    work.then(
      () => Promise.reject(new Error('It did not fail.')),
      (error: unknown) => error as Error,
    );
  const entries = async () =>
    (
      await app.app.pool.query(
        `select actor_kind, action, entity, entity_id, changes from lectern_audit_entry where action = 'test.run' order by id`,
      )
    ).rows;

  it('writes, with its audit entries and its invalidations, in one transaction', async () => {
    await execute(
      command((context) => {
        context.authorize('manage-roles');
        makeRole(context, 'Nieuw');
        context.audit({ entity: 'role', entityID: '7', changes: { name: 'Nieuw' } });
        context.audit({ entity: 'role', entityID: '8' });
        context.invalidate('a', 'b');
        context.invalidate('a');
        expect(dropped, 'nothing is dropped before the commit').to.deep.equal([]);
      }),
      user('manage-roles'),
    );
    const row = { actor_kind: 'user', action: 'test.run', entity: 'role' };
    expect(await entries()).to.deep.equal([
      { ...row, entity_id: '7', changes: { name: 'Nieuw' } },
      { ...row, entity_id: '8', changes: {} },
    ]);
    expect((await app.app.pool.query('select tags from lectern_cache_invalidation')).rows).to.deep.equal([{ tags: ['a', 'b'] }]);
    expect(dropped).to.deep.equal(['a', 'b']);
    expect((await app.app.pool.query(`select 1 from lectern_role where name = 'Nieuw'`)).rows).to.have.length(1);
  });

  const newRole = (name: string) => ({
    text: `insert into lectern_role (id, name, permissions, created_at, updated_at) values (gen_random_uuid(), $1, '[]', now(), now())`,
    values: [name],
  });

  it('sends what it leaves for the end with the commit, behind what the ORM writes', async () => {
    await execute(
      command(async (context) => {
        context.allowEveryone('a test');
        context.database.later({ text: `update lectern_role set name = 'Later' where name = $1`, values: ['By the ORM'] });
        makeRole(context, 'By the ORM');
        await context.database.query(newRole('At once'));
      }),
    );
    const { rows } = await app.app.pool.query(
      `select name from lectern_role where name in ('At once', 'By the ORM', 'Later') order by 1`,
    );
    expect(rows).to.deep.equal([{ name: 'At once' }, { name: 'Later' }]);
  });

  it('leaves nothing where what it left for the end fails, and says why', async () => {
    const taken = { property: 'name', code: 'V_06' };
    const failure = await failureOf(
      execute(
        command(
          (context) => {
            context.allowEveryone('a test');
            context.audit({ entity: 'role', entityID: '7' });
            context.database.later(newRole('Twice'));
            context.database.later(newRole('Twice'));
            context.database.later(newRole('Another'));
          },
          { lectern_role_name_unique: taken },
        ),
      ),
    );
    expect((failure as LecternError).errors).to.deep.equal([taken]);
    expect(await entries()).to.deep.equal([]);
    expect((await app.app.pool.query(`select from lectern_role where name in ('Twice', 'Another')`)).rows).to.deep.equal([]);
  });

  it('is rolled back where one of its statements failed, though it went on', async () => {
    const failure = await failureOf(
      execute(
        command(async (context) => {
          context.allowEveryone('a test');
          await context.database.query(newRole('Lost'));
          await context.database.query({ text: 'select 1 / 0', values: [] }).catch(() => undefined);
        }),
      ),
    );
    expect(failure.message).to.contain('rolled back');
    expect((await app.app.pool.query(`select from lectern_role where name = 'Lost'`)).rows).to.deep.equal([]);
  });

  it('looks while it is asked who acts, and hands on what it found', async () => {
    const looking = defineCommand<string, unknown, void, readonly { readonly name: string }[]>(
      'test.look',
      async (context, _input, _prepared, found) => {
        context.allowEveryone('a test');
        return found;
      },
      { look: ({ database }, name) => database.query({ text: 'select $1::text as name', values: [name] }) },
    );
    expect(await app.app.execute(looking, 'here', system)).to.deep.equal([{ name: 'here' }]);
  });

  it('names the part of the product in the audit log where nobody is signed in', async () => {
    await execute(
      command((context) => {
        context.allowEveryone('a test');
        context.audit({ entity: 'x', entityID: '1' });
      }),
    );
    const { rows } = await app.app.pool.query(`select actor_kind, actor_id from lectern_audit_entry where action = 'test.run'`);
    expect(rows).to.deep.equal([{ actor_kind: 'system', actor_id: 'test' }]);
  });

  it('that never asked the policy fails, and nothing of it is there', async () => {
    const before = await app.digest();
    const error = await failureOf(execute(command((context) => makeRole(context, 'Vergeten'))));
    expect(error.message).to.equal('The command test.run ended without a check of the policy.');
    expect(await app.digest()).to.deep.equal(before);
  });

  it('refuses whoever lacks the permission', async () => {
    const before = await app.digest();
    for (const actor of [visitor, user(), user('edit-page'), user('manage-roles-and-more')]) {
      const error = await failureOf(
        execute(
          command((context) => {
            makeRole(context, 'Verboden');
            context.authorize('manage-roles');
          }),
          actor,
        ),
      );
      expect((error as LecternError).errors).to.deep.equal([{ code: 'UM_01' }]);
    }
    expect(await app.digest()).to.deep.equal(before);
  });

  it('that fails late leaves nothing: no row, no entry, no invalidation', async () => {
    const before = await app.digest();
    const error = await failureOf(
      execute(
        command(async (context) => {
          context.authorize('manage-roles');
          makeRole(context, 'Half');
          await context.em.flush();
          context.audit({ entity: 'role', entityID: '1' });
          context.invalidate('a');
          context.emit('page.unpublished', { pageID: crypto.randomUUID() });
          fail('notNow', 'name');
        }),
      ),
    );
    expect(isLecternError(error)).to.equal(true);
    expect(await app.digest()).to.deep.equal(before);
    expect(dropped).to.deep.equal([]);
  });

  it('prepares before its transaction, and hands the result on', async () => {
    const seen: string[] = [];
    const prepared = defineCommand<string, string, { readonly word: string }>(
      'test.run',
      async ({ allowEveryone }, input, { word }) => {
        seen.push('run');
        allowEveryone('a test');
        return `${input} ${word}`;
      },
      {
        prepare: async ({ actor, authorize }, input) => {
          seen.push('ask');
          authorize('manage-roles');
          return async () => {
            seen.push('prepare');
            return { word: `${input} of ${actor.kind}` };
          };
        },
      },
    );
    expect(await app.app.execute(prepared, 'work', system)).to.equal('work work of system');
    expect(seen).to.deep.equal(['ask', 'prepare', 'run']);
  });

  it('that never asked the policy prepares nothing', async () => {
    const forgetful = defineCommand<void, void, unknown>('test.run', () => Promise.reject(new Error('It ran.')), {
      prepare: () => Promise.resolve(() => Promise.reject(new Error('It worked.'))),
    });
    expect((await failureOf(app.app.execute(forgetful, undefined, system))).message).to.equal(
      'The command test.run was about to begin its work without a check of the policy.',
    );
  });

  it('that is refused while it is prepared never begins, and its refusal is recorded', async () => {
    const refused = defineCommand<void, void, string>('test.run', () => Promise.reject(new Error('It ran.')), {
      prepare({ authorize }) {
        authorize('manage-roles');
        return Promise.resolve(() => Promise.reject(new Error('It worked.')));
      },
    });
    expect(((await failureOf(app.app.execute(refused, undefined, user()))) as LecternError).errors).to.deep.equal([
      { code: 'UM_01' },
    ]);
    const { rows } = await app.app.pool.query(`select outcome from lectern_audit_entry where action = 'test.run'`);
    expect(rows).to.deep.equal([{ outcome: 'refused' }]);
  });

  it('turns a constraint that it names into its code, and no other', async () => {
    const taken = (conflicts: Command<void, void>['conflicts']) =>
      execute(
        command((context) => {
          context.authorize('manage-roles');
          makeRole(context, 'Editor');
        }, conflicts),
      );
    const named = await failureOf(taken({ lectern_role_name_unique: { property: 'name', code: 'V_06' } }));
    expect((named as LecternError).errors).to.deep.equal([{ property: 'name', code: 'V_06' }]);
    expect(isLecternError(await failureOf(taken({ another_constraint: { code: 'V_06' } })))).to.equal(false);
    expect(isLecternError(await failureOf(taken({})))).to.equal(false);
  });

  // Fails where only unique violations count as conflicts.
  it('turns an exclusion constraint that it names into its code too', async () => {
    await app.app.pool.query(
      `create table test_booking (during tstzrange not null, constraint test_booking_free exclude using gist (during with &&))`,
    );
    try {
      const book = () =>
        execute(
          command(
            async ({ allowEveryone, em }) => {
              allowEveryone('a test');
              await em.execute(`insert into test_booking values ('[2026-12-24 10:00Z, 2026-12-24 11:00Z)')`);
            },
            { test_booking_free: { property: 'start', code: 'V_06' } },
          ),
        );
      await book();
      expect(((await failureOf(book())) as LecternError).errors).to.deep.equal([{ property: 'start', code: 'V_06' }]);
    } finally {
      await app.app.pool.query('drop table test_booking');
    }
  });
});
