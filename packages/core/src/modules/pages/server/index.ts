import { defineModuleServer } from '#server/define-server.ts';
import { pageReader } from '#server/kernel/page-reader.ts';
import { provide } from '#server/kernel/service.ts';
import { LivePage } from '#server/plugin/live-page.entity.ts';
import { cacheShares } from '#server/site/cache-shares.ts';
import { mediaSigner } from '#server/site/media-signer.ts';
import { recordPictures } from '#server/site/record-pictures.ts';
import { menuReader } from '#server/site/menu-reader.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import { draftSource, pageSource } from '#server/site/page-source.ts';
import { pageUses } from '../../media/server/public.ts';
import { viewablePages } from '../../tags/server/public.ts';
import { addressCounts, addressReader, patternBook } from '../../redirects/server/public.ts';
import { createAddressReader } from './live/address-reader.ts';
import { bootDraft } from './drafts/boot-draft.ts';
import { bootList } from './lists/boot-list.ts';
import { coveredPages } from './rights/covered-pages.ts';
import { cropsOfFile } from './files/crops-of-file.ts';
import { draftFile } from './files/draft-file.ts';
import { createFoldTroubles, foldTroubles } from './edits/fold-troubles.ts';
import { createOpenContents, openContents } from './edits/open-contents.ts';
import { explainPermissionRoutes } from './rights/explain-permission.routes.ts';
import { createPageReader } from './live/list-published.ts';
import { pageMeasures } from './health/page-measures.ts';
import { lookupRoutes } from './lists/lookup.routes.ts';
import { migrations } from './migrations/index.ts';
import { PageVersion } from './page/page-version.entity.ts';
import { Page } from './page/page.entity.ts';
import { pageRoutes } from './page.routes.ts';
import { pagesJobs } from './pages.job.ts';
import { picturesListener } from './files/pictures.listener.ts';
import { createPreviewQueue, previewQueue } from './preview/preview-queue.ts';
import { PreviewLink } from './preview-links/preview-link.entity.ts';
import { previewLinkRoutes } from './preview-links/preview-link.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { prepareReplacement } from './files/prepare-replacement.ts';
import { Publication } from './live/publication.entity.ts';
import { publicationGate } from './live/publication-gate.ts';
import { createPublishedPages, publishedPages } from './live/published-pages.ts';
import { erasePublicationsAgain } from './records/erase-again.ts';
import { recordRoutes } from './records/record.routes.ts';
import { recordsListener } from './records/records.listener.ts';
import { createRecordPictures } from './files/record-pictures.ts';
import { refreshMedia } from './files/refresh-media.ts';
import { requestKeeper } from './live/request-keeper.ts';
import { translationKeeper } from './new-pages/translation-keeper.ts';
import { createDraftSource } from './source/draft-source.ts';
import { createLiveSource } from './source/live-source.ts';
import { statusOfPage } from './page/status-sql.ts';
import { dueMail } from './upkeep/due.mail.ts';
import { upkeepRoutes } from './upkeep/upkeep.routes.ts';
import { treeRoutes } from './tree.routes.ts';
import { moveUndo } from './tree/undo-move.ts';
import { versionRoutes } from './versions/version.routes.ts';
import { wholePageRoutes } from './whole-page.routes.ts';

/** The server entry of pages. */
export default defineModuleServer({
  routes: [
    ...lookupRoutes,
    ...pageRoutes,
    ...wholePageRoutes,
    ...treeRoutes,
    ...versionRoutes,
    ...recordRoutes,
    ...previewRoutes,
    ...previewLinkRoutes,
    ...upkeepRoutes,
    ...explainPermissionRoutes,
  ],
  undo: { 'page.move': moveUndo },
  entities: [Page, PageVersion, Publication, PreviewLink, LivePage],
  migrations,
  // Who is where, and links that were taken back since.
  leftOutOfBackups: ['lectern_page_presence', 'lectern_preview_link'],
  startUp: { beforeListening: erasePublicationsAgain },
  services: [
    provide(previewQueue, createPreviewQueue),
    provide(openContents, createOpenContents),
    provide(foldTroubles, createFoldTroubles),
    provide(publishedPages, ({ pool, connection, log, site }) =>
      createPublishedPages(pool, {
        prepare: connection.hasOwnBackends,
        capacity: cacheShares(site.config).documents,
        log,
      }),
    ),
    provide(pageSource, createLiveSource, [
      publishedPages,
      pageReader,
      menuReader,
      tagReader,
      mediaSigner,
      patternBook,
      addressCounts,
    ]),
    provide(addressReader, createAddressReader, [publishedPages, patternBook]),
    provide(draftSource, createDraftSource, [publishedPages, pageReader, menuReader, tagReader, mediaSigner]),
    provide(pageReader, (app) => createPageReader(app), [mediaSigner, tagReader]),
    provide(viewablePages, () => ({ condition: (actor, put) => coveredPages(actor, 'view-page', put) })),
    provide(recordPictures, createRecordPictures, [mediaSigner]),
    provide(
      pageUses,
      (app) => ({
        draftFile,
        recordFile: (id) => app.service(recordPictures).find(id),
        cropsOfFile,
        prepareReplacement,
        refresh: refreshMedia,
        statusOf: (id, put) => statusOfPage(id, app.settings, put),
      }),
      [recordPictures],
    ),
  ],
  needs: [requestKeeper, publicationGate, translationKeeper],
  auditSubjects: {
    page: { table: '(select * from lectern_page where purged_at is null) kept', name: 'title', deletedAt: 'deleted_at' },
  },
  jobs: pagesJobs,
  health: pageMeasures,
  mails: [dueMail],
  listeners: { 'prepare-pictures': picturesListener, 'record-publications': recordsListener },
  boot: { list: bootList, draft: bootDraft },
});
