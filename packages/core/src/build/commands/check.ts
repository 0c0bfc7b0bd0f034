import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { createRegistries } from '../../server/kernel/registries.ts';
import type { CommandContext } from './command-context.ts';

/** Reads the config and the manifests and says what is wrong, without starting anything. */
export async function check({ configFile, say }: CommandContext): Promise<void> {
  const site = await loadSite(configFile, await readCoreVersion());
  createRegistries(site.plugins);
  for (const { manifest, resolve } of site.plugins) {
    for (const door of Object.keys(manifest.entries)) resolve(door);
    for (const side of Object.keys(manifest.css ?? {})) resolve(`${side}.css`);
  }
  say(`${site.config.name}: ${site.plugins.length} plugins, nothing is wrong.`);
}
