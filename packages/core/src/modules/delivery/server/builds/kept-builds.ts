import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { BuildFiles } from '#server/site/builds/build-files.ts';
import { mediaStore } from '#modules/media/server/public.ts';

/** Milliseconds for which a process knows which builds there are. */
const knownFor = 5000;

interface Build {
  readonly id: string;
  readonly files: readonly string[];
}

/** The folder of a build among what can be made again. */
export const folderOf = (buildID: string): string => `builds/${buildID}`;

/** The key of a file of a build. Names of files hold capitals, keys do not. */
export const keyOf = (buildID: string, name: string): string => `${folderOf(buildID)}/${hash('sha256', name)}`;

/** Finds files among the builds that are kept. */
export function createBuildFiles({ pool, log, service }: Lectern): BuildFiles {
  let known: { readonly at: number; readonly builds: ReadonlyMap<string, string> } | undefined;

  /** The build that has a file, by the file's name; of several the newest. */
  async function buildOf(): Promise<ReadonlyMap<string, string>> {
    if (known && Date.now() - known.at < knownFor) return known.builds;
    const { rows } = await pool.query<Build>('select id, files from lectern_build order by started_at');
    const builds = new Map(rows.flatMap(({ id, files }) => files.map((name) => [name, id] as const)));
    known = { at: Date.now(), builds };
    return builds;
  }

  return {
    async read(name) {
      try {
        const buildID = (await buildOf()).get(name);
        const stored = buildID === undefined ? undefined : await service(mediaStore).readDerived(keyOf(buildID, name));
        return stored && new Uint8Array(await buffer(stored.stream));
      } catch (error) {
        log.warn({ err: error, name }, 'a file of another build could not be read');
        return undefined;
      }
    },
  };
}
