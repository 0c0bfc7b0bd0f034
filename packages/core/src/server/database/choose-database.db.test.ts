import { expect } from 'chai';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../kernel/startup-error.ts';
import { openDatabase } from './choose-database.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe('the choice of a database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'lectern-choose-')), 'data');
  });
  afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

  it('is refused in production without DATABASE_URL, and nothing is made', async () => {
    const refusal: unknown = await openDatabase({ dataDir, isProduction: true }, log).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(StartupError);
    expect((refusal as StartupError).message).to.contain('DATABASE_URL is not set');
    expect(existsSync(dataDir)).to.equal(false);
  });

  it('is the embedded one in the data folder without DATABASE_URL', async () => {
    const database = await openDatabase({ dataDir, isProduction: false }, log);
    expect(database.engine).to.equal('embedded');
    const { host, port, user, password, dbName } = database.orm;
    const client = new pg.Client({ host, port, user, password, database: dbName });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).to.deep.equal([{ one: 1 }]);
    await client.end();
    await database.stop();
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).to.equal(true);
  });

  it('tells when the embedded one is gone, and not when it was stopped', async () => {
    const reasons: string[] = [];
    const first = await openDatabase({ dataDir, isProduction: false }, log);
    first.onExit((reason) => reasons.push(reason));
    await first.stop();
    // Waits: for what must not come.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reasons).to.deep.equal([]);
  });

  it('is PostgreSQL where there is a DATABASE_URL', async function () {
    const databaseUrl = process.env['TEST_DATABASE_URL'];
    if (!databaseUrl) return this.skip();
    const database = await openDatabase({ databaseUrl, dataDir, isProduction: true }, log);
    expect(database.engine).to.equal('postgresql');
    const client = new pg.Client(database.pg);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(`select current_setting('application_name') as name`);
    expect(rows).to.deep.equal([{ name: 'lectern' }]);
    await client.end();
    await database.stop();
    expect(existsSync(dataDir)).to.equal(false);
  });
});
