import { defineModuleServer } from '#server/define-server.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { provide } from '#server/kernel/service.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import { siteIdentity } from '#server/site/site-identity.ts';
import { images, mediaStore } from '../../media/server/public.ts';
import { site } from '../site.manifest.ts';
import { createSiteIdentity } from './create-site-identity.ts';
import { siteRoutes } from './site.routes.ts';

async function rename(app: Lectern): Promise<void> {
  const { name, titleSeparator } = await app.service(settingsReader).read(site);
  app.renameSite({ name, titleSeparator });
}

/** The server entry of the site as a whole. */
export default defineModuleServer({
  routes: siteRoutes,
  services: [provide(siteIdentity, createSiteIdentity, [settingsReader, images, mediaStore])],
  startUp: {
    async prepare(app) {
      await rename(app);
      const tag = cacheTags.settings(site.id);
      app.invalidations.subscribe((tags) => {
        if (!tags.includes(tag) && !tags.includes(cacheTags.everything)) return;
        rename(app).catch((error: unknown) => app.log.warn({ err: error }, 'the name of the site could not be read again'));
      });
    },
  },
});
