import { readFile } from 'node:fs/promises';
import { listBuild } from '#server/http/assets.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { mediaStore } from '#modules/media/server/public.ts';
import { readBuildID } from './build-id.ts';
import { folderOf, keyOf } from './kept-builds.ts';

/** Files that are written side by side. */
const writers = 8;

/** Copies that browsers may do without: whoever keeps a page of a former build is sent its files as they are. */
const isCompressed = (name: string): boolean => name.endsWith('.br') || name.endsWith('.gz');

/** The build that started last. */
const latest = 'select id from lectern_build order by started_at desc limit 1';

/** Puts the files of this build where processes of others find them. */
async function storeFiles(app: Lectern, buildID: string, files: ReadonlyMap<string, string>): Promise<void> {
  const store = app.service(mediaStore);
  const waiting = [...files];
  const write = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, path] = next;
      const key = keyOf(buildID, name);
      const there = await store.readDerived(key);
      there?.stream.destroy();
      if (!there) await store.writeDerived(key, await readFile(path));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}

/**
 * Makes the build of this process known before it answers: its files are kept for pages that outlive it, and where another
 * build was the last to start, whatever is kept of the pages is dropped, here and in proxies.
 */
export async function registerBuild(app: Lectern): Promise<void> {
  const buildID = await readBuildID(app);
  const { rows } = await app.pool.query<{ id: string }>(latest);
  if (rows[0]?.id === buildID) return;
  const files = new Map([...(await listBuild(app.site.dir))].filter(([name]) => !isCompressed(name)));
  await storeFiles(app, buildID, files);
  await app.orm.em.fork().transactional(async (em) => {
    await em.execute(
      `insert into lectern_build (id, files, started_at) values (?, array(select jsonb_array_elements_text(?::jsonb)), clock_timestamp())
       on conflict (id) do update set files = excluded.files, started_at = excluded.started_at`,
      [buildID, JSON.stringify([...files.keys()])],
    );
    await app.invalidations.record(em, [cacheTags.everything]);
  });
  app.invalidations.apply([cacheTags.everything]);
  app.log.info(
    { build: buildID.slice(0, 12), files: files.size },
    'another build than the last one starts; all pages are made anew',
  );
}

/** Days for which the files of a former build are kept: longer than any proxy keeps a page, and a tab of the admin is open. */
const keptFor = 7;

/** Forgets the files of builds that nobody needs any more. */
export async function forgetBuilds(app: Lectern): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `delete from lectern_build where started_at < now() - make_interval(days => $1) and id <> (${latest}) returning id`,
    [keptFor],
  );
  for (const { id } of rows) await app.service(mediaStore).removeDerived(folderOf(id));
}
