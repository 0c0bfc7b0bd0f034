import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import MediaFolding from '../../modules/media/server/migrations/0005-folding.ts';
import { nameKey, searchKey } from '../../contract/fold-text.ts';
import { createLogger } from '../kernel/logger.ts';
import { openDatabase } from './choose-database.ts';
import type { DatabaseConnection } from './choose-database.ts';

/** Every character of the first plane that is one, but for those that no text of a database holds. */
const letters = Array.from({ length: 0xff_ff }, (_, index) => String.fromCharCode(index + 1)).filter((letter) =>
  /^(?!\p{Cs})\p{Assigned}$/u.test(letter),
);

const texts = [
  ...letters,
  ...letters.map((letter) => `a${letter}B`),
  'Één dak',
  'L’Été  à\u00a0Straße ',
  'ΟΔΟΣ ΟΔΟΣ',
  'İSTANBUL',
  '𐐀𐐨 🕍',
  '',
];

describe('the keys of names and words in the database', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('are those of the code', async () => {
    const { rows } = await app.app.pool.query<{ text: string; name: string; search: string }>(
      `select text, lectern_name_key(text) as name, lectern_search_key(text) as search from unnest($1::text[]) as text`,
      [texts],
    );
    expect(rows).to.have.length(texts.length);
    const wrong = rows.filter(({ text, name, search }) => name !== nameKey(text) || search !== searchKey(text));
    expect(wrong.map(({ text }) => JSON.stringify(text))).to.deep.equal([]);
  });

  it('are there where only the functions of PostgreSQL are in sight, as while an index is maintained', async () => {
    const client = await app.app.pool.connect();
    try {
      await client.query('begin');
      const { rows: schemas } = await client.query<{ name: string }>('select current_schema() as name');
      const schema = schemas[0]?.name ?? '';
      await client.query('set local search_path to pg_catalog, pg_temp');
      const { rows } = await client.query<{ key: string }>(`select "${schema}".lectern_search_key('Één – Straße') as key`);
      expect(rows).to.deep.equal([{ key: 'een - strasse' }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

const url = process.env['TEST_DATABASE_URL'];
const onPostgres = url ? describe : describe.skip;

onPostgres('a site on a database of locale C', () => {
  const name = `lectern_test_c_${process.pid}_${randomBytes(4).toString('hex')}`;
  let server: pg.Client;
  let database: DatabaseConnection;
  let app: TestApp;
  let admin: TestClient;
  before(async function () {
    this.timeout(120_000);
    server = new pg.Client({ connectionString: url });
    await server.connect();
    await server.query(`create database ${name} locale 'C' template template0`);
    const own = new URL(url ?? '');
    own.pathname = `/${name}`;
    const environment = { dataDir: '', isProduction: false, databaseUrl: own.href };
    database = await openDatabase(environment, createLogger('silent'));
    app = await createTestApp({ database });
    admin = await signIn(app, app.administrator);
  });
  after(async () => {
    await app?.close();
    await database?.stop();
    await server?.query(`drop database if exists ${name} with (force)`);
    await server?.end();
  });

  const post = (path: string, body: object) => admin.request('POST', `/api${path}`, body);
  const named = async (path: string, body: object, field: string): Promise<string[]> => {
    const answer = await post(path, body);
    expectSuccess(answer);
    const data = answer.get<readonly object[] | { readonly items: readonly object[] }>('data');
    const items = 'items' in data ? data.items : data;
    return items.map((item) => String((item as Record<string, unknown>)[field]));
  };

  it('lists pages as people sort them, and finds them without their accents', async () => {
    for (const title of ['Zeker', 'Één dak', 'eenvoud', 'École', 'Straße 12', 'Œuvre']) await buildPage(app, { title });
    expect(await named('/page/list', { columnToSort: 'title', sortOrder: 'asc' }, 'title')).to.deep.equal([
      ...['École', 'Één dak', 'eenvoud', 'Œuvre', 'Straße 12', 'Zeker'],
    ]);
    for (const [searchTerm, found] of [
      ['Één dak', ['Één dak']],
      ['EEN', ['Één dak', 'eenvoud']],
      ['ÉCOLE', ['École']],
      ['strasse', ['Straße 12']],
      ['oeuvre', ['Œuvre']],
    ] as const)
      expect(await named('/page/list', { searchTerm }, 'title'), searchTerm).to.deep.equal(found);
  });

  it('finds people, and sorts them', async () => {
    await buildUser(app, { name: 'Ömer Löwenthal' });
    await buildUser(app, { name: 'Piet Zonneveld' });
    const users = async (query: string) => {
      const answer = await admin.request('GET', `/api/user/list?${query}`);
      expectSuccess(answer);
      return answer.get<{ name: string }[]>('data.items').map((user) => user.name);
    };
    for (const term of ['lowenthal', 'LÖWENTHAL', 'omer'])
      expect(await users(`searchTerm=${encodeURIComponent(term)}`), term).to.deep.equal(['Ömer Löwenthal']);
    const sorted = await users('columnToSort=name&sortOrder=asc');
    expect(sorted.indexOf('Ömer Löwenthal')).to.be.lessThan(sorted.indexOf('Piet Zonneveld'));
  });

  it('holds one folder and one role of a name, however it is written', async () => {
    expectSuccess(await post('/medialib/create-dir', { path: '/', folderName: 'Été' }));
    expectErrors(await post('/medialib/create-dir', { path: '/', folderName: 'ÉTÉ' }), 409, [
      { property: 'folderName', code: 'ML_03' },
    ]);
    expectSuccess(await post('/role', { name: 'Führung', permissions: [] }));
    expectErrors(await post('/role', { name: 'FÜHRUNG', permissions: [] }), 409, [{ property: 'name', code: 'V_06' }]);
    const folders = await post('/medialib/search-files', { directory: '/', searchTerm: 'ete' });
    expectSuccess(folders);
    expect(folders.get<{ folderName: string }[]>('data.folders').map(({ folderName }) => folderName)).to.deep.equal(['Été']);
  });

  it('tells apart what was there twice under one name, with what lies in it', async () => {
    const { pool } = app.app;
    const statements = (direction: 'up' | 'down'): string[] => {
      const migration = new MediaFolding({} as never, {} as never);
      migration[direction]();
      return migration.getQueries().map(String);
    };
    for (const sql of statements('down')) await pool.query(sql);
    await pool.query(`insert into lectern_media_folder (id, path, created_at)
      select gen_random_uuid(), path, timestamptz '2026-01-01' + place * interval '1 day'
      from unnest(array['/École', '/éCOLE', '/éCOLE/Één', '/éCOLE/één']) with ordinality as given (path, place)`);
    await pool.query(`insert into lectern_media_file
        (id, path, file_name, file_type, mime_type, hash, size, created_at, updated_at, earlier_sizes)
      select gen_random_uuid(), path, name, 'document', 'text/plain', repeat('0', 64), 1, timestamptz '2026-01-01' + place * interval '1 day',
        now(), '[]'
      from unnest(array['/École', '/École', '/éCOLE/één'], array['É.txt', 'é.txt', 'a.txt']) with ordinality as given (path, name, place)`);
    for (const sql of statements('up')) await pool.query(sql);
    const { rows: folders } = await pool.query<{ path: string }>(
      `select path from lectern_media_folder where path_key like '%cole%' or path_key like '%école%' order by path collate "C"`,
    );
    const mark = String.raw` \([0-9a-f]{8}\)`;
    expect(folders.map(({ path }) => path).join('\n')).to.match(
      new RegExp(`^/École\n/éCOLE${mark}\n/éCOLE${mark}/Één\n/éCOLE${mark}/één${mark}$`, 'u'),
    );
    const { rows: files } = await pool.query<{ at: string }>(
      `select path || '/' || file_name as at from lectern_media_file where file_type = 'document' order by file_name collate "C"`,
    );
    expect(
      files
        .map(({ at }) => at)
        .toSorted()
        .join('\n'),
    ).to.match(new RegExp(`^/École/É[.]txt\n/École/é${mark}[.]txt\n/éCOLE${mark}/één${mark}/a[.]txt$`, 'u'));
  });
});
