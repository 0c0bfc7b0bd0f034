import { expect } from 'chai';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Waits: between two looks at a process, and until a statement without end is under way.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { startProgram } from './fixtures/program.ts';
import { identifyProcess, isProcessAlive } from './process-identity.ts';
import { embeddedMajor, extensionNames } from './settings.ts';
import { startEmbeddedDatabase } from './start-embedded.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

async function untilGone(pid: number, patienceMs: number): Promise<boolean> {
  const identity = identifyProcess(pid);
  for (const begin = Date.now(); Date.now() - begin < patienceMs; await sleep(50)) {
    if (!isProcessAlive(identity)) return true;
  }
  return false;
}

async function refusalOf(dataDir: string): Promise<StartupError> {
  const result = await startEmbeddedDatabase({ dataDir, log }).catch((error: unknown) => error);
  expect(result).to.be.instanceOf(StartupError);
  return result as StartupError;
}

async function readRows(dataDir: string): Promise<number[]> {
  const database = await startEmbeddedDatabase({ dataDir, log });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ number: number }>('select number from written order by number');
  await client.end();
  await database.stop();
  return rows.map(({ number }) => number);
}

const acknowledged = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('wrote ')).map((line) => Number(line.slice(6)));

describe('the embedded database', () => {
  let made: string;
  let dataDir: string;
  before(async () => {
    made = mkdtempSync(join(tmpdir(), 'lectern-data-'));
    await (await startEmbeddedDatabase({ dataDir: made, log })).stop();
  });
  after(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lectern-data-'));
  });
  /** An empty database as a first start left it, for tests of something else than that start. */
  const layOut = (): void => cpSync(made, dataDir, { recursive: true });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('starts, has its extensions, and keeps its rows', async () => {
    const first = await startEmbeddedDatabase({ dataDir, log });
    expect(first.isNew).to.equal(true);
    const client = new pg.Client(first.connection);
    await client.connect();
    const version = await client.query<{ major: string }>(
      `select split_part(current_setting('server_version'), '.', 1) as major`,
    );
    expect(version.rows[0]?.major).to.equal(embeddedMajor);
    const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
    expect(rows.map(({ extname }) => extname)).to.include.members([...extensionNames]);
    await client.query(`create table written as select 7 as number`);
    await client.end();
    await first.stop();
    expect(existsSync(join(dataDir, 'database.lock'))).to.equal(false);
    expect(first.connection.host.startsWith('/') && existsSync(first.connection.host)).to.equal(false);
    expect(await readRows(dataDir)).to.deep.equal([7]);
  });

  it('lets nobody in without the password', async () => {
    layOut();
    const database = await startEmbeddedDatabase({ dataDir, log });
    const client = new pg.Client({ ...database.connection, password: 'guess' });
    const refusal: unknown = await client.connect().catch((error: unknown) => error);
    expect(refusal).to.have.property('code', '28P01');
    await database.stop();
  });

  it('refuses a second process on the same folder with a sentence that names the first, and loses nothing', async () => {
    layOut();
    const first = startProgram('write-rows', [dataDir]);
    await first.line('wrote', 20);
    const second = startProgram('write-rows', [dataDir]);
    const sentence = await second.line('refused');
    await second.closed;
    expect(sentence).to.match(
      new RegExp(`^The data folder ${dataDir} is in use by process ${first.pid} on .*Stop process ${first.pid} first`),
    );
    expect(acknowledged(second.lines)).to.deep.equal([]);
    await first.line('wrote', 60);
    first.kill('SIGTERM');
    await first.closed;
    expect(await readRows(dataDir)).to.include.members(acknowledged(first.lines));
  });

  it('keeps every acknowledged row when its application is killed, again and again, and leaves no process', async () => {
    layOut();
    const written: number[] = [];
    const rounds = process.env['TEST_THOROUGH'] ? 5 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const program = startProgram('write-rows', [dataDir]);
      const child = Number(await program.line('child'));
      await program.line('wrote', 30 + round * 17);
      program.kill('SIGKILL');
      await program.closed;
      written.push(...acknowledged(program.lines));
      // The next start waits for the old database to close; only the last one is looked at.
      if (round === rounds - 1) expect(await untilGone(child, 5_000), 'the child ended').to.equal(true);
    }
    expect(await readRows(dataDir)).to.include.members(written);
    expect(new Set(written).size).to.equal(written.length);
  });

  for (const end of process.env['TEST_THOROUGH']
    ? (['SIGTERM', 'SIGINT', 'throw', 'exit'] as const)
    : (['SIGTERM', 'throw'] as const)) {
    it(`closes when its application ends by ${end}`, async () => {
      layOut();
      const program = startProgram('write-rows', [dataDir, end]);
      const child = Number(await program.line('child'));
      await program.line('wrote', 5);
      if (end === 'SIGTERM' || end === 'SIGINT') program.kill(end);
      await program.closed;
      expect(await untilGone(child, 5_000)).to.equal(true);
      expect(existsSync(join(dataDir, 'database.lock'))).to.equal(false);
      expect(await readRows(dataDir)).to.include.members(acknowledged(program.lines));
    });
  }

  it('does not outlive its application even in the middle of a statement without end', async () => {
    layOut();
    const program = startProgram('write-rows', [dataDir, 'endless']);
    const child = Number(await program.line('child'));
    await program.line('waiting');
    await sleep(300);
    program.kill('SIGKILL');
    await program.closed;
    expect(await untilGone(child, 9_000)).to.equal(true);
    expect(await readRows(dataDir)).to.deep.equal([]);
  });

  it('leaves no socket behind for good, even when it and its application are killed', async () => {
    layOut();
    const program = startProgram('write-rows', [dataDir]);
    const child = Number(await program.line('child'));
    await program.line('wrote', 1);
    const folder = readFileSync(join(dataDir, 'database.socket'), 'utf8');
    program.kill('SIGKILL');
    process.kill(child, 'SIGKILL');
    await program.closed;
    expect(await untilGone(child, 5_000)).to.equal(true);
    await readRows(dataDir);
    expect(existsSync(folder)).to.equal(false);
    expect(readdirSync(dataDir).filter((name) => name !== 'database')).to.deep.equal([]);
  });

  it('tells its application when it is killed, and opens again with every row', async () => {
    layOut();
    const program = startProgram('write-rows', [dataDir]);
    const child = Number(await program.line('child'));
    await program.line('wrote', 25);
    process.kill(child, 'SIGKILL');
    expect(await program.line('ended')).to.equal('The embedded database ended unexpectedly (SIGKILL).');
    await program.closed;
    expect(await readRows(dataDir)).to.include.members(acknowledged(program.lines));
  });

  it('ignores the signals of a terminal while its application runs', async () => {
    layOut();
    const program = startProgram('write-rows', [dataDir]);
    process.kill(Number(await program.line('child')), 'SIGINT');
    await program.line('wrote', 40);
    program.kill('SIGKILL');
    await program.closed;
    expect(await readRows(dataDir)).to.include.members(acknowledged(program.lines));
  });

  it('refuses the folder of another PostgreSQL', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    const { message, fix } = await refusalOf(dataDir);
    expect(message).to.contain('was made by PostgreSQL 17');
    expect(fix).to.contain('lectern backup');
    expect(existsSync(join(dataDir, 'database.lock'))).to.equal(false);
  });

  it('refuses a damaged lock file, and does not touch it', async () => {
    writeFileSync(join(dataDir, 'database.lock'), 'nonsense');
    const { message, fix } = await refusalOf(dataDir);
    expect(message).to.equal(`The lock file ${join(dataDir, 'database.lock')} of the embedded database is damaged.`);
    expect(fix).to.contain('delete that file');
    expect(readFileSync(join(dataDir, 'database.lock'), 'utf8')).to.equal('nonsense');
  });

  it('refuses a data folder that is a file, or that cannot be written', async function () {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect((await refusalOf(file)).message).to.equal(`The data folder ${file} is not a folder.`);
    expect((await refusalOf(join(file, 'below'))).message).to.contain('is not a folder.');
    if (process.getuid?.() === 0 || process.platform === 'win32') return;
    chmodSync(dataDir, 0o500);
    expect((await refusalOf(dataDir)).message).to.equal(`The data folder ${dataDir} cannot be written.`);
    chmodSync(dataDir, 0o700);
  });

  it('refuses a database that cannot be opened, and says what to do', async () => {
    layOut();
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'broken');
    const { fix } = await refusalOf(dataDir);
    expect(fix).to.contain('Restore a backup');
  });

  it('starts anew where a first start was cut short', async () => {
    mkdirSync(join(dataDir, 'database.new'));
    writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
    const database = await startEmbeddedDatabase({ dataDir, log });
    expect(database.isNew).to.equal(true);
    await database.stop();
  });
});
