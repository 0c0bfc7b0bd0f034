import type { ServerEntry } from '../server-entry.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import { isStartupError, StartupError } from '../kernel/startup-error.ts';

/** A plugin with its server entry. */
export interface OpenedPlugin {
  readonly plugin: InstalledPlugin;
  readonly entry: ServerEntry;
}

const known: Readonly<Record<keyof ServerEntry, true>> = {
  auditSubjects: true,
  checks: true,
  commands: true,
  entities: true,
  head: true,
  health: true,
  jobs: true,
  leftOutOfBackups: true,
  listeners: true,
  loaders: true,
  posts: true,
  mails: true,
  migrations: true,
  needs: true,
  personalData: true,
  routes: true,
  sealed: true,
  services: true,
};

/** The entry, unless it is none: a part that nobody knows would be passed over without a word. */
function assertParts({ manifest: { name } }: InstalledPlugin, entry: ServerEntry | undefined): ServerEntry {
  const stranger = Object.keys(entry ?? {}).find((part) => !(part in known));
  if (!entry || stranger !== undefined)
    throw new StartupError(
      `The server entry of ${name} has ${entry ? `"${stranger}", which no server entry has` : 'no default export'}.`,
      'Write: export default defineServer<typeof manifest>({ routes, entities, jobs, … })',
    );
  return entry;
}

/** Imports the server entries in the order of the plugins; one that throws is named, and nothing starts. */
export async function openEntries(plugins: readonly InstalledPlugin[]): Promise<OpenedPlugin[]> {
  const opened: OpenedPlugin[] = [];
  for (const plugin of plugins) {
    if (!plugin.manifest.entries.server) continue;
    try {
      const { default: entry } = (await plugin.load('server')) as { default?: ServerEntry };
      opened.push({ plugin, entry: assertParts(plugin, entry) });
    } catch (error) {
      if (isStartupError(error)) throw error;
      throw new StartupError(
        `The server entry of ${plugin.manifest.name} cannot be imported: ${(error as Error).message.split('\n')[0]}`,
        'Correct the plugin, or leave it out of lectern.config.ts.',
        { cause: error },
      );
    }
  }
  return opened;
}
