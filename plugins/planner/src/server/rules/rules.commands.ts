import { slugify } from '@lectern/core';
import { defineCommand } from '@lectern/core/server';
import type { PluginCommandContext, PluginEntityManager } from '@lectern/core/server';
import type { AdvisorDraft, RegionDraft } from '../../rules.calls.ts';
import type { PlanException, PlanWindow, SlotSettings } from '../../slots/rules.types.ts';
import { fail } from '../fail.ts';
import { OutsideCalendar } from '../outside/outside-calendar.entity.ts';
import { subjects } from '../subjects.ts';
import { askForOffers } from '../waiting/offer-free.ts';
import { Waiting } from '../waiting/waiting.entity.ts';
import { Advisor } from './advisor.entity.ts';
import { readSettings } from './read-rules.ts';
import { Region } from './region.entity.ts';
import { Settings } from './settings.entity.ts';

const permission = 'planner:manage';
const conflicts = {
  planner_region_name: { code: 'PL_07', property: 'name' },
  planner_region_id: { code: 'PL_07', property: 'name' },
};

interface Based {
  readonly revision: number;
}

async function refuseStrangers(em: PluginEntityManager, { advisors }: RegionDraft): Promise<void> {
  const known = await em.count(Advisor, { id: { $in: [...advisors] }, isRemoved: false });
  if (known !== advisors.length) fail('advisorGone', 'advisors');
}

/** Adds a region. Its id is its name as an address has it. */
export const createRegion = defineCommand(
  'planner.create-region',
  async ({ em, authorize, audit, now }, draft: RegionDraft) => {
    authorize(permission);
    await refuseStrangers(em, draft);
    const id = slugify(draft.name).slice(0, 60);
    if (id === '') fail('invalid', 'name');
    em.create(Region, { id, ...draft, createdAt: now, revision: 1 });
    audit({ entity: subjects.region, entityID: id, changes: { name: draft.name } });
    return { id };
  },
  { conflicts },
);

/** Changes a region as a whole. */
export const updateRegion = defineCommand(
  'planner.update-region',
  async (context, { id, revision, ...draft }: RegionDraft & Based & { readonly id: string }) => {
    const { em, authorize, audit } = context;
    authorize(permission);
    if ((await em.count(Region, { id })) === 0) fail('notFound');
    await refuseStrangers(em, draft);
    if ((await em.nativeUpdate(Region, { id, revision }, { ...draft, revision: revision + 1 })) === 0) fail('outdated');
    audit({ entity: subjects.region, entityID: id, changes: { ...draft } });
    await askForOffers(context);
    return { revision: revision + 1 };
  },
  { conflicts },
);

export const removeRegion = defineCommand(
  'planner.remove-region',
  async ({ em, authorize, audit }, { id }: { readonly id: string }) => {
    authorize(permission);
    em.remove((await em.findOne(Region, { id })) ?? fail('notFound'));
    await em.nativeDelete(Waiting, { regionID: id });
    audit({ entity: subjects.region, entityID: id });
  },
);

/** Says whose portrait a picture of the library is: it stays there while it is. */
export const showPortrait = (
  context: PluginCommandContext,
  { id, name, imageID }: Pick<AdvisorDraft, 'name' | 'imageID'> & { readonly id: string },
): Promise<void> => context.app.pictures.show(context, { id, label: name }, imageID, 'imageID');

/** Adds an advisor, who has no hours yet. */
export const createAdvisor = defineCommand('planner.create-advisor', async (context, draft: AdvisorDraft) => {
  const { em, authorize, audit } = context;
  authorize(permission);
  const id = crypto.randomUUID();
  em.create(Advisor, { id, ...draft, plan: [], exceptions: [], isRemoved: false, revision: 1 });
  await showPortrait(context, { id, ...draft });
  audit({ entity: subjects.advisor, entityID: id, changes: { name: draft.name } });
  return { id };
});

interface AdvisorChange extends Based {
  readonly id: string;
  readonly change: AdvisorDraft | { readonly plan: readonly PlanWindow[] } | { readonly exceptions: readonly PlanException[] };
}

/** Changes who an advisor is, the hours of each week, or the exceptions to them. */
export const changeAdvisor = defineCommand('planner.change-advisor', async (context, { id, revision, change }: AdvisorChange) => {
  const { em, authorize, audit } = context;
  authorize(permission);
  if ((await em.count(Advisor, { id, isRemoved: false })) === 0) fail('notFound');
  if ((await em.nativeUpdate(Advisor, { id, revision }, { ...change, revision: revision + 1 })) === 0) fail('outdated');
  if ('imageID' in change) await showPortrait(context, { id, ...change });
  audit({ entity: subjects.advisor, entityID: id, changes: { ...change } });
  await askForOffers(context, [id]);
  return { revision: revision + 1 };
});

/** Takes an advisor out of the planner. The row stays, for appointments that were made. */
export const removeAdvisor = defineCommand('planner.remove-advisor', async (context, { id }: { readonly id: string }) => {
  const { em, authorize, audit } = context;
  authorize(permission);
  await showPortrait(context, { id, name: '', imageID: null });
  em.assign((await em.findOne(Advisor, { id, isRemoved: false })) ?? fail('notFound'), { isRemoved: true });
  for (const region of await em.find(Region, {}))
    if (region.advisors.includes(id))
      em.assign(region, { advisors: region.advisors.filter((each) => each !== id), revision: region.revision + 1 });
  await em.nativeDelete(OutsideCalendar, { advisorID: id });
  audit({ entity: subjects.advisor, entityID: id });
});

/** Sets how times are made. The row comes with the first change. */
export const saveSettings = defineCommand(
  'planner.save-settings',
  async (context, { revision, ...settings }: SlotSettings & Based) => {
    const { em, authorize, audit } = context;
    authorize(permission);
    const next = revision + 1;
    if ((await readSettings(em)).revision !== revision) fail('outdated');
    if (revision === 0) em.create(Settings, { id: 1, ...settings, revision: next });
    else if ((await em.nativeUpdate(Settings, { id: 1, revision }, { ...settings, revision: next })) === 0) fail('outdated');
    audit({ entity: subjects.settings, entityID: '1', changes: { ...settings } });
    await askForOffers(context);
    return { revision: next };
  },
  { conflicts: { planner_settings_pkey: { code: 'G_03' } } },
);
