import { fail } from '../../contract/errors.ts';
import type { ServerDoor } from '../define-server.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import type { Logger } from '../kernel/logger.ts';
import { StartupError } from '../kernel/startup-error.ts';

/** What the server door of a plugin brought. */
export interface RegisteredDoor {
  readonly plugin: InstalledPlugin;
  readonly door: ServerDoor<InstalledPlugin['manifest']>;
}

/** Imports the server doors in the order of the plugins; a plugin that throws is named, and nothing starts. */
export async function registerDoors(plugins: readonly InstalledPlugin[], log: Logger): Promise<RegisteredDoor[]> {
  const registered: RegisteredDoor[] = [];
  for (const plugin of plugins) {
    if (!plugin.manifest.entries.server) continue;
    try {
      const module = (await plugin.load('server')) as {
        default: { register: (scope: unknown) => ServerDoor<InstalledPlugin['manifest']> };
      };
      const door = module.default.register({
        options: plugin.options,
        log: log.child({ plugin: plugin.manifest.id }),
        fail,
      });
      registered.push({ plugin, door });
    } catch (error) {
      throw new StartupError(
        `The plugin ${plugin.manifest.name} failed while it registered: ${(error as Error).message.split('\n')[0]}`,
        'Correct the plugin, or leave it out of lectern.config.ts.',
        { cause: error },
      );
    }
  }
  return registered;
}
