import type { ComponentType } from 'react';
import type { PluginManifest } from '../../contract/plugin.ts';
import type { ActionContext } from '../contributions.ts';
import type { ControlProps } from '../control.ts';
import type { SharedParts } from '../define-admin.ts';
import type { AdminImporter } from '../importer.ts';

/** One plugin as the build hands it over: everything is imported when it is first needed. */
export interface AdminPlugin {
  readonly manifest: () => Promise<Readonly<Record<string, unknown>>>;
  readonly admin?: () => Promise<Readonly<Record<string, unknown>>>;
}

export type AdminPlugins = Readonly<Record<string, AdminPlugin>>;

type Lazy<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The props of a block's own edit form, whatever its block. */
export interface AnyBlockEditProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly onChange: (props: Readonly<Record<string, unknown>>) => void;
  readonly isReadOnly: boolean;
  readonly locale: string;
}

/** The admin entry of any plugin. The plugin's own code was checked against its manifest where it was written. */
export interface AnyAdminEntry extends SharedParts<string, string> {
  readonly blocks?: Readonly<Record<string, Lazy<AnyBlockEditProps>>>;
  readonly controls?: Readonly<Record<string, Lazy<ControlProps>>>;
  readonly actions?: Readonly<Record<string, (context: ActionContext) => void>>;
  readonly importers?: Readonly<Record<string, () => Promise<{ readonly default: AdminImporter }>>>;
}

const isManifest = (value: unknown, id: string): value is PluginManifest =>
  typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id;

/** The manifest in a plugin's module: its default export or a named one. Throws where there is none of this id. */
async function loadManifest(plugins: AdminPlugins, id: string): Promise<PluginManifest> {
  const module = (await plugins[id]?.manifest()) ?? {};
  const found = Object.values(module).find((value) => isManifest(value, id));
  if (!isManifest(found, id)) throw new Error(`The package of plugin "${id}" exports no manifest with this id.`);
  return found;
}

/** The manifests of all plugins. One that cannot be read is named in the console and left out; the others work. */
export async function loadManifests(plugins: AdminPlugins): Promise<readonly PluginManifest[]> {
  const ids = Object.keys(plugins);
  const manifests = await Promise.allSettled(ids.map((id) => loadManifest(plugins, id)));
  return manifests.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    console.error(`The manifest of plugin "${ids[index]}" could not be loaded.`, result.reason);
    return [];
  });
}

/** The admin entry of a plugin; an empty one where it has none. */
export async function loadEntry(plugins: AdminPlugins, id: string): Promise<AnyAdminEntry> {
  const module = (await plugins[id]?.admin?.()) as { readonly default?: AnyAdminEntry } | undefined;
  return module?.default ?? {};
}
