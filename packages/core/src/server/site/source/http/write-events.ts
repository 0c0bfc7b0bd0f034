import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import type { InvalidationRow } from '#server/kernel/invalidation-rows.ts';
import { newerRows } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

/** Milliseconds between two signs of life. */
const heartbeat = 700;

/** A row as it stands in the stream. */
const written = ({ id, previous, tags }: InvalidationRow): string => `id: ${id}\ndata: ${JSON.stringify({ previous, tags })}\n\n`;

/**
 * The numbered rows of what was dropped, as a stream of events: those from a number on, it included, or from now on. A comment says
 * that there is nothing newer; where the database is away nothing is said. Ends when `stream` is destroyed.
 */
export function writeEvents(
  { pool, invalidations, log }: Pick<Lectern, 'pool' | 'invalidations' | 'log'>,
  lastID: string | undefined,
): Readable {
  const stream = new PassThrough();
  let position = lastID;
  let wake = (): void => undefined;
  const onDrop = (): void => wake();
  invalidations.subscribe(onDrop);

  async function readOn(): Promise<void> {
    if (position === undefined) {
      const { rows } = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from lectern_cache_invalidation');
      position = rows[0]?.id ?? '0';
      stream.write(`event: begin\nid: ${position}\ndata: {}\n\n`);
      return;
    }
    const { rows } = await pool.query<InvalidationRow>(newerRows, [position]);
    // What this process keeps is asked for as soon as the other one hears of it.
    await invalidations.catchUp();
    stream.write(rows.map(written).join('') + ': here\n\n');
    position = rows.at(-1)?.id ?? position;
  }

  const work = async (): Promise<void> => {
    while (!stream.destroyed) {
      await readOn().catch((error: unknown) => log.debug({ err: error }, 'a stream of events has nothing to say'));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, heartbeat);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  stream.on('close', () => {
    invalidations.unsubscribe(onDrop);
    wake();
  });
  void work();
  return stream;
}
