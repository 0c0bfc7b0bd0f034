import { defineModuleServer } from '../../../server/define-server.ts';
import { pageReader } from '../../../server/kernel/page-reader.ts';
import { provide } from '../../../server/kernel/service.ts';
import { LivePage } from '../../../server/plugin/live-page.entity.ts';
import { mediaSigner } from '../../../server/site/media-signer.ts';
import { menuReader } from '../../../server/site/menu-reader.ts';
import { draftSource, pageSource } from '../../../server/site/page-source.ts';
import { pageUses } from '../../media/server/public.ts';
import { bootList } from './boot-list.ts';
import { cropsOfFile } from './crops-of-file.ts';
import { draftFile } from './draft-file.ts';
import { createOpenContents, openContents } from './edits/open-contents.ts';
import { explainPermissionRoutes } from './explain-permission.routes.ts';
import { createPageReader } from './list-published.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { migrations } from './migrations/index.ts';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { pageRoutes } from './page.routes.ts';
import { pagesJobs } from './pages.job.ts';
import { picturesListener } from './pictures.listener.ts';
import { createPreviewQueue, previewQueue } from './preview/preview-queue.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { prepareReplacement } from './prepare-replacement.ts';
import { Publication } from './publication.entity.ts';
import { createPublishedPages, publishedPages } from './published-pages.ts';
import { recordRoutes } from './records/record.routes.ts';
import { recordsListener } from './records/records.listener.ts';
import { refreshMedia } from './refresh-media.ts';
import { requestKeeper } from './request-keeper.ts';
import { createDraftSource } from './source/draft-source.ts';
import { createLiveSource } from './source/live-source.ts';
import { versionRoutes } from './versions/version.routes.ts';
import { wholePageRoutes } from './whole-page.routes.ts';

/** The server entry of pages. */
export default defineModuleServer({
  routes: [
    ...lookupRoutes,
    ...pageRoutes,
    ...wholePageRoutes,
    ...versionRoutes,
    ...recordRoutes,
    ...previewRoutes,
    ...explainPermissionRoutes,
  ],
  entities: [Page, PageVersion, Publication, LivePage],
  migrations,
  services: [
    provide(previewQueue, createPreviewQueue),
    provide(openContents, createOpenContents),
    provide(publishedPages, ({ pool, connection, log }) =>
      createPublishedPages(pool, { prepare: connection.hasOwnBackends, log }),
    ),
    provide(pageSource, createLiveSource, [publishedPages, pageReader, menuReader, mediaSigner]),
    provide(draftSource, createDraftSource, [publishedPages, pageReader, menuReader, mediaSigner]),
    provide(pageReader, (app) => createPageReader(app), [mediaSigner]),
    provide(pageUses, () => ({ draftFile, cropsOfFile, prepareReplacement, refresh: refreshMedia })),
  ],
  needs: [requestKeeper],
  auditSubjects: { page: { table: 'lectern_page', name: 'title', deletedAt: 'deleted_at' } },
  jobs: pagesJobs,
  listeners: { 'prepare-pictures': picturesListener, 'record-publications': recordsListener },
  boot: { list: bootList },
});
