import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import { createSettingsReader } from './create-settings-reader.ts';
import { migrations } from './migrations/index.ts';
import { Setting } from './setting.entity.ts';
import { settingsRoutes } from './settings.routes.ts';

/** The server entry of the site's settings. */
export default defineModuleServer({
  routes: settingsRoutes,
  entities: [Setting],
  migrations,
  services: [provide(settingsReader, createSettingsReader)],
});
