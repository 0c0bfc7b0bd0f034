import { openPGlite } from './open-pglite.ts';
import { extensionNames } from './settings.ts';

/** The first state of an embedded database, extensions created and no tables, as a (packed) tar archive. */
export async function makeSnapshot(compression: 'gzip' | 'none'): Promise<Buffer> {
  const database = await openPGlite();
  try {
    for (const name of extensionNames) await database.exec(`create extension if not exists ${name}`);
    const archive = await database.dumpDataDir(compression);
    return Buffer.from(await archive.arrayBuffer());
  } finally {
    await database.close();
  }
}
