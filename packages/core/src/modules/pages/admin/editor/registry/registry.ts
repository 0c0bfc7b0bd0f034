import type { BlockDefinition } from '#contract/block.ts';
import { upgradeProps } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import { loadManifests } from '#admin/shell/plugins.ts';
import { translatedManifest } from '#admin/messages/translated-manifest.ts';
import type { AdminPlugins } from '#admin/shell/plugins.ts';

/** The contributions of the installed plugins in the person's language, by full type: `plugin-id/name`. */
export interface Registry {
  readonly blocks: Readonly<Record<string, BlockDefinition>>;
  readonly pageTypes: Readonly<Record<string, PageTypeDefinition>>;
}

/** Reads every manifest. A plugin whose manifest cannot be read leaves its blocks unknown; the others work. */
export async function loadRegistry(plugins: AdminPlugins): Promise<Registry> {
  const blocks: Record<string, BlockDefinition> = {};
  const pageTypes: Record<string, PageTypeDefinition> = {};
  for (const manifest of (await loadManifests(plugins)).map(translatedManifest)) {
    const { id } = manifest;
    for (const [name, block] of Object.entries(manifest.blocks ?? {})) blocks[`${id}/${name}`] = block;
    for (const [name, type] of Object.entries(manifest.pageTypes ?? {})) pageTypes[`${id}/${name}`] = type;
  }
  return { blocks, pageTypes };
}

/** The kind of a block in the editor: one that can be filled in, or one that is only kept safe. */
export type BlockKind =
  | { readonly kind: 'known'; readonly definition: BlockDefinition }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'newer'; readonly definition: BlockDefinition };

export function kindOf(registry: Registry, block: Pick<StoredBlock, 'type' | 'version'>): BlockKind {
  const definition = registry.blocks[block.type];
  if (!definition) return { kind: 'unknown' };
  return block.version > definition.version ? { kind: 'newer', definition } : { kind: 'known', definition };
}

/** Blocks at the version of the installed code. What is unknown or newer stays byte for byte as it came. */
export function upgradedBlocks(registry: Registry, blocks: Readonly<Record<string, StoredBlock>>): Record<string, StoredBlock> {
  return Object.fromEntries(
    Object.entries(blocks).map(([key, block]) => {
      const definition = registry.blocks[block.type];
      if (!definition || block.version >= definition.version) return [key, block];
      const { props, version } = upgradeProps(definition, block);
      return [key, { ...block, props, version }];
    }),
  );
}

/** The name of a block: its label, or its type where nobody knows it. */
export const blockName = (registry: Registry, type: string): string => registry.blocks[type]?.label ?? type;

/** What a block is called: the name that editors gave it, else that of its type. */
export const nameOfBlock = (registry: Registry, { name, type }: Pick<StoredBlock, 'name' | 'type'>): string =>
  name || blockName(registry, type);

/** One line about a block for the outline. A summary that throws costs no one their editor. */
export function blockSummary(registry: Registry, block: StoredBlock): string {
  const kind = kindOf(registry, block);
  if (kind.kind !== 'known') return '';
  try {
    return kind.definition.summary(block.props as never);
  } catch {
    return '';
  }
}
