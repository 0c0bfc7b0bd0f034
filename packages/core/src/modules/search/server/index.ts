import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { siteSearch } from '#server/kernel/site-search.ts';
import { mediaSigner } from '#server/site/media-signer.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import { createSiteSearch } from './create-site-search.ts';
import { indexPagesListener } from './index-pages.listener.ts';
import { keepVersion, retryPages } from './keep-version.ts';
import { migrations } from './migrations/index.ts';
import { rebuildListener } from './rebuild.listener.ts';
import { searchRoutes } from './search.routes.ts';

/** The server entry of search. */
export default defineModuleServer({
  routes: searchRoutes,
  migrations,
  listeners: { index: indexPagesListener, rebuild: rebuildListener },
  jobs: {
    version: { cron: '* * * * *', run: (_, app) => keepVersion(app) },
    retry: { cron: '* * * * *', run: (_, app) => retryPages(app) },
  },
  services: [provide(siteSearch, createSiteSearch, [mediaSigner])],
  needs: [tagReader],
  leftOutOfBackups: ['lectern_search_index', 'lectern_search_failure'],
  startUp: { beforeListening: keepVersion },
});
