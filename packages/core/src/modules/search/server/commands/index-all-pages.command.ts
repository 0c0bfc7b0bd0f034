import { defineCommand } from '#server/kernel/command.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import { fail } from '../fail.ts';
import { beginRun } from '../index-state.ts';

/** Begins to index every live page anew. V_07 without an engine, G_99 where that is under way. */
export const indexAllPages = defineCommand('search.index', async (context, _input: object) => {
  const { app, database, authorize, audit, emit, now } = context;
  authorize('manage-search');
  if (!app.adapter(searchEngine)) fail('notNow');
  const run = crypto.randomUUID();
  if (!(await beginRun(database, run, now))) fail('underWay');
  audit({ entity: 'search-engine', entityID: 'live-pages' });
  emit('search.rebuild', { run });
});
