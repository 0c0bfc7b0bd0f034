import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { vault } from '#server/kernel/vault.ts';
import { dataKeyOf, keyRingOf } from './data-key.ts';
import { readKeyUses } from './keys-in-use.ts';
import { rotateKeys } from './rotate-keys.ts';
import { addNotes, dataKey, placeOf, readNotes, safePlugin } from './safe.test-kit.ts';

const program = fileURLToPath(new URL('./fixtures/rotate.ts', import.meta.url));
const count = 2000;
/** Those that somebody changes meanwhile, and so frees as well: enough others are left for every rotation that is killed. */
const busyCount = 500;
const ids = Array.from({ length: count }, (_, index) => index + 1);
const textOf = (id: number): string => `note ${id}`;

describe('the rotation of data keys', () => {
  let app: TestApp;
  const start = (...seeds: string[]): Promise<TestApp> =>
    createTestApp({
      plugins: [safePlugin],
      database: app.database,
      environment: { LECTERN_DATA_KEYS: seeds.map(dataKey).join(',') },
    });
  before(async () => {
    app = await createTestApp({ plugins: [safePlugin], environment: { LECTERN_DATA_KEYS: dataKey('first') } });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** Rotates in a process of its own, which is killed after some batches. Answers with what it said. */
  async function rotate({ killAfter }: { readonly killAfter?: number } = {}): Promise<string> {
    const argument = JSON.stringify({ connection: app.database.pg, keys: ['second', 'first'].map(dataKey), killAfter });
    const child = spawn(process.execPath, [...process.execArgv, program, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return said;
  }

  it('survives being killed three times under load, and frees every row from the older key', async function () {
    this.timeout(120_000);
    await addNotes(app, ids, textOf);
    const busy = await start('second', 'first');
    const own = busy.app.service(vault).of('safe');
    const changed = new Map<number, string>();
    let isLoaded = true;
    const load = (async () => {
      for (let round = 1; isLoaded; round += 1) {
        const id = (round * 7919) % busyCount || busyCount;
        const { rows } = await busy.app.pool.query<{ note: Buffer }>('select note from safe_note where id = $1', [id]);
        own.open(placeOf(id), rows[0]?.note ?? Buffer.alloc(0));
        changed.set(id, `changed ${round}`);
        await busy.app.pool.query('update safe_note set note = $2 where id = $1', [
          id,
          own.seal(placeOf(id), `changed ${round}`),
        ]);
      }
    })();
    try {
      for (let kill = 0; kill < 3; kill += 1) expect(await rotate({ killAfter: 1 })).to.equal('');
      expect(await rotate()).to.match(/^done/);
    } finally {
      isLoaded = false;
      await load;
      await busy.close();
    }
    expect(changed.size).to.be.greaterThan(0);
    const fresh = await start('second');
    try {
      const notes = await readNotes(fresh);
      expect([...notes]).to.deep.equal(ids.map((id) => [id, changed.get(id) ?? textOf(id)]));
    } finally {
      await fresh.close();
    }
  });

  it('leaves rows alone that nobody can open, names them, and does the others', async () => {
    await addNotes(app, [1, 2, 3], textOf);
    // A byte of the wrapped key.
    await app.app.pool.query(`update safe_note set note = set_byte(note, 30, get_byte(note, 30) # 1) where id = 2`);
    const ring = keyRingOf(['second', 'first'].map((seed) => Buffer.alloc(32, seed)));
    const { rewrapped, unopened } = await rotateKeys({ database: app.app.pool, ring, batchSize: 2 });
    // The notes, and the key of hashes.
    expect(rewrapped).to.equal(3);
    expect(unopened).to.deep.equal([{ table: 'safe_note', column: 'note', key: '2', reason: 'its key was damaged' }]);
    expect(await readKeyUses(app.app.pool)).to.deep.include.members([
      { fingerprint: ring.newest.fingerprint, table: 'safe_note', rows: 2 },
      { fingerprint: dataKeyOf(Buffer.alloc(32, 'first')).fingerprint, table: 'safe_note', rows: 1 },
    ]);
  });

  it('shares the work of two that run at once', async () => {
    await addNotes(app, ids.slice(0, 500), textOf);
    const ring = keyRingOf(['second', 'first'].map((seed) => Buffer.alloc(32, seed)));
    await Promise.all([1, 2].map(() => rotateKeys({ database: app.app.pool, ring, batchSize: 50 })));
    const uses = await readKeyUses(app.app.pool);
    expect(new Set(uses.map(({ fingerprint }) => fingerprint))).to.deep.equal(new Set([ring.newest.fingerprint]));
  });
});
