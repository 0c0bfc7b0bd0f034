import type { TestApp } from '@lectern/testing';
import { definePlugin } from '#index.ts';
import { defineServer } from '#server/define-server.ts';
import { vault } from '#server/kernel/vault.ts';

const manifest = definePlugin({ name: 'safe', id: 'safe', version: '1.0.0', core: '>=0', entries: { server: true } });

/** A plugin with a table of sealed notes. */
export const safePlugin = {
  manifest,
  entries: {
    server: defineServer<typeof manifest>({
      migrations: { '0001-notes': () => import('./fixtures/0001-notes.ts') },
      sealed: [{ table: 'safe_note', key: 'id', columns: ['note'] }],
    }),
  },
};

/** A key of 32 bytes as `LECTERN_DATA_KEYS` takes it. */
export const dataKey = (seed: string): string => Buffer.alloc(32, seed).toString('base64');

export const placeOf = (id: number) => ({ table: 'safe_note', id, column: 'note' });

/** Adds notes with these numbers, in one statement. */
export async function addNotes({ app }: TestApp, ids: readonly number[], textOf: (id: number) => string) {
  const own = app.service(vault).of('safe');
  await app.pool.query('insert into safe_note (id, note) select * from unnest($1::integer[], $2::bytea[])', [
    ids,
    ids.map((id) => own.seal(placeOf(id), textOf(id))),
  ]);
}

/** What each note says, by its number; `unopened` where it cannot be opened. */
export async function readNotes({ app }: TestApp): Promise<Map<number, unknown>> {
  const own = app.service(vault).of('safe');
  const { rows } = await app.pool.query<{ id: number; note: Buffer }>('select id, note from safe_note order by id');
  return new Map(
    rows.map(({ id, note }) => {
      try {
        return [id, own.open(placeOf(id), note)];
      } catch {
        return [id, 'unopened'];
      }
    }),
  );
}
