import { defineModuleServer } from '#server/define-server.ts';
import { eventRoutes } from './events.routes.ts';

/** The server entry of events. */
export default defineModuleServer({ routes: eventRoutes });
