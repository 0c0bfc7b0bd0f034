import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { changedTags, shownPage } from '../live/changed-tags.ts';
import { lockPage } from '../page/find-page.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import type { Page } from '../page/page.entity.ts';
import { publishedDocument } from '../live/published-document.ts';
import { resolveMedia } from '../content/resolve-media.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import { withVideos } from '#modules/media/server/public.ts';

type Context = Pick<CommandContext, 'app' | 'em' | 'invalidate'>;

/** Writes what the library says now into what visitors read of a page. */
async function refreshPublished({ app, em, invalidate }: Context, page: Page, version: PageVersion): Promise<void> {
  const before = await shownPage(em, page.id);
  const [row] = await em.execute<{ document: PublishedDocument }[]>(
    'select document from lectern_published_page where page_id = ?',
    [page.id],
  );
  if (!row) return;
  const { title, typeData, typeVersion, seo, blockOrder } = row.document;
  const content = {
    title,
    typeData: { ...typeData },
    typeVersion,
    seo: { ...seo, seoImage: version.seo.seoImage },
    blocks: row.document.blocks,
    blockOrder: [...blockOrder],
  };
  const { blocks, own } = await resolveMedia(app, em, app.pageTypes.get(page.type), content);
  const { document, summary } = publishedDocument({ ...content, blocks, own });
  await em.execute('update lectern_published_page set document = ?::jsonb, summary = ?::jsonb where page_id = ?', [
    JSON.stringify(document),
    JSON.stringify(summary),
    page.id,
  ]);
  invalidate(...changedTags(before, await shownPage(em, page.id), app.pageTypes.get(page.type)));
}

/** Pages that use any of these files, or a video that shows one of them. */
export function pagesWith(em: SqlEntityManager, fileIDs: readonly string[]): Promise<{ id: string }[]> {
  const list = `{${fileIDs.join(',')}}`;
  return em.execute(
    `select distinct page_id as id from lectern_reference
     where page_id is not null and kind = 'media' and target in (select id::text from ${withVideos('?')} as f (id)) order by page_id`,
    [list, list, list],
  );
}

/** Records of plugins that show any of these files. */
const recordsWith = (em: SqlEntityManager, fileIDs: readonly string[]): Promise<{ id: string }[]> =>
  em.execute(
    `select distinct owner_id as id from lectern_reference
     where owner_kind = 'record' and kind = 'media' and target = any(?::text[])`,
    [`{${fileIDs.join(',')}}`],
  );

/**
 * Writes what the library says now of these files into the pages that use them: the live versions and the latest ones.
 * Their content stays as it is, and so does their revision.
 */
export async function refreshMedia(context: Context, fileIDs: readonly string[]): Promise<void> {
  const { app, em } = context;
  context.invalidate(...fileIDs.map(cacheTags.media));
  for (const { id } of await recordsWith(em, fileIDs)) context.invalidate(cacheTags.page(id));
  for (const { id } of await pagesWith(em, fileIDs)) {
    const { page, version } = await lockPage(em, id);
    const live = page.publishedVersionID ? await em.findOne(PageVersion, { id: page.publishedVersionID }) : null;
    for (const each of new Set([version, ...(live ? [live] : [])])) {
      const { blocks } = await resolveMedia(app, em, app.pageTypes.get(page.type), each);
      em.assign(each, { blocks });
    }
    await em.flush();
    if (live) await refreshPublished(context, page, live);
  }
}
