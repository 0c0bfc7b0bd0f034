import type { BlockDefinition } from '../../contract/block.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions, Loader } from './contributions.ts';

interface Declared {
  readonly blocks: Registry<BlockDefinition>;
  readonly pageTypes: Registry<PageTypeDefinition>;
}

/**
 * The loaders of every plugin, of blocks and of page types. One whose data nothing loads stops the start, and so do a loader
 * that nothing calls and one name for both.
 */
export function collectLoaders(
  contributions: readonly Contributions[],
  { blocks, pageTypes }: Declared,
): ReadonlyMap<string, Loader> {
  const loaders = new Map<string, Loader>();
  for (const { owner, loaders: own } of contributions) {
    for (const [type, loader] of own) {
      if (blocks.get(type)?.load === undefined && pageTypes.get(type)?.load === undefined)
        throw new StartupError(
          `The server entry of ${owner} loads data for "${type}", and there is no block or page type of this name that declares data.`,
          'Take the loader away, or add "load" to the block or page type.',
        );
      loaders.set(type, loader);
    }
  }
  const declared = [
    ...[...blocks.entries()].map(([type, { load }]) => ({ kind: 'block', type, load, owner: blocks.ownerOf(type) })),
    ...[...pageTypes.entries()].map(([type, { load }]) => ({ kind: 'page type', type, load, owner: pageTypes.ownerOf(type) })),
  ].filter(({ load }) => load !== undefined);
  for (const { kind, type, owner } of declared) {
    if (!loaders.has(type))
      throw new StartupError(
        `The ${kind} ${type} of ${owner} declares data, and its server entry has no loader for it.`,
        'Add the loader, or take "load" away.',
      );
    if (declared.filter((other) => other.type === type).length > 1)
      throw new StartupError(
        `A block and a page type of ${owner} are both called ${type} and declare data, and one loader cannot load both.`,
        'Call one of them something else.',
      );
  }
  return loaders;
}
