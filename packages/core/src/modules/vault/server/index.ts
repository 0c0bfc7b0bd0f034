import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { vault } from '#server/kernel/vault.ts';
import { createVaults } from './create-vaults.ts';
import { keyRingOf } from './data-key.ts';
import { createHashKey, hashKey } from './hash-key.ts';
import { assertKeys, recordKey } from './keys-in-use.ts';
import { migrations } from './migrations/index.ts';
import { watchRestoredKeys } from './restored-keys.ts';
import { recordPlaces } from './sealed-places.ts';

/** The server entry of the vault. */
export default defineModuleServer({
  migrations,
  sealed: [{ table: 'lectern_vault_secret', key: 'name', columns: ['sealed'] }],
  services: [
    provide(hashKey, createHashKey),
    provide(vault, (app) => createVaults({ app, ring: keyRingOf(app.environment.dataKeys), hashKey: app.service(hashKey) }), [
      hashKey,
    ]),
  ],
  startUp: {
    async prepare({ pool, environment, sealed, service }) {
      const ring = keyRingOf(environment.dataKeys);
      await recordPlaces(pool, sealed);
      await assertKeys(pool, ring);
      await recordKey(pool, ring);
      await service(hashKey).load(pool, ring);
    },
  },
  watchRestore: watchRestoredKeys,
  commands: {
    status: {
      summary: 'Show which keys of LECTERN_DATA_KEYS seal how many rows',
      run: async (_, context) => (await import('./keys.cli.ts')).showKeys(context),
    },
    rotate: {
      summary: 'Free every sealed row from all keys but the newest; may be run while the site runs, and again',
      run: async (_, context) => (await import('./keys.cli.ts')).rotateCommand(context),
    },
    'give-up': {
      summary: 'Give up the rows of a table that need a key which is lost, by its fingerprint',
      argument: '<fingerprint>',
      options: { table: { summary: 'The table, as lectern keys status names it', value: '<table>' } },
      run: async (given, context) => (await import('./give-up.cli.ts')).giveUpCommand(given, context),
    },
  },
});
