import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageSource } from '#server/site/page-source.ts';
import { loadForVisitor } from '#server/site/source/load-for-visitor.ts';
import { pageParts } from '#server/site/source/view-page.ts';
import { currentContent } from '../edits/fold-edits.ts';
import { findVersionRow } from '../page/find-version-row.ts';
import { Page } from '../page/page.entity.ts';
import { draftReader, keepNothing, viewDraft } from './draft-view.ts';

/** Reads drafts by the ids of their versions, in the midst of what is live. Keeps nothing. */
export function createDraftSource(app: Lectern): PageSource {
  return {
    async view(versionID, search) {
      const em = app.em();
      const version = await findVersionRow(em, versionID);
      const page = version && (await em.findOne(Page, { id: version.pageID }));
      if (!page) return undefined;
      return viewDraft(app, { page, content: await currentContent({ app, em }, page.type, version), search });
    },
    loadFor: loadForVisitor(app, app.service(pageParts), { pages: draftReader(app), keep: keepNothing }),
    // Versions have no addresses.
    find: () => Promise.resolve(undefined),
    leading: () => Promise.resolve(undefined),
    forget: () => undefined,
  };
}
