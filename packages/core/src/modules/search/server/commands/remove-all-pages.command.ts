import { defineCommand } from '#server/kernel/command.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { fail } from '../fail.ts';
import { cancelRun, setRemoval } from '../index-state.ts';

/** Writes down that the index is emptied, which follows the commit; an indexing that is under way ends. V_07 without an engine. */
export const removeAllPages = defineCommand('search.remove', async ({ app, database, authorize, audit }, _input: object) => {
  authorize('manage-search');
  if (!app.adapter(searchEngine)) fail('notNow');
  await cancelRun(database);
  await setRemoval(database, 'loading');
  audit({ entity: 'search-engine', entityID: 'live-pages' });
});
