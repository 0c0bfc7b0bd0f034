import { defineModuleServer } from '../../../server/define-server.ts';

/** The server entry of menus. */
export default defineModuleServer({});
