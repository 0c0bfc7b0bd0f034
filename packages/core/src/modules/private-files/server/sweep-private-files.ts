import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lectern } from '#server/kernel/lectern.ts';
import { privateStore } from './private-store.ts';
import { idOf, storedName, temporaryFolder } from './stored-name.ts';

/** Milliseconds for which a file is there that no command kept, and bytes that no row names. */
const orphanAge = 24 * 3_600_000;

type App = Pick<Lectern, 'pool' | 'service'>;

/** Removes files that nobody kept within a day. Answers with how many. */
export async function sweepUnkept({ pool, service }: App, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'delete from lectern_private_file where entity is null and created_at < $1 returning id',
    [new Date(now.getTime() - orphanAge)],
  );
  for (const { id } of rows) await service(privateStore).remove(storedName(id));
  return rows.length;
}

async function sweepBytes({ pool, service }: App, before: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(
      `select i.id::text from unnest($1::uuid[]) as i (id)
       where not exists (select from lectern_private_file f where f.id = i.id)`,
      [batch],
    );
    batch = [];
    for (const { id } of rows) await service(privateStore).remove(storedName(id));
    removed += rows.length;
  };
  for await (const { name, writtenAt } of service(privateStore).list()) {
    if (writtenAt >= before) continue;
    batch.push(idOf(name));
    if (batch.length >= 500) await flush();
  }
  await flush();
  return removed;
}

async function sweepTemporary({ service }: App, before: Date): Promise<number> {
  const folder = temporaryFolder(service(privateStore));
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (!facts || facts.mtime >= before) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

/** Removes files that nobody kept, bytes that no row names and what a process left that was killed. Answers with how many. */
export async function sweepPrivateFiles(app: App, now: Date): Promise<number> {
  const before = new Date(now.getTime() - orphanAge);
  return (await sweepUnkept(app, now)) + (await sweepBytes(app, before)) + (await sweepTemporary(app, before));
}
