import { hasTable } from '#server/database/backup/watch-restore.ts';
import type { WatchRestore } from '#server/database/backup/watch-restore.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { keyRingOf } from './data-key.ts';
import { readKeyUses } from './keys-in-use.ts';

/** Names the keys that rows of a backup need and the site does not have, while nothing is changed yet. */
export const watchRestoredKeys: WatchRestore = async (context) => async () => {
  if (!(await hasTable(context, 'lectern_sealed_column'))) return [];
  const ring = keyRingOf(context.environment.dataKeys);
  const uses = (await readKeyUses(context.database)).filter(({ fingerprint }) => !ring.find(fingerprint));
  if (uses.length === 0) return [];
  const lines = uses.map(
    ({ fingerprint, table, rows }) => `The key ${fingerprint} is missing, which ${rows} rows of ${table} need.`,
  );
  if (context.isWithoutKeys)
    return [...lines, 'The site starts with those keys, or once what they seal is given up: lectern keys give-up <fingerprint>.'];
  throw new StartupError(
    `${lines.join(' ')} Nothing was changed.`,
    'Add those keys at the end of LECTERN_DATA_KEYS. Where one is lost, restore with --without-keys, and give up what it seals: lectern keys give-up <fingerprint> --table <table>.',
  );
};
