import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Lectern } from '#server/kernel/lectern.ts';
import { errorText, isLecternError } from '#contract/errors.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { contentApi } from './content-api.ts';
import type { ContentApi } from './content-api.ts';

const contentLock = advisoryLock('content/load');

const reasonOf = (app: Lectern, error: unknown): string =>
  isLecternError(error)
    ? error.errors.map(({ code, property }) => errorText(app.errorCatalogue, code, property)).join(' ')
    : (error as Error).message;

/**
 * Loads the site's own content into a database without pages, through the commands that the API calls. A load that
 * was interrupted is begun anew: nobody could have added anything, because the site was not up yet.
 */
export async function loadContent(app: Lectern): Promise<void> {
  const { content } = app.site.config;
  if (!content || (await isLoaded(app))) return;
  await alone(app, async () => {
    if (await isLoaded(app)) return;
    const { rowCount } = await app.pool.query('insert into lectern_content_load default values on conflict do nothing');
    if (rowCount === 0) await clearContent(app);
    await runContent(app, resolve(app.site.dir, content));
    await app.pool.query('update lectern_content_load set finished_at = now()');
  });
}

/** Of two processes that start at once, one works, and the other waits. */
async function alone({ connection, pool }: Lectern, work: () => Promise<void>): Promise<void> {
  // It has one process, and lets nobody else in while a transaction is open.
  if (connection.engine === 'embedded') return work();
  const client = await pool.connect();
  try {
    // The lock of a transaction: behind a pooler a session belongs to whoever has it at the moment.
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [contentLock]);
    await work();
  } finally {
    const isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isLost);
  }
}

async function isLoaded({ pool }: Lectern): Promise<boolean> {
  const { rows } = await pool.query('select 1 from lectern_content_load where finished_at is not null');
  return rows.length > 0;
}

async function runContent(app: Lectern, file: string): Promise<void> {
  try {
    const { default: load } = (await import(pathToFileURL(file).href)) as { default: (api: ContentApi) => Promise<void> };
    await load(contentApi(app, systemActor('content')));
  } catch (error) {
    throw new StartupError(
      `The content of the site could not be loaded: ${reasonOf(app, error).replace(/\.$/, '')}.`,
      `Correct ${file} and start again; it is loaded anew then.`,
      { cause: error },
    );
  }
}

/** Removes what an interrupted load left. The bytes of its pictures stay in the store, where the next load finds them again. */
async function clearContent(app: Lectern): Promise<void> {
  app.log.warn('loading the content was interrupted; it is begun anew');
  for (const table of ['publication_record', 'publication', 'page', 'tag', 'media_file', 'media_folder'])
    await app.pool.query(`delete from lectern_${table}`);
}
