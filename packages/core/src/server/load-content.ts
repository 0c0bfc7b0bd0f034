import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Lectern } from './app.ts';
import { systemActor } from './kernel/actor.ts';
import { StartupError } from './kernel/startup-error.ts';
import { contentApi } from './content-api.ts';
import type { ContentApi } from './content-api.ts';

/** Loads the site's own content into a database without pages, through the commands that the API calls. */
export async function loadContent(app: Lectern): Promise<void> {
  const { content } = app.site.config;
  if (!content) return;
  const { rows } = await app.pool.query('select 1 from lectern_page limit 1');
  if (rows.length > 0) return;
  const file = resolve(app.site.dir, content);
  const { default: load } = (await import(pathToFileURL(file).href)) as { default: (api: ContentApi) => Promise<void> };
  try {
    await load(contentApi(app, systemActor('content')));
  } catch (error) {
    throw new StartupError(
      `The content of the site could not be loaded: ${(error as Error).message}.`,
      `Correct ${file}, remove the data folder and start again.`,
      { cause: error },
    );
  }
}
