import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import type { CommandContext } from '#server/cli-command.ts';
import { openDatabase } from '#server/database/choose-database.ts';
import { readEnvironment } from '#server/kernel/environment.ts';
import { createLogger } from '#server/kernel/logger.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { keyRingOf } from './data-key.ts';
import type { KeyRing } from './data-key.ts';
import { readKeyUses, recordKey } from './keys-in-use.ts';
import type { KeyUse } from './keys-in-use.ts';
import { rotateKeys } from './rotate-keys.ts';

interface Opened {
  readonly database: pg.Pool;
  readonly ring: KeyRing;
}

/** The database of the site and its keys. A start without a key that rows need is refused; these commands work nonetheless. */
async function withDatabase({ configFile, variables }: CommandContext, work: (opened: Opened) => Promise<void>): Promise<void> {
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  if (!environment.databaseUrl && !existsSync(join(environment.dataDir, 'database')))
    throw new StartupError(
      `There is no database in ${environment.dataDir}.`,
      'Set LECTERN_DATA_DIR or DATABASE_URL as for the site itself.',
    );
  const connection = await openDatabase(environment, createLogger('warn'));
  const database = new pg.Pool({ ...connection.pg, max: 1 });
  try {
    const { rows } = await database.query<{ found: string | null }>(`select to_regclass('lectern_sealed_column')::text as found`);
    if (!rows[0]?.found)
      throw new StartupError('Nothing is sealed in this database yet.', 'Start the site once, or run: lectern migrate');
    await work({ database, ring: keyRingOf(environment.dataKeys) });
  } finally {
    await database.end();
    await connection.stop();
  }
}

const rowsOf = (uses: readonly KeyUse[]): string => uses.map(({ table, rows }) => `${rows} of ${table}`).join(', ');

/** `lectern keys status`: the keys of the site, newest first, and the rows that need each. */
export async function showKeys(context: CommandContext): Promise<void> {
  await withDatabase(context, async ({ database, ring }) => {
    const uses = await readKeyUses(database);
    for (const [at, { fingerprint }] of ring.keys.entries()) {
      const own = uses.filter((use) => use.fingerprint === fingerprint);
      const state = at === 0 ? 'seals' : own.length > 0 ? 'opens' : 'can be taken out of LECTERN_DATA_KEYS';
      context.say(`${fingerprint}  ${state}; rows: ${rowsOf(own) || 'none'}`);
    }
    const missing = uses.filter(({ fingerprint }) => !ring.find(fingerprint));
    for (const fingerprint of new Set(missing.map((use) => use.fingerprint)))
      context.say(`${fingerprint}  MISSING; rows: ${rowsOf(missing.filter((use) => use.fingerprint === fingerprint))}`);
    if (missing.length > 0)
      throw new StartupError('Rows need a key that is not there.', 'Add it at the end of LECTERN_DATA_KEYS.');
  });
}

/** `lectern keys rotate`: wraps the key of every sealed row by the newest key. */
export async function rotateCommand(context: CommandContext): Promise<void> {
  await withDatabase(context, async ({ database, ring }) => {
    // Before the first row is sealed with it: from now on a start without it is refused.
    await recordKey(database, ring);
    let told = 0;
    const onProgress = (rewrapped: number): void => {
      if (rewrapped - told < 10_000) return;
      told = rewrapped;
      context.say(`${rewrapped} rows…`);
    };
    const { rewrapped, unopened } = await rotateKeys({ database, ring, onProgress });
    context.say(`${rewrapped} rows were freed from older keys and need ${ring.newest.fingerprint} now.`);
    for (const { table, column, key, reason } of unopened.slice(0, 20))
      context.say(`${table}.${column}, row ${key}: cannot be opened, because ${reason}.`);
    if (unopened.length > 0)
      throw new StartupError(
        `${unopened.length} rows cannot be opened and were left as they are.`,
        'Keep the older keys, put those rows back from a backup, and run it again.',
      );
  });
}
