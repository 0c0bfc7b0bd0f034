import { defineModuleServer } from '#server/define-server.ts';

/** The server entry of the choice about cookies: its settings are all that it brings. */
export default defineModuleServer({});
