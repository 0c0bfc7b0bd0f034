import { existsSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { openEntries } from '../../server/entries/open-entries.ts';
import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import type { Site } from '../../server/kernel/load-site.ts';
import { createRegistries } from '../../server/kernel/registries.ts';
import { StartupError } from '../../server/kernel/startup-error.ts';
import { findEntryProblems } from '../entry-check.ts';
import type { CommandContext } from '../../server/cli-command.ts';
import { coreModules } from '../../core-modules.ts';

/** Files of the site itself that its config names and that are not there. */
function findMissingFiles({ config, dir }: Site): string[] {
  return (['theme', 'assets', 'content'] as const).flatMap((key) => {
    const path = config[key];
    return path !== undefined && !existsSync(resolvePath(dir, path))
      ? [`lectern.config.ts: ${key} names ${path}, which does not exist.`]
      : [];
  });
}

/** Reads the config, the manifests and the entries and says what is wrong, without starting anything. */
export async function check({ configFile, say }: CommandContext): Promise<void> {
  const site = await loadSite(configFile, await readCoreVersion());
  createRegistries(coreModules, site.plugins, { config: site.config.settings });
  await openEntries(site.plugins);
  for (const { manifest, resolve } of site.plugins) {
    for (const entry of Object.keys(manifest.entries)) resolve(entry);
    const { blocks = [], ...sides } = manifest.css ?? {};
    for (const side of Object.keys(sides)) resolve(`${side}.css`);
    for (const block of blocks) resolve(`blocks/${block}.css`);
  }
  const problems = [...findMissingFiles(site), ...(await findEntryProblems(site))];
  if (problems.length > 0) throw new StartupError(problems.join('\n'), '\nCorrect them, and build the plugins that you change.');
  const count = site.plugins.length;
  say(`${site.config.name ?? 'The site'}: ${count} ${count === 1 ? 'plugin' : 'plugins'}, nothing is wrong.`);
}
