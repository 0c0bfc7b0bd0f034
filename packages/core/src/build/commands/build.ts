import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { buildSite } from '../build-site.ts';
import type { CommandContext } from '../../server/cli-command.ts';

/** Builds the site in this folder. */
export async function build({ configFile }: CommandContext): Promise<void> {
  await buildSite(await loadSite(configFile, await readCoreVersion()));
}
