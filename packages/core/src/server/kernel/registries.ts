import type { BlockDefinition } from '../../contract/block.ts';
import { coreErrors } from '../../contract/errors.ts';
import type { ErrorEntry } from '../../contract/errors.ts';
import { definePageType } from '../../contract/page-type.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import { corePermissions } from '../../contract/permissions.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import type { InstalledPlugin } from './load-site.ts';
import { createRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import { StartupError } from './startup-error.ts';

export interface Registries {
  readonly blocks: Registry<BlockDefinition>;
  readonly pageTypes: Registry<PageTypeDefinition>;
  readonly permissions: Registry<PermissionEntry>;
  readonly errors: Registry<ErrorEntry>;
}

const owner = '@lectern/core';

/** A page without header, footer or data of its own; left out of the admin's menu. */
const blankPageType = definePageType({
  label: 'Blank page',
  description: 'Blocks alone, without header and footer.',
  listed: false,
});

/** Fills the registries from the manifests. A name that is taken stops the start and names both owners. */
export function createRegistries(plugins: readonly InstalledPlugin[]): Registries {
  const registries: Registries = {
    blocks: createRegistry('block type'),
    pageTypes: createRegistry('page type'),
    permissions: createRegistry('permission'),
    errors: createRegistry('error code'),
  };
  registries.pageTypes.add('lectern/blank', blankPageType, owner);
  for (const [name, entry] of Object.entries(corePermissions)) registries.permissions.add(name, entry, owner);
  for (const [code, entry] of Object.entries(coreErrors)) registries.errors.add(code, entry, owner);
  try {
    for (const { manifest } of plugins) {
      for (const [name, block] of Object.entries(manifest.blocks ?? {}))
        registries.blocks.add(`${manifest.id}/${name}`, block as BlockDefinition, manifest.name);
      for (const [name, type] of Object.entries(manifest.pageTypes ?? {}))
        registries.pageTypes.add(`${manifest.id}/${name}`, type as PageTypeDefinition, manifest.name);
      for (const [name, entry] of Object.entries(manifest.permissions ?? {}))
        registries.permissions.add(`${manifest.id}:${name}`, entry, manifest.name);
      for (const [code, entry] of Object.entries(manifest.errors ?? {})) registries.errors.add(code, entry, manifest.name);
    }
  } catch (error) {
    throw new StartupError((error as Error).message, 'Rename one of the two, or leave one of the plugins out.', { cause: error });
  }
  return registries;
}
