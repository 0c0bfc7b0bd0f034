import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { lockUses } from '#modules/media/server/public.ts';
import { withCurrentMedia } from '../content/check-content.ts';
import { fail } from '../page/fail.ts';
import { latestVersion, lockPageRow } from '../page/find-page.ts';
import { findVersion } from '../drafts/find-version.ts';
import { Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { lockTreeToMove } from '../page/page-tree.ts';
import { Publication } from './publication.entity.ts';
import { liveConflicts, publishable, putLive } from './put-live.ts';
import type { Publishable, PublishedPage } from './put-live.ts';
import { refuseOutdated } from '../page/refuse-outdated.ts';

/** What visitors read last of a page. */
async function lastPublication(em: SqlEntityManager, pageID: string): Promise<Publication | undefined> {
  const [last] = await em.find(Publication, { pageID }, { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: 1 });
  return last;
}

interface PublishAgainInput {
  readonly id: string;
}

async function prepare(context: PrepareContext, { id }: PublishAgainInput): Promise<() => Promise<Publishable>> {
  const { app } = context;
  const em = app.orm.em.fork();
  const last = await lastPublication(em, id);
  const page = (await em.findOne(Page, { id })) ?? fail('noPage');
  await authorizePage(em, context, { permission: 'publish-page', page });
  if (!last || page.publishedVersionID || !app.pageTypes.get(page.type)) return fail('notNow');
  const { version } = await findVersion(em, last.versionID);
  return () => publishable(app, page.type, version);
}

/**
 * Puts the version live again that visitors read last, whatever was edited since: what takes back that a page went off the site.
 * V_07 where there never was one, or where the page is live; G_03 where another went on and off the site meanwhile.
 */
export const publishAgain = defineCommand<PublishAgainInput, PublishedPage, Publishable>(
  'page.publish-again',
  async (context, { id }, prepared) => {
    const { em } = context;
    await lockUses(em, 'shared');
    const isTreeHeld = await lockTreeToMove(context, id);
    const page = await lockPageRow(em, id);
    await authorizePage(em, context, { permission: 'publish-page', page });
    if (page.publishedVersionID) fail('notNow');
    const last = await lastPublication(em, id);
    if (last?.versionID !== prepared.version.id) return refuseOutdated(em, await latestVersion(em, page));
    const content = await withCurrentMedia(context, { type: page.type, content: prepared.content, level: 'schema' });
    return putLive(context, page, { version: prepared.version, content, isTreeHeld, permission: 'publish-page' });
  },
  { prepare, conflicts: liveConflicts },
);
