import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { lockUses } from '#modules/media/server/public.ts';
import {
  closeVersion,
  freezeLatest,
  liveConflicts,
  lockPageRow,
  lockTreeToMove,
  pageSubject,
  putLive,
  unpublish,
  withCurrentMedia,
} from '#modules/pages/server/public.ts';
import type { Page, Publishable } from '#modules/pages/server/public.ts';
import { tellPage } from '../plan-rows.ts';
import { preparePlan } from '../prepare-plan.ts';
import type { Planned } from '../prepare-plan.ts';

/** The version that goes live, closed, with its media as the library has them. */
async function closed(context: CommandContext, page: Page, prepared: Publishable, versionID: string | null) {
  if (versionID === null) return freezeLatest(context, page, { prepared, revision: undefined });
  const { app, em } = context;
  const version = await closeVersion({ app, em }, page, versionID);
  const content = await withCurrentMedia(context, { type: page.type, content: prepared.content, level: 'schema' });
  return { version, content };
}

/** Does what is due on behalf of whoever planned it, and forgets the plan, in one transaction. Nothing where it was done, taken back or put off meanwhile. */
export const doPlan = defineCommand<Planned, undefined, Publishable | undefined>(
  'page.do-plan',
  async (context, { id, action, versionID }, prepared) => {
    const { em, actor, authorize, audit } = context;
    await lockUses(em, 'shared');
    const isTreeHeld = await lockTreeToMove(context, id);
    const page = await lockPageRow(em, id);
    authorize('publish-page', await pageSubject(em, actor, page));
    const done = await em.execute<unknown[]>(
      'delete from lectern_plan where page_id = ? and action = ? and at <= now() and failed_at is null returning 1',
      [id, action],
    );
    if (done.length === 0) return undefined;
    if (prepared) {
      const { version, content } = await closed(context, page, prepared, versionID);
      await putLive(context, page, { version, content, isTreeHeld, permission: 'publish-page' });
    } else if (page.publishedVersionID) await unpublish(context, page);
    await tellPage(em, id);
    audit({ entity: 'page', entityID: id, changes: { plannedDone: action } });
    return undefined;
  },
  { prepare: preparePlan, conflicts: liveConflicts },
);
