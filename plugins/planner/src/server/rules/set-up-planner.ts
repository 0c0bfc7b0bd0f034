import { defineCommand, defineServiceKey, systemActor } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { AdvisorDraft, RegionDraft } from '../../rules.calls.ts';
import type { PlanWindow } from '../../slots/rules.types.ts';
import { subjects } from '../subjects.ts';
import { Absence } from './absence.entity.ts';
import { Advisor } from './advisor.entity.ts';
import { Region } from './region.entity.ts';
import { showPortrait } from './rules.commands.ts';

/** Regions and advisors with their hours, as the demo content of a site brings them. */
export interface PlannerSetup {
  readonly advisors: readonly (AdvisorDraft & { readonly id: string; readonly plan: readonly PlanWindow[] })[];
  /** In their order. */
  readonly regions: readonly (RegionDraft & { readonly id: string })[];
}

/** Puts these in the place of all regions and advisors that there are: for a site whose content is loaded. */
const setUpPlanner = defineCommand('planner.set-up', async (context, setup: PlannerSetup) => {
  const { em, authorize, audit, now } = context;
  authorize('planner:manage');
  const former = await em.find(Advisor, {}, { disableIdentityMap: true });
  await em.nativeDelete(Absence, {});
  await em.nativeDelete(Region, {});
  await em.nativeDelete(Advisor, {});
  for (const { id, name } of former) await showPortrait(context, { id, name, imageID: null });
  for (const advisor of setup.advisors) {
    em.create(Advisor, { ...advisor, exceptions: [], isRemoved: false, revision: 1 });
    await showPortrait(context, advisor);
  }
  // Regions stand in the order in which they were added.
  for (const [index, region] of setup.regions.entries())
    em.create(Region, { ...region, createdAt: new Date(now.getTime() + index), revision: 1 });
  audit({ entity: subjects.settings, entityID: '1', changes: { regions: setup.regions.map(({ id }) => id) } });
});

/** Sets the planner up, where the content of a site is loaded. */
export const plannerSetup = defineServiceKey<(setup: PlannerSetup) => Promise<void>>('planner/setup');

export const createPlannerSetup =
  (app: PluginApp) =>
  (setup: PlannerSetup): Promise<void> =>
    app.execute(setUpPlanner, setup, systemActor('content'));
