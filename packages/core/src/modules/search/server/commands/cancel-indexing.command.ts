import { defineCommand } from '#server/kernel/command.ts';
import { cancelRun } from '../index-state.ts';

/** Stops indexing before its next pages; what is searched stays as it is. */
export const cancelIndexing = defineCommand('search.cancel', async ({ database, authorize, audit }, _input: object) => {
  authorize('manage-search');
  await cancelRun(database);
  audit({ entity: 'search-engine', entityID: 'live-pages' });
});
