import { defineCommand } from '#server/kernel/command.ts';
import { lockUses } from '#modules/media/server/public.ts';
import { lockPageRow } from '../page/find-page.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { lockTreeToMove } from '../page/page-tree.ts';
import { freezeLatest, liveConflicts, prepareLatest, putLive } from './put-live.ts';
import type { Publishable, PublishedPage } from './put-live.ts';

export interface PublishPageInput {
  readonly id: string;
  /** When given: what was reviewed. Another revision is not published (G_03). */
  readonly revision?: number | undefined;
}

/** Publishes the latest stored version: checks all that publishing demands, freezes it, and puts it where visitors read. */
export const publishPage = defineCommand<PublishPageInput, PublishedPage, Publishable>(
  'page.publish',
  async (context, input, prepared) => {
    const { em, actor, authorize } = context;
    await lockUses(em, 'shared');
    const isTreeHeld = await lockTreeToMove(context, input.id);
    const page = await lockPageRow(em, input.id);
    authorize('publish-page', await pageSubject(em, actor, page));
    const latest = await freezeLatest(context, page, { prepared, revision: input.revision });
    return putLive(context, page, { ...latest, isTreeHeld, permission: 'publish-page' });
  },
  {
    prepare: (context, { id, revision }) => prepareLatest(context, { id, revision, permission: 'publish-page' }),
    conflicts: liveConflicts,
  },
);
