import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './fixtures/program.ts';
import { tryLock } from './lock-file.ts';
import { readLock } from './lock-record.ts';
import { identifyProcess, isProcessAlive } from './process-identity.ts';

const lockToken = '00000000-0000-4000-8000-000000000000';

describe('the lock of a data folder', () => {
  let folder: string;
  let file: string;
  const parent = identifyProcess();
  const writeLock = (owner: object) => writeFileSync(file, JSON.stringify({ ...parent, token: lockToken, parent, ...owner }));
  const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'));
    file = join(folder, 'database.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is taken once, and again after its release', () => {
    const first = tryLock({ file, parent });
    expect(first.kind).to.equal('taken');
    const second = tryLock({ file, parent });
    expect(second.kind === 'held' && second.owner.pid).to.equal(process.pid);
    if (first.kind === 'taken') first.lock.release();
    expect(readdirSync(folder)).to.deep.equal([]);
    expect(tryLock({ file, parent }).kind).to.equal('taken');
  });

  it('is taken over from an owner that has ended, and leaves no other file', () => {
    writeLock({ pid: endedPid() });
    expect(tryLock({ file, parent }).kind).to.equal('taken');
    expect(readdirSync(folder)).to.deep.equal(['database.lock']);
  });

  it('is taken over when another process got the number of the owner', function () {
    if (process.platform !== 'linux') this.skip();
    writeLock({ startedAt: 'another-boot 123' });
    expect(isProcessAlive({ ...parent, startedAt: 'another-boot 123' })).to.equal(false);
    expect(tryLock({ file, parent }).kind).to.equal('taken');
  });

  it('is not taken from another host while that one shows signs of life', () => {
    writeLock({ host: `not-${hostname()}` });
    expect(tryLock({ file, parent }).kind).to.equal('held');
  });

  it('is left alone when damaged', () => {
    for (const text of ['', '{', '{"pid":"1"}', `{"pid":1,"startedAt":null,"host":"x","token":"../..","parent":null}`]) {
      writeFileSync(file, text);
      expect(tryLock({ file, parent }).kind, text).to.equal('damaged');
    }
  });

  it('tells its owner when it is no longer theirs, and is not removed then', () => {
    const attempt = tryLock({ file, parent });
    writeLock({});
    if (attempt.kind === 'taken') attempt.lock.release();
    const now = readLock(file);
    expect(typeof now === 'object' && now.token).to.equal(lockToken);
  });

  it('goes to one of ten that start at the same moment on a dead owner', async () => {
    for (let round = 0; round < 3; round += 1) {
      writeLock({ pid: endedPid() });
      // The claim on the dead owner's lock may have been left behind too.
      if (round === 1) {
        writeFileSync(
          `${file}.${lockToken}`,
          JSON.stringify({ ...parent, pid: endedPid(), token: lockToken.replace('4', '5'), parent }),
        );
      }
      const at = String(Date.now() + 1_500);
      const starters = Array.from({ length: 10 }, () => startProgram('take-lock', [file, at]));
      const results = await Promise.all(starters.map(({ line }) => line('result')));
      for (const { kill } of starters) kill('SIGKILL');
      await Promise.all(starters.map(({ closed }) => closed));
      expect(results.sort().join(' ')).to.equal(`${'held '.repeat(9)}taken`);
    }
  });
});
