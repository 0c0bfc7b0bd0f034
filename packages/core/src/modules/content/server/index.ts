import { defineModuleServer } from '#server/define-server.ts';
import { loadContent } from './load-content.ts';
import { migrations } from './migrations/index.ts';

/** The server entry of the content that a site brings along. */
export default defineModuleServer({ migrations, startUp: { beforeListening: loadContent } });
