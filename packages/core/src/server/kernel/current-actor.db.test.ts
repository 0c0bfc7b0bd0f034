import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, holdBack, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { isLecternError } from '../../contract/errors.ts';
import { actorReader } from './actor-reader.ts';
import { systemActor, visitor } from './actor.ts';
import type { Actor, UserActor } from './actor.ts';
import { defineCommand } from './command.ts';
import type { CommandContext } from './command.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'test.run': string;
  }
}

const warning = 40;

describe('whoever runs a command', () => {
  let app: TestApp;
  let client: TestClient;
  let actor: UserActor;
  let userID: number;

  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    const user = await buildUser(app, { role: 'Publisher' });
    client = await signIn(app, user);
    userID = user.id;
    const { rows } = await app.app.pool.query<{ id: string }>('select id from lectern_session where user_id = $1', [userID]);
    const sessionID = rows[0]?.id ?? '';
    actor = { kind: 'user', id: userID, sessionID, permissions: [{ name: 'publish-page' }] };
  });

  /** Each takes away what the actor had, as another call does it. */
  const endings: Readonly<Record<string, readonly [sql: string, code: string]>> = {
    'whose session was ended': ['delete from lectern_session where user_id = $1', 'G_07'],
    'whose session is over': ['update lectern_session set expires_at = now() where user_id = $1', 'G_07'],
    'whose session is as old as a session gets': [
      `update lectern_session set created_at = now() - interval '1 year' where user_id = $1`,
      'G_07',
    ],
    'whose session waits for a second factor': ['update lectern_session set is_pending = true where user_id = $1', 'G_07'],
    'who was deleted': ['delete from lectern_user where id = $1', 'G_07'],
    'who was given another role': [
      `update lectern_user set role_id = (select id from lectern_role where name = 'Viewer') where id = $1`,
      'UM_01',
    ],
    'whose role was cut down': [
      `update lectern_role set permissions = '[]' where id = (select role_id from lectern_user where id = $1)`,
      'UM_01',
    ],
  };
  const run = (
    prepare: () => Promise<unknown>,
    work: (context: CommandContext) => unknown,
    as: Actor = actor,
  ): Promise<unknown> =>
    app.app
      .execute(
        defineCommand<void, void, unknown>('test.run', async (context) => void (await work(context)), {
          prepare({ allowEveryone }) {
            allowEveryone('what counts is asked in the transaction');
            return Promise.resolve(prepare);
          },
        }),
        undefined,
        as,
      )
      .then(
        () => 'done',
        (error: unknown) => (isLecternError(error) ? error.errors : error),
      );
  const publishing = ({ authorize }: CommandContext): void => authorize('publish-page');

  it('holds what they hold when it begins, and not what they held when they asked', async () => {
    expect(await run(() => Promise.resolve(), publishing, { ...actor, permissions: [] })).to.equal('done');
  });

  for (const [who, [sql, code]] of Object.entries(endings))
    it(`and ${who} meanwhile is refused, with nothing in the log`, async () => {
      const meanwhile = () => app.app.pool.query(sql, [userID]);
      expect(await run(meanwhile, publishing)).to.deep.equal([{ code }]);
      expect(app.logs.filter(({ level }) => level >= warning)).to.deep.equal([]);
    });

  it('and is deleted while it runs is refused, whatever referred to them', async function () {
    // The embedded database runs one transaction after another.
    if (app.app.connection.engine === 'embedded') return this.skip();
    const found = await run(
      () => Promise.resolve(),
      async (context) => {
        publishing(context);
        await app.app.pool.query('delete from lectern_user where id = $1', [userID]);
        await context.em.execute(`insert into lectern_user_image values (?, repeat('0', 64), 'image/png', '')`, [userID]);
      },
    );
    expect(found).to.deep.equal([{ code: 'G_07' }]);
  });

  it('costs no statement where they are no user', async () => {
    const query = () => Promise.reject(new Error('A statement was sent.'));
    for (const as of [visitor, systemActor('test')]) expect(await app.app.service(actorReader).read({ query }, as)).to.equal(as);
  });

  for (const [who, [sql, code]] of Object.entries(endings))
    it(`and ${who} publishes nothing by holding back the last byte`, async () => {
      const page = await buildPage(app, { locale: 'nl-NL' });
      const response = await holdBack(app, {
        client,
        method: 'POST',
        path: `/api/page/${page.id}/publish`,
        body: {},
        meanwhile: () => app.app.pool.query(sql, [userID]),
      });
      expectErrors(response, code === 'G_07' ? 401 : 403, [{ code }]);
      expect((await app.app.pool.query('select from lectern_publication')).rows).to.deep.equal([]);
      expect(app.logs.filter(({ level }) => level >= warning)).to.deep.equal([]);
    });
});
