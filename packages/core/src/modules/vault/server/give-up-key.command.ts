import { defineCommand } from '#server/kernel/command.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { fingerprintIn } from './envelope.ts';

export interface GiveUpKeyInput {
  readonly fingerprint: string;
  readonly table: string;
}

const ownTable = 'lectern_vault_secret';

/**
 * Gives up the rows of one table that need a key which is lost, as the owner of the table does that. Answers with how many there were.
 * Refuses by a `StartupError`, since only the program asks.
 */
export const giveUpKey = defineCommand<GiveUpKeyInput, number>(
  'vault.give-up',
  async ({ app, database, authorize, audit }, { fingerprint, table }) => {
    authorize('manage-settings');
    if (table === ownTable)
      throw new StartupError(
        `What ${ownTable} seals is never given up: without it nothing that is sealed can be searched for.`,
        'Find the key, or restore a backup whose key you have.',
      );
    const declared = app.sealed.find((sealed) => sealed.table === table);
    if (!declared?.giveUp)
      throw new StartupError(
        declared ? `${table} cannot be given up: ${declared.owner} knows no way.` : `Nobody seals anything in ${table}.`,
        'lectern keys status names the tables whose rows need a key.',
      );
    const isNeeded = declared.columns.map((column) => `(${column} is not null and ${fingerprintIn(column)} = $1)`).join(' or ');
    const rows = await database.query<{ key: string }>({
      text: `select ${declared.key}::text as key from ${table} where ${isNeeded} order by ${declared.key} for update`,
      values: [fingerprint],
    });
    const keys = rows.map(({ key }) => key);
    if (keys.length > 0) await declared.giveUp(database, keys);
    audit({ entity: 'data-key', entityID: fingerprint, changes: { table, rows: keys.length } });
    return keys.length;
  },
);
