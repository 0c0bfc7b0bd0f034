import type { MediaRecord } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { pageFilesOf } from '#modules/media/server/public.ts';

/** The image or file of a page's latest version under a key of `pageFileKey`, for those who may view its drafts. */
export async function draftFile(
  app: Lectern,
  actor: Actor,
  { pageID, key }: { readonly pageID: string; readonly key: string },
): Promise<MediaRecord | undefined> {
  if (!can(actor, 'view-page')) return undefined;
  const em = app.orm.em.fork();
  const page = await em.findOne(Page, { id: pageID });
  if (!page?.latestVersionID || !can(actor, 'view-page', await pageSubject(em, actor, page))) return undefined;
  const version = await em.findOne(PageVersion, { id: page.latestVersionID });
  return version ? pageFilesOf({ blocks: version.blocks }).get(key) : undefined;
}
