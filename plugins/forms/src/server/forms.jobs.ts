import { systemActor } from '@lectern/core/server';
import type { JobDefinition, PluginApp, PluginCommand } from '@lectern/core/server';
import { sweepDrafts } from './drafts/draft.commands.ts';
import { eraseDue } from './inbox/retention.command.ts';

const actor = systemActor('forms');

/** Runs a command until it finds nothing more to do. */
async function repeat(app: PluginApp, command: PluginCommand<undefined, number>): Promise<void> {
  while ((await app.execute(command, undefined, actor)) > 0);
}

/** What happens by itself: everything is erased when its time is over. */
export const formJobs: Readonly<Record<string, JobDefinition<PluginApp>>> = {
  'sweep-drafts': { cron: '23 * * * *', run: (_, app) => repeat(app, sweepDrafts) },
  'erase-due': { cron: '37 3 * * *', run: (_, app) => repeat(app, eraseDue) },
};
