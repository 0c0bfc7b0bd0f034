import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { changedTags, shownPage } from './changed-tags.ts';
import type { Page } from '../page/page.entity.ts';
import { Publication } from './publication.entity.ts';
import { livePageOwner, writeReferences } from '../content/references.ts';

/** Writes down when and by whom the publication of a page ended. */
export async function endPublication(
  { em, actor, now }: Pick<CommandContext, 'em' | 'actor' | 'now'>,
  page: Page,
): Promise<void> {
  const { publicationID: id } = page;
  if (id) await em.nativeUpdate(Publication, { id }, { endedBy: userIDOf(actor), endedAt: now });
}

/** Takes a live page off the site in the transaction, with everything that is kept of it. Its address leads to it when it is live again. */
export async function takeOffSite(context: CommandContext, page: Page): Promise<void> {
  const { app, em, emit, invalidate } = context;
  await endPublication(context, page);
  em.assign(page, { publishedVersionID: null, publicationID: null });
  await em.flush();
  const before = await shownPage(em, page.id);
  await em.execute(
    `with former as (delete from lectern_published_page where page_id = ? returning path, page_id)
     insert into lectern_redirect (path, page_id) select path, page_id from former
     on conflict (path) do update set page_id = excluded.page_id`,
    [page.id],
  );
  await writeReferences(em, livePageOwner(page.id), []);
  invalidate(...changedTags(before, undefined, app.pageTypes.get(page.type)));
  emit('page.unpublished', { pageID: page.id });
}
