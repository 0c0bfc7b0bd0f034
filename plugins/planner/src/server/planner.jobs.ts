import { systemActor } from '@lectern/core/server';
import type { JobDefinition, PluginApp } from '@lectern/core/server';
import { eraseDue, sweepHolds } from './appointments/appointment.commands.ts';
import { rulesOf } from './appointments/wanted.ts';
import { readCalendars } from './outside/read-calendars.ts';
import { offerTimes } from './waiting/waiting.commands.ts';
import { Waiting } from './waiting/waiting.entity.ts';

const actor = systemActor('planner');

/** Offers what came free of these advisors, or of everybody of the regions in which somebody waits. */
async function offerFreeTimes({ advisors }: { readonly advisors?: readonly string[] }, app: PluginApp): Promise<void> {
  const waiting = await app.em().find(Waiting, {}, { fields: ['regionID'] });
  const wanted = new Set(waiting.map(({ regionID }) => regionID));
  if (wanted.size === 0) return;
  const { regions } = await rulesOf(app);
  const served = regions.filter(({ id }) => wanted.has(id)).flatMap((region) => region.advisors.map(({ id }) => id));
  const ids = [...new Set(served)].filter((id) => advisors?.includes(id) ?? true);
  for (const advisorID of ids) await app.execute(offerTimes, { advisorID }, actor);
}

/**
 * What happens by itself: holds that are over go, whom appointments were with is erased in time, advisors' calendars elsewhere
 * are read, and times that come free are offered to those who wait: as soon as rules change or an offer is over, and by the
 * clock for a horizon that moves on.
 */
export const plannerJobs: Readonly<Record<string, JobDefinition<PluginApp>>> = {
  'sweep-holds': { cron: '17 * * * *', run: async (_, app) => void (await app.execute(sweepHolds, undefined, actor)) },
  'erase-due': { cron: '41 3 * * *', run: async (_, app) => void (await app.execute(eraseDue, undefined, actor)) },
  'read-calendars': { cron: '*/5 * * * *', run: (_, app) => readCalendars(app) },
  'offer-free': { run: offerFreeTimes },
  'offer-due': { cron: '*/5 * * * *', run: (_, app) => offerFreeTimes({}, app) },
};
