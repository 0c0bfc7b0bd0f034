import { expect } from 'chai';
import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { checkExternalDatabase } from '../database/external/check-external.ts';
import { hasPooler, startPooler } from '../database/external/start-pooler.fixture.ts';
import type { Pooler } from '../database/external/start-pooler.fixture.ts';
import { contentApi } from '../../modules/content/server/content-api.ts';
import { systemActor } from '../kernel/actor.ts';
import { openGate } from './fixtures/gate.ts';
import type { Gate } from './fixtures/gate.ts';
import { probePlugin } from './fixtures/probe.ts';

// The embedded database ends with its process, and the application with it.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

/** Words that stand nowhere else on a page, such as in a token or in the name of an asset. */
const wordsBefore = 'Voor de storing';
const wordsAfter = 'Na de storing';

/** Milliseconds under load: a minute with `npm test -- --thorough`. */
const awayFor = process.env['TEST_THOROUGH'] ? 60_000 : 500;

for (const isPooled of [false, true])
  onPostgres(`a site whose database is away${isPooled ? ' behind PgBouncer' : ''}`, () => {
    let one: TestApp;
    let behind: TestApp;
    let pooler: Pooler | undefined;
    let gate: Gate;
    before(async function () {
      if (isPooled && !hasPooler()) {
        console.warn('Skipped: there is no PgBouncer (Debian: apt-get install pgbouncer).');
        return this.skip();
      }
      one = await createTestApp({ plugins: [probePlugin] });
      const { pg, orm } = one.database;
      pooler = isPooled ? await startPooler(pg) : undefined;
      gate = await (pooler ? openGate('127.0.0.1', pooler.port) : openGate(pg.host, pg.port));
      const place = { host: '127.0.0.1', port: gate.port };
      behind = await createTestApp({
        plugins: [probePlugin],
        database: { ...one.database, hasOwnBackends: !isPooled, pg: { ...pg, ...place }, orm: { ...orm, ...place } },
      });
    });
    after(async () => {
      await gate?.open();
      await behind?.close();
      await gate?.shut();
      await pooler?.stop();
      await one?.close();
    });

    it('knows whether a pooler stands before it', async () => {
      const { host, port, user, password = '', database } = { ...one.database.pg, host: '127.0.0.1', port: gate.port };
      const { hasOwnBackends } = await checkExternalDatabase(`postgresql://${user}:${password}@${host}:${port}/${database}`);
      expect(hasOwnBackends).to.equal(!isPooled);
    });

    const get = (path: string, cookie?: string) =>
      behind.client().request('GET', path, undefined, cookie === undefined ? {} : { headers: { cookie } });
    const text = (title: string) => ({ 'text-1': { type: 'probe/text', props: { title }, anchorPoint: '' } });

    it('outlives a connection that is cut in somebody’s hands', async function () {
      // Behind a pooler nobody can tell whose backend is ended.
      if (isPooled) return this.skip();
      const { pool } = behind.app;
      const client = await pool.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await until(() => behind.logs.some(({ msg }) => msg === 'a database connection was lost'), true);
      client.release(true);
      expect((await pool.query('select 1 as one')).rows).to.eql([{ one: 1 }]);
    });

    // Fails where a lost connection empties the cache, where a statement has a name behind a pooler, where a failure is answered in JSON, and where nobody asks for what was missed.
    it('serves what is kept, says so of the rest, and catches up by itself after its return', async () => {
      const page = await buildPublishedPage(one, { slug: '/bewaard', blocks: text(wordsBefore) });
      await buildPublishedPage(one, { slug: '/onbekend' });
      await until(async () => (await get('/bewaard')).text.includes(wordsBefore), true);
      expect((await get('/bewaard')).status).to.equal(200);

      await gate.shut();
      await until(() => behind.logs.some(({ msg }) => msg.includes('what is kept is served on')), true);
      const cutAt = Date.now();
      do {
        const answers = await Promise.all(
          Array.from({ length: 60 }, (_, turn) =>
            get(turn % 3 === 0 ? '/onbekend' : '/bewaard', turn % 3 === 2 ? 'lectern=abc' : undefined),
          ),
        );
        for (const [turn, answer] of answers.entries()) {
          expect(answer.status, String(turn)).to.equal(turn % 3 === 0 ? 503 : 200);
          expect(answer.headers['content-type']).to.equal('text/html; charset=utf-8');
          expect(answer.text).to.contain(turn % 3 === 0 ? 'Deze pagina is nu even niet beschikbaar' : wordsBefore);
        }
      } while (Date.now() - cutAt < awayFor);
      const { headers } = await get('/onbekend');
      expect(headers).to.include({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(headers).to.have.property('x-request-id');

      const commands = contentApi(one.app, systemActor('test'));
      await commands.storeVersion({ id: page.versionID, revision: page.revision, blocks: text(wordsAfter) });
      await commands.publishPage(page.id);
      expect((await get('/bewaard')).text).to.contain(wordsBefore);
      await gate.open();
      await until(async () => (await get('/bewaard')).text.includes(wordsAfter), true);
      expect((await get('/onbekend')).status).to.equal(200);
      expect(behind.logs.some(({ msg }) => msg === 'cache invalidations are heard again')).to.equal(true);
    });
  });
