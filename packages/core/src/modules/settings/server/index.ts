import { defineModuleServer } from '../../../server/define-server.ts';
import { settingsRoutes } from './settings.routes.ts';

/** The server entry of the site's settings. */
export default defineModuleServer({ routes: settingsRoutes });
