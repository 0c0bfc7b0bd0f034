import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { extensionNames } from './settings.ts';
import type { Engine } from './wire/turns.ts';

// What is not passed here cannot be loaded, even when a data folder has it created.
const extensions = { unaccent, pg_trgm, btree_gist, btree_gin, citext } satisfies Record<
  (typeof extensionNames)[number],
  unknown
>;

/** Opens a database: in the folder, or in memory without one. */
export function openPGlite(folder?: string): Promise<PGlite> {
  // The prefix keeps Windows drive letters from being read as a scheme.
  return PGlite.create({ extensions, ...(folder === undefined ? {} : { dataDir: `file://${folder}` }) });
}

/** The database as the one backend behind the socket. */
export function asEngine(database: PGlite): Engine {
  return {
    run: (message, onRawData) => database.runExclusive(() => database.execProtocolRawStream(message, { onRawData })),
    isInTransaction: () => database.isInTransaction(),
  };
}
