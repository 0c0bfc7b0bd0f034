import { expect } from 'chai';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { sweepOrphans } from './bytes.ts';
import type { Moment } from './fixtures/upload-and-die.ts';
import { tidyUploads } from './media.job.ts';
import { filesBelow, mediaForm, pdf } from './media-fixture.test-kit.ts';

const protocol = { 'tus-resumable': '1.0.0' };

describe('media on a disk that is full', () => {
  let app: TestApp;
  let editor: TestClient;
  let place: string | undefined;
  before(async function () {
    const dir = mkdtempSync(join(tmpdir(), 'lectern-small-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir], { stdio: 'ignore' });
    } catch {
      // Only an administrator of the machine may make a small disk; a store that fails is tested elsewhere.
      await rm(dir, { recursive: true });
      return this.skip();
    }
    place = dir;
    app = await createTestApp({ environment: { MEDIA_URL: dir } });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(async () => {
    await app?.close();
    if (place === undefined) return;
    execFileSync('umount', [place]);
    await rm(place, { recursive: true });
  });
  const large = Buffer.concat([pdf, Buffer.alloc(30_000_000, 32), Buffer.from('\n%%EOF')]);
  const add = (bytes: Uint8Array, name: string) => editor.request('POST', '/api/medialib/add-file', mediaForm(bytes, name));

  it('says so, leaves nothing of the file, and goes on', async () => {
    const before = await app.digest();
    const [answer, other] = await Promise.all([add(large, 'groot.pdf'), editor.request('POST', '/api/medialib/get-dir', {})]);
    expectErrors(answer, 507, [{ code: 'G_14' }]);
    expectSuccess(other);
    expect(filesBelow(place ?? '')).to.deep.equal([]);
    const after = await app.digest();
    for (const table of Object.keys(before).filter((name) => name.startsWith('lectern_media')))
      expect(after[table], table).to.equal(before[table]);
    expectSuccess(await add(pdf, 'klein.pdf'));
  });

  it('says so to an upload that resumes, and lets it be given up', async () => {
    const begun = await editor.request('POST', '/api/medialib/uploads', undefined, {
      headers: { ...protocol, 'upload-length': String(large.length) },
    });
    const address = String(begun.headers.location);
    const answer = await editor.request('PATCH', address, large, {
      headers: { ...protocol, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });
    expectErrors(answer, 507, [{ code: 'G_14' }]);
    expect((await editor.request('DELETE', address, undefined, { headers: protocol })).status).to.equal(204);
    expect(filesBelow(join(place ?? '', 'incoming'))).to.deep.equal([]);
    expectSuccess(await add(Buffer.concat([pdf, Buffer.from('\n')]), 'weer.pdf'));
  });
});

describe('media of a process that was killed', () => {
  let app: TestApp;
  let dir: string;
  before(async () => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-killed-'));
    app = await createTestApp({ environment: { MEDIA_URL: join(dir, 'media') } });
  });
  after(async () => {
    await app?.close();
    await rm(dir, { recursive: true, force: true });
  });

  const run = async (moment: Moment): Promise<NodeJS.Signals | null> => {
    const { stop: _, onExit: __, ...database } = app.database;
    const user = await buildUser(app, { role: 'Publisher' });
    const program = fileURLToPath(new URL('./fixtures/upload-and-die.ts', import.meta.url));
    const argument = JSON.stringify({ database, mediaUrl: join(dir, 'media'), moment, user });
    const child = spawn(process.execPath, [...process.execArgv, program, argument], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // What it leaves behind goes with this test's own folder.
      env: { ...process.env, TMPDIR: dir, TMP: dir },
    });
    return new Promise((resolve) => void child.on('exit', (_code, signal) => resolve(signal)));
  };
  const rows = async (): Promise<string[]> =>
    (await app.app.pool.query<{ hash: string }>('select hash from lectern_media_file')).rows.map(({ hash }) => hash);
  const untilIdle = async (): Promise<void> => {
    // What the dead process had begun in the database ends with its connections.
    const open = async (): Promise<number> => {
      const { rows: locks } = await app.app.pool.query(
        `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`,
      );
      return locks.length;
    };
    await until(open, 0);
  };

  for (const [moment, kept] of [
    ['receiving', 0],
    ['checked', 0],
    ['stored', 0],
    ['committed', 1],
  ] as const)
    it(`leaves ${kept === 0 ? 'nothing' : 'a whole file'} behind when that happened with bytes ${moment}`, async () => {
      await app.clear();
      await rm(join(dir, 'media'), { recursive: true, force: true });
      const signal = await run(moment);
      if (process.platform !== 'win32') expect(signal).to.equal('SIGKILL');
      await untilIdle();
      const later = new Date(Date.now() + 2 * 3_600_000);
      await tidyUploads(app.app, later);
      await sweepOrphans(app.app, later);
      expect(await rows()).to.have.length(kept);
      expect(filesBelow(join(dir, 'media'))).to.deep.equal(await rows());
    });
});
