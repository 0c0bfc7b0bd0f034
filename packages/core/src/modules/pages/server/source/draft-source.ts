import { publicPath } from '../../../../contract/locale.ts';
import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import type { Lectern } from '../../../../server/kernel/lectern.ts';
import { pageReader } from '../../../../server/kernel/page-reader.ts';
import { menuReader } from '../../../../server/site/menu-reader.ts';
import type { PageSource } from '../../../../server/site/page-source.ts';
import { loadForVisitor } from '../../../../server/site/source/load-for-visitor.ts';
import { MissingAnswer } from '../../../../server/site/source/missing-answer.ts';
import { readContent } from '../../../../server/site/source/read-content.ts';
import type { StoredPage } from '../../../../server/site/source/read-content.ts';
import { pageParts, viewPage } from '../../../../server/site/source/view-page.ts';
import { currentContent } from '../edits/fold-edits.ts';
import { Page } from '../page.entity.ts';
import { PageVersion } from '../page-version.entity.ts';
import { publishedDocument } from '../published-document.ts';
import { publishedPages } from '../published-pages.ts';
import { resolveMedia } from '../resolve-media.ts';

interface Draft {
  readonly page: StoredPage;
  readonly translationGroup: string;
}

/** A version as it would be published, with what the library says now. */
async function draftOf(app: Lectern, versionID: string): Promise<Draft | undefined> {
  const em = app.em();
  const version = await em.findOne(PageVersion, { id: versionID });
  const page = version && (await em.findOne(Page, { id: version.pageID }));
  if (!page) return undefined;
  const content = await currentContent({ app, em }, page.type, version);
  const { title, typeData, typeVersion, seo, blockOrder } = content;
  const { blocks, own } = await resolveMedia(app, em, app.pageTypes.get(page.type), content);
  const { document } = publishedDocument({ title, typeData, typeVersion, seo, blockOrder, blocks, own });
  const { id: pageID, slug, locale, type, translationGroup } = page;
  return {
    page: { pageID, path: publicPath(slug, locale, app.settings), locale, type, rowVersion: undefined, document },
    translationGroup,
  };
}

/** Reads drafts by the ids of their versions, in the midst of what is live. Keeps nothing. */
export function createDraftSource(app: Lectern): PageSource {
  const published = app.service(publishedPages);
  const parts = app.service(pageParts);
  const around = {
    addressesOf: published.addressesOf,
    pages: app.service(pageReader),
    menus: app.service(menuReader),
    keep: <Kept>(_key: string, make: () => Promise<Kept>): Promise<Kept> => make(),
  };
  return {
    async view(versionID, search) {
      const draft = await draftOf(app, versionID);
      if (!draft) return undefined;
      const { page, translationGroup } = draft;
      const value = await published.siblingsOf(translationGroup, page.pageID);
      const siblings = { value, tags: [cacheTags.siblings(translationGroup)] };
      try {
        return await viewPage(app, parts, { read: readContent(app, page), siblings, around, search });
      } catch (error) {
        if (error instanceof MissingAnswer) return undefined;
        throw error;
      }
    },
    loadFor: loadForVisitor(app, parts, around.pages),
    redirectOf: () => Promise.resolve(undefined),
    forget: () => undefined,
  };
}
