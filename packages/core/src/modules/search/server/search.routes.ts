import { route } from '#server/http/route.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { searchCalls } from '../search.calls.ts';
import { cancelIndexing } from './commands/cancel-indexing.command.ts';
import { indexAllPages } from './commands/index-all-pages.command.ts';
import { removeAllPages } from './commands/remove-all-pages.command.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { forgetFailures } from './failed-pages.ts';
import { findPages, suggestPages } from './find-pages.ts';
import { setRemoval } from './index-state.ts';
import { readStatus } from './read-status.ts';

/** Empties the index, and says what came of it. */
async function clear(app: Lectern): Promise<void> {
  try {
    await app.adapter(searchEngine)?.clear();
  } catch (error) {
    await setRemoval(app.database, 'error');
    throw error;
  }
  await forgetFailures(app.database);
  await setRemoval(app.database, 'success');
}

export const searchRoutes = [
  route(searchCalls.search, async ({ app, body }) => ({ data: await findPages(app, body) })),
  route(searchCalls.suggest, async ({ app, query }) => ({ data: await suggestPages(app, query) })),
  route(searchCalls.status, async ({ app }) => ({ data: await readStatus(app) })),
  route(searchCalls.removeAllPages, async ({ app, run }) => {
    await run(removeAllPages, {});
    await clear(app);
    return { data: await readStatus(app) };
  }),
  route(searchCalls.indexAllPages, async ({ app, run }) => {
    await run(indexAllPages, {});
    return { data: await readStatus(app) };
  }),
  route(searchCalls.cancel, ({ run }) => run(cancelIndexing, {})),
];
