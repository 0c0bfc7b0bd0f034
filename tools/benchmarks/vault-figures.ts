import { spawn } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { addressOf } from '../../packages/core/src/modules/vault/server/address-of.ts';
import { keyRingOf } from '../../packages/core/src/modules/vault/server/data-key.ts';
import { openBytes, sealBytes, UnopenedError } from '../../packages/core/src/modules/vault/server/envelope.ts';

const connectionString = process.argv[2] ?? '';
const schema = `vault_bench_${process.pid}`;
const rows = 10_000;
const kilobyte = Buffer.alloc(1000, 'Een kerk. ');
const keys = { old: randomBytes(32), fresh: randomBytes(32) };
const both = keyRingOf([keys.fresh, keys.old]);
const placeOf = (id: number): string => addressOf('bench', { table: 'note', id, column: 'note' });
const textOf = (id: number): Buffer => Buffer.concat([Buffer.from(`${id} `), kilobyte]);

/** Milliseconds of the processor that some work takes each time, at the median of some runs: others may keep it busy too. */
function millisecondsOf(work: () => unknown): number {
  const runs = Array.from({ length: 9 }, () => {
    const start = process.threadCpuUsage();
    for (let round = 0; round < 2000; round += 1) work();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000 / 2000;
  });
  return runs.toSorted((one, other) => one - other)[4] ?? Infinity;
}

function encryptBare(): void {
  const cipher = createCipheriv('aes-256-gcm', keys.old, randomBytes(12));
  cipher.update(kilobyte);
  cipher.final();
  cipher.getAuthTag();
}

const program = join(import.meta.dirname, '../../packages/core/src/modules/vault/server/fixtures/rotate.ts');
const connection = { connectionString, options: `-c search_path=${schema}` };

/** Rotates in a process of its own; true where that was killed after some batches. */
async function rotate(killAfter: number): Promise<boolean> {
  const argument = JSON.stringify({ connection, keys: [keys.fresh, keys.old].map((key) => key.toString('base64')) });
  const child = spawn(process.execPath, [...process.execArgv, program, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let batches = 0;
  for await (const _ of createInterface({ input: child.stdout })) if ((batches += 1) === killAfter) child.kill('SIGKILL');
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return signal === 'SIGKILL';
}

/** Notes change all the while, as in a site that runs; answers with how often when it is told to end. */
function changeNotes(pool: pg.Pool): () => Promise<number> {
  let isOver = false;
  let changes = 0;
  const work = (async () => {
    while (!isOver) {
      const id = ((changes * 7919) % rows) + 1;
      await pool.query('update note set note = $2 where id = $1', [id, sealBytes(both, placeOf(id), textOf(id))]);
      changes += 1;
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return changes;
  };
}

async function measureRotation() {
  const pool = new pg.Pool({ ...connection, max: 2 });
  try {
    await pool.query(`create schema ${schema}; create table note (id integer primary key, note bytea);
      create table lectern_sealed_column (table_name text, column_name text, key_name text, owner text);
      insert into lectern_sealed_column values ('note', 'note', 'id', 'bench')`);
    const old = keyRingOf([keys.old]);
    const ids = Array.from({ length: rows }, (_, index) => index + 1);
    const sealed = ids.map((id) => sealBytes(old, placeOf(id), textOf(id)));
    await pool.query('insert into note select * from unnest($1::integer[], $2::bytea[])', [ids, sealed]);
    const endChanges = changeNotes(pool);
    const start = performance.now();
    let kills = 0;
    // Few batches each: the changes seal by the new key too, and leave less and less to rotate.
    for (const killAfter of [4, 4, 4]) kills += (await rotate(killAfter)) ? 1 : 0;
    await rotate(Infinity);
    const seconds = (performance.now() - start) / 1000;
    const changes = await endChanges();
    const fresh = keyRingOf([keys.fresh]);
    const found = await pool.query<{ id: number; note: Buffer }>('select id, note from note');
    const opened = found.rows.filter(({ id, note }) => {
      try {
        return openBytes(fresh, placeOf(id), note).equals(textOf(id));
      } catch (error) {
        if (error instanceof UnopenedError) return false;
        throw error;
      }
    });
    return { rows, kills, seconds, changes, unopened: rows - opened.length };
  } finally {
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  }
}

const sealing = millisecondsOf(() => sealBytes(both, placeOf(1), kilobyte));
const bare = millisecondsOf(encryptBare);
process.stdout.write(`${JSON.stringify({ sealing, bare, ...(await measureRotation()) })}\n`);
