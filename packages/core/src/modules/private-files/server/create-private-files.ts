import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { LecternError } from '#contract/errors.ts';
import { fail } from '#contract/refusing.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { newFile } from '#server/kernel/new-file.ts';
import type { IncomingPrivateFile, OpenedPrivateFile, PrivateFile, PrivateFiles } from '#server/kernel/private-files.ts';
import { vault } from '#server/kernel/vault.ts';
import { wholeManager } from '#server/plugin/plugin-em.ts';
import { BrokenFileError, openFile, sealFile } from './file-cipher.ts';
import { privateStore } from './private-store.ts';
import { storedName, temporaryFolder } from './stored-name.ts';

/** The part of a file's row that is sealed: the key of its bytes, and what its sender called it. */
const facts = z.strictObject({ key: z.base64(), name: z.string(), type: z.string(), size: z.int().nonnegative() });

type Facts = z.output<typeof facts>;

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
}

const placeOf = (id: string) => ({ table: 'lectern_private_file', id, column: 'sealed' });

const isID = (id: string): boolean => z.uuid().safeParse(id).success;

/** Counts bytes on their way, and refuses more than are allowed as soon as they come. */
async function* limited({ content, maxSize }: IncomingPrivateFile, counted: { size: number }): AsyncGenerator<Uint8Array> {
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    counted.size += part.length;
    if (counted.size > maxSize) fail('tooLarge');
    yield part;
  }
}

/** Seals the bytes into the store, under the id of the row that will name them. Nothing is left of a file that fails. */
async function writeBytes(app: Lectern, id: string, key: Uint8Array, file: IncomingPrivateFile): Promise<number> {
  const store = app.service(privateStore);
  const folder = temporaryFolder(store);
  await mkdir(folder, { recursive: true });
  const temporaryPath = join(folder, randomUUID());
  const counted = { size: 0 };
  try {
    await pipeline(sealFile(key, id, limited(file, counted)), await newFile(temporaryPath));
    await store.adopt(storedName(id), temporaryPath);
    return counted.size;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

/**
 * Bytes of all files that are put without somebody who keeps them at once, of every owner together. They are gone after a day,
 * and no crowd of visitors who never come back fills the disk until then.
 */
const passingRoom = 2 * 1024 ** 3;

/** Refuses with G_14 what has no room among the files that nobody kept. Those that come at the same time may pass it by theirs. */
async function assertRoom({ pool }: Lectern, size: number): Promise<void> {
  const { rows } = await pool.query<{ isFull: boolean }>(
    `select coalesce(sum(size), 0) + $1 > $2 as "isFull" from lectern_private_file where entity is null`,
    [size, passingRoom],
  );
  if (rows[0]?.isFull) fail('noRoom');
}

/** The private files of one owner. */
export function createPrivateFiles(app: Lectern, owner: string): PrivateFiles {
  const own = app.service(vault).of('private-files');
  const openFacts = ({ id, sealed }: Row): Facts => facts.parse(own.open(placeOf(id), sealed));
  const describe = (id: string, { name, type, size }: Facts): PrivateFile => ({ id, name, type, size });

  const damaged = (id: string, reason: string, cause?: unknown): LecternError => {
    app.log.error({ file: id, reason }, 'a private file cannot be opened');
    return new LecternError({ code: 'G_20' }, { cause });
  };

  /** The bytes as they are opened. A size of its own shows bytes that were taken away together with their row's. */
  async function* read(id: string, { key, size }: Facts, source: Readable): AsyncGenerator<Buffer> {
    let count = 0;
    try {
      for await (const piece of openFile(Buffer.from(key, 'base64'), id, source)) {
        count += piece.length;
        yield piece;
      }
    } catch (error) {
      throw error instanceof BrokenFileError ? damaged(id, error.message, error) : error;
    } finally {
      source.destroy();
    }
    if (count !== size) throw damaged(id, `It has ${count} bytes and should have ${size}.`);
  }

  async function open(id: string): Promise<OpenedPrivateFile | undefined> {
    if (!isID(id)) return undefined;
    const { rows } = await app.pool.query<Row>('select id, sealed from lectern_private_file where id = $1 and owner = $2', [
      id,
      owner,
    ]);
    const [row] = rows;
    if (!row) return undefined;
    const known = openFacts(row);
    const source = await app.service(privateStore).read(storedName(id));
    if (!source) throw damaged(id, 'Its bytes are gone.');
    return { ...describe(id, known), content: Readable.from(read(id, known, source), { objectMode: false }) };
  }

  return {
    async put(file) {
      if (file.isPassing) await assertRoom(app, file.maxSize);
      const id = randomUUID();
      const key = randomBytes(32);
      const size = await writeBytes(app, id, key, file);
      const known: Facts = { key: key.toString('base64'), name: file.name, type: file.type, size };
      await app.pool.query('insert into lectern_private_file (id, owner, sealed, created_at, size) values ($1, $2, $3, $4, $5)', [
        id,
        owner,
        own.seal(placeOf(id), known),
        app.now(),
        size,
      ]);
      return describe(id, known);
    },

    async keep({ em }, id, subject) {
      const kept: unknown[] = isID(id)
        ? await wholeManager(em).execute(
            `update lectern_private_file set entity = ?, entity_id = ? where id = ? and owner = ? and entity is null
             returning id`,
            [subject.entity, subject.id, id, owner],
          )
        : [];
      if (kept.length === 0) fail('notFound');
    },

    open,

    async list({ entity, id }) {
      const { rows } = await app.pool.query<Row>(
        `select id, sealed from lectern_private_file where owner = $1 and entity = $2 and entity_id = $3
         order by created_at, id`,
        [owner, entity, id],
      );
      return rows.map((row) => describe(row.id, openFacts(row)));
    },

    async remove({ em, afterCommit }, { entity, id }) {
      const removed: { id: string }[] = await wholeManager(em).execute(
        'delete from lectern_private_file where owner = ? and entity = ? and entity_id = ? returning id',
        [owner, entity, id],
      );
      afterCommit(() => {
        for (const row of removed)
          app
            .service(privateStore)
            .remove(storedName(row.id))
            // What is missed here is found by the next sweep.
            .catch((error: unknown) => app.log.warn({ err: error, file: row.id }, 'bytes nobody needs were not removed'));
      });
    },
  };
}
