import { publicPath } from '#contract/locale.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { menuReader } from '#server/site/menu-reader.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import type { PageView } from '#server/site/page-view.ts';
import { MissingAnswer } from '#server/site/source/missing-answer.ts';
import { pageMedia } from '#server/site/source/page-media.ts';
import { readContent } from '#server/site/source/read-content.ts';
import { pageParts, viewPage } from '#server/site/source/view-page.ts';
import type { Asker } from '#modules/media/server/public.ts';
import type { VersionRow } from '../edits/version-content.ts';
import { createPageReader } from '../live/list-published.ts';
import type { Page } from '../page/page.entity.ts';
import { publishedDocument } from '../live/published-document.ts';
import { publishedPages } from '../live/published-pages.ts';
import { resolveMedia } from '../content/resolve-media.ts';

/** Content of a draft, and the page that it is of. */
export interface DraftContent {
  readonly page: Pick<Page, 'id' | 'type' | 'locale' | 'slug' | 'translationGroup'>;
  readonly content: VersionRow;
  readonly search?: string;
  /** True where its blocks alone are drawn, and nothing of what stands around them. */
  readonly isOfBlocks?: boolean;
  /** Who waits for cuts of images that are not there yet. Default: a change. */
  readonly asker?: Asker;
}

/** Makes everything anew. */
export const keepNothing = <Kept>(_key: string, make: () => Promise<Kept>): Promise<Kept> => make();

/** A reader of live pages whose images a preview can show. */
export const draftReader = (app: Lectern) => createPageReader(app, { isGranted: true });

/**
 * A draft as it would be published, in the midst of what is live, with what the library says now. The addresses of its images
 * open for some hours. Undefined where a loader says that there is no such page.
 */
export async function viewDraft(
  app: Lectern,
  { page, content, search = '', isOfBlocks = false, asker }: DraftContent,
): Promise<PageView | undefined> {
  const published = app.service(publishedPages);
  const { id: pageID, slug, locale, type, translationGroup } = page;
  const { blocks, own } = await resolveMedia(app, app.em(), app.pageTypes.get(type), { ...content, asker });
  const { title, typeData, typeVersion, seo, blockOrder } = content;
  const { document } = publishedDocument({ title, typeData, typeVersion, seo, blockOrder, blocks, own });
  const path = publicPath(slug, locale, app.settings);
  const media = pageMedia(app, pageID, { isGranted: true });
  const read = readContent(app, { pageID, path, locale, type, rowVersion: undefined, document }, media);
  const siblings = isOfBlocks ? [] : await published.siblingsOf(translationGroup, pageID);
  const around = {
    addressesOf: published.addressesOf,
    pagesAt: published.pagesAt,
    pages: draftReader(app),
    menus: app.service(menuReader),
    tags: app.service(tagReader),
    keep: keepNothing,
  };
  try {
    return await viewPage(app, app.service(pageParts), {
      read: isOfBlocks ? { ...read, menus: [], loadsOwn: false } : read,
      siblings: { value: siblings, tags: [cacheTags.siblings(translationGroup)] },
      around,
      search,
    });
  } catch (error) {
    if (error instanceof MissingAnswer) return undefined;
    throw error;
  }
}
