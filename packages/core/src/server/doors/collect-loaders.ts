import type { BlockDefinition } from '../../contract/block.ts';
import type { LoaderContext } from '../define-server.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { RegisteredDoor } from './register-doors.ts';

export type Loader = (props: never, context: LoaderContext) => Promise<unknown>;

/** The loaders of every plugin; a block that declares data which nothing loads stops the start. */
export function collectLoaders(doors: readonly RegisteredDoor[], blocks: Registry<BlockDefinition>): Map<string, Loader> {
  const loaders = new Map<string, Loader>();
  for (const { plugin, door } of doors) {
    for (const [name, loader] of Object.entries(door.loaders ?? {}))
      loaders.set(`${plugin.manifest.id}/${name}`, loader as Loader);
  }
  for (const [type, { load }] of blocks.entries()) {
    if (load !== undefined && !loaders.has(type))
      throw new StartupError(
        `The block ${type} of ${blocks.ownerOf(type)} declares data, and its server door has no loader for it.`,
        'Add the loader, or take "load" away.',
      );
  }
  return loaders;
}
