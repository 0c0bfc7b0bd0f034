import { isLecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { images, mediaStore } from '../media.services.ts';
import { inChild } from './making/in-child.ts';
import { readAll } from './renditions.ts';
import { forPreparation } from './work-queue.ts';

type Parts = Pick<Lectern, 'service' | 'pool' | 'log'>;

/** The colour of bytes of the library; empty where they cannot be read, so that nobody tries again. */
async function colourOf(app: Parts, hash: string): Promise<string> {
  try {
    return await app.service(images).queue.run(async () => {
      const bytes = await readAll(await app.service(mediaStore).read(hash));
      return bytes ? inChild('findColour', bytes) : '';
    }, forPreparation);
  } catch (error) {
    if (isLecternError(error)) throw error;
    app.log.warn({ err: error, hash }, 'the colour of an image could not be found');
    return '';
  }
}

/**
 * Finds the colours of images that came in before colours were looked for, at most so many. Pages have them when they are next
 * saved or published. Answers with how many there were; rejects with G_09 where too much waits.
 */
export async function findColours(app: Parts, limit: number): Promise<number> {
  const { rows } = await app.pool.query<{ hash: string }>(
    `select distinct hash from lectern_media_file
     where file_type = 'image' and colour is null and mime_type <> 'image/svg+xml' limit $1`,
    [limit],
  );
  for (const { hash } of rows) {
    const colour = await colourOf(app, hash);
    await app.pool.query('update lectern_media_file set colour = $2 where hash = $1 and colour is null', [hash, colour]);
  }
  return rows.length;
}
