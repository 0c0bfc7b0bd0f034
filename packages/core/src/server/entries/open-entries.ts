import type { ServerEntry } from '../server-entry.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import { StartupError } from '../kernel/startup-error.ts';

/** A plugin with its server entry. */
export interface OpenedPlugin {
  readonly plugin: InstalledPlugin;
  readonly entry: ServerEntry;
}

/** Imports the server entries in the order of the plugins; one that throws is named, and nothing starts. */
export async function openEntries(plugins: readonly InstalledPlugin[]): Promise<OpenedPlugin[]> {
  const opened: OpenedPlugin[] = [];
  for (const plugin of plugins) {
    if (!plugin.manifest.entries.server) continue;
    try {
      const { default: entry } = (await plugin.load('server')) as { default: ServerEntry };
      opened.push({ plugin, entry });
    } catch (error) {
      throw new StartupError(
        `The server entry of ${plugin.manifest.name} cannot be imported: ${(error as Error).message.split('\n')[0]}`,
        'Correct the plugin, or leave it out of lectern.config.ts.',
        { cause: error },
      );
    }
  }
  return opened;
}
