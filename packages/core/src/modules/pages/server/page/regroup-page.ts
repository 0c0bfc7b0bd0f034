import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Page } from './page.entity.ts';

/** Makes a page that is locked a translation of those in a group, and of no others. */
export async function regroupPage({ em, invalidate }: CommandContext, page: Page, group: string): Promise<void> {
  const { id, translationGroup: before } = page;
  em.assign(page, { translationGroup: group });
  await em.flush();
  const live = await em.execute<unknown[]>(
    'update lectern_published_page set translation_group = ? where page_id = ? returning 1',
    [group, id],
  );
  if (live.length > 0) invalidate(cacheTags.page(id), cacheTags.siblings(before), cacheTags.siblings(group), cacheTags.sitemap);
}
