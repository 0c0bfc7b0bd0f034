import type { BlockDefinition } from '../../contract/block.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions, Loader } from './contributions.ts';

/** The loaders of every plugin. A block whose data nothing loads stops the start, and so does a loader that nothing calls. */
export function collectLoaders(contributions: readonly Contributions[], blocks: Registry<BlockDefinition>): Map<string, Loader> {
  const loaders = new Map<string, Loader>();
  for (const { owner, loaders: own } of contributions) {
    for (const [type, loader] of own) {
      if (blocks.get(type)?.load === undefined)
        throw new StartupError(
          `The server entry of ${owner} loads data for "${type}", and there is no block of this type that declares data.`,
          'Take the loader away, or add "load" to the block.',
        );
      loaders.set(type, loader);
    }
  }
  for (const [type, { load }] of blocks.entries()) {
    if (load !== undefined && !loaders.has(type))
      throw new StartupError(
        `The block ${type} of ${blocks.ownerOf(type)} declares data, and its server entry has no loader for it.`,
        'Add the loader, or take "load" away.',
      );
  }
  return loaders;
}
