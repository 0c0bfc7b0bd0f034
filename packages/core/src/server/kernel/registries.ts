import type * as z from 'zod';
import type { BlockDefinition } from '../../contract/block.ts';
import type { CheckEntry } from '../../contract/check.ts';
import type { HealthEntry } from '../../contract/health.ts';
import { generalErrors } from '../../contract/errors.ts';
import type { ErrorEntry } from '../../contract/errors.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import type { ModuleManifest } from '../../contract/module.ts';
import type { PermissionEntry } from '../../contract/permissions.ts';
import type { InstalledPlugin } from './load-site.ts';
import { checkSettings, checkSettingsID } from './checks/check-settings.ts';
import { StartupError } from './startup-error.ts';
import { createRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import { assertPageTypes, withSitePrefix } from './page-type-start.ts';
import { registerEvents } from './events/register-events.ts';
import { registerSettings } from './settings/owned-settings.ts';
import type { OwnedSettings, StatedBySite } from './settings/owned-settings.ts';

export interface Registries {
  readonly blocks: Registry<BlockDefinition>;
  readonly pageTypes: Registry<PageTypeDefinition>;
  /** By `owner/name`. */
  readonly checks: Registry<CheckEntry>;
  /** By `owner/name`. */
  readonly health: Registry<HealthEntry>;
  readonly permissions: Registry<PermissionEntry>;
  readonly errors: Registry<ErrorEntry>;
  /** Schemas of payloads, by the names of events. */
  readonly events: Registry<z.ZodType>;
  /** By the id of the module or plugin. */
  readonly settings: Registry<OwnedSettings>;
}

/** The owner of core's own parts, in messages. */
const ownerOf = ({ id }: ModuleManifest): string => `@lectern/core (${id})`;

/** Plain objects, as in a manifest that no compiler has seen, would fail at the first page. */
function assertDefined(
  type: object,
  { name, owner, by }: { readonly name: string; readonly owner: string; readonly by: string },
): void {
  if (typeof type === 'object' && type !== null && 'schema' in type && 'draft' in type) return;
  throw new StartupError(`"${name}" of ${owner} was not made by ${by}.`, `Write ${name}: ${by}({ … }) in the manifest.`);
}

/** Fills the registries from the manifests. A name that is taken stops the start and names both owners. */
export function createRegistries(
  modules: readonly ModuleManifest[],
  plugins: readonly InstalledPlugin[],
  stated: StatedBySite = {},
): Registries {
  const registries: Registries = {
    blocks: createRegistry('block type'),
    pageTypes: createRegistry('page type'),
    checks: createRegistry('check'),
    health: createRegistry('count of site health'),
    permissions: createRegistry('permission'),
    errors: createRegistry('error code'),
    events: createRegistry('event'),
    settings: createRegistry('owner of settings'),
  };
  for (const [code, entry] of Object.entries(generalErrors)) registries.errors.add(code, entry, '@lectern/core');
  // From the last: what editors may do comes before what administrators may.
  for (const manifest of modules.toReversed()) {
    const owner = ownerOf(manifest);
    for (const [name, entry] of Object.entries(manifest.permissions ?? {})) registries.permissions.add(name, entry, owner);
    for (const [code, entry] of Object.entries(manifest.errors ?? {})) registries.errors.add(code, entry, owner);
    for (const [name, type] of Object.entries(manifest.pageTypes ?? {}))
      registries.pageTypes.add(name, type as PageTypeDefinition, owner);
  }
  for (const { manifest, options } of plugins) {
    const owner = manifest.name;
    for (const [name, block] of Object.entries(manifest.blocks ?? {})) {
      assertDefined(block, { name, owner, by: 'defineBlock' });
      registries.blocks.add(`${manifest.id}/${name}`, block as BlockDefinition, owner);
    }
    for (const [name, type] of Object.entries(manifest.pageTypes ?? {})) {
      assertDefined(type, { name, owner, by: 'definePageType' });
      const owned = { type: `${manifest.id}/${name}`, owner };
      registries.pageTypes.add(owned.type, withSitePrefix(type as PageTypeDefinition, owned, options), owner);
    }
    for (const [name, entry] of Object.entries(manifest.permissions ?? {}))
      registries.permissions.add(`${manifest.id}:${name}`, entry, owner);
    for (const [code, entry] of Object.entries(manifest.errors ?? {})) registries.errors.add(code, entry, owner);
  }
  assertPageTypes(registries.pageTypes, registries.blocks);
  for (const [name, { implies = [] }] of registries.permissions.entries()) {
    const unknown = implies.find((implied) => !registries.permissions.get(implied));
    if (unknown === undefined) continue;
    throw new StartupError(
      `The permission "${name}" implies "${unknown}", which nobody declares.`,
      'Name the permission in full, with the id of its plugin.',
    );
  }
  registerEvents(registries.events, [
    ...modules.map(({ events, ...manifest }) => ({ events, owner: ownerOf(manifest) })),
    ...plugins.map(({ manifest }) => ({ events: manifest.events, owner: manifest.name, prefix: manifest.id })),
  ]);
  const declaring = [
    ...modules.map((manifest) => ({ manifest, owner: ownerOf(manifest) })),
    ...plugins.map(({ manifest }) => ({ manifest, owner: manifest.name })),
  ];
  for (const { manifest, owner } of declaring) {
    for (const [name, entry] of Object.entries(manifest.checks ?? {}))
      registries.checks.add(`${manifest.id}/${name}`, entry, owner);
    for (const [name, entry] of Object.entries(manifest.health ?? {}))
      registries.health.add(`${manifest.id}/${name}`, entry, owner);
  }
  const ofChecks = { manifest: { id: checkSettingsID, settings: checkSettings(registries.checks) }, owner: '@lectern/core' };
  const isAnyCheck = Object.keys(ofChecks.manifest.settings).length > 0;
  registerSettings(registries.settings, [...declaring, ...(isAnyCheck ? [ofChecks] : [])], stated);
  return registries;
}
