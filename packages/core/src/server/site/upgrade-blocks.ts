import { upgradeProps } from '../../contract/block.ts';
import type { BlockDefinition } from '../../contract/block.ts';
import type { Reference, StoredBlock } from '../../contract/content.ts';
import type { Registry } from '../kernel/registry.ts';

/** A block at the version of the code. */
export interface UpgradedBlock {
  readonly block: StoredBlock;
  readonly definition: BlockDefinition;
  readonly props: Record<string, unknown>;
  /** True where a newer code wrote the block: its props are as they are. */
  readonly isNewer: boolean;
  readonly references: readonly Reference[];
}

/** An upgraded block, or why there is none: rendering the block says so. */
export type ReadBlock = UpgradedBlock | { readonly failure: unknown };

function upgradeBlock(definition: BlockDefinition, block: StoredBlock): ReadBlock {
  try {
    const { props, isNewer } = upgradeProps(definition, block);
    return { block, definition, props, isNewer, references: definition.references(props) };
  } catch (error) {
    return { failure: error };
  }
}

/** Upgrades the blocks of a page whose types are registered, by key. */
export function upgradeBlocks(
  types: Registry<BlockDefinition>,
  blocks: Readonly<Record<string, StoredBlock>>,
): ReadonlyMap<string, ReadBlock> {
  const upgraded = new Map<string, ReadBlock>();
  for (const [key, block] of Object.entries(blocks)) {
    const definition = types.get(block.type);
    if (definition) upgraded.set(key, upgradeBlock(definition, block));
  }
  return upgraded;
}
