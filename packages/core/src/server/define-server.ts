import type { PluginManifest } from '../contract/plugin.ts';
import type { ModuleEntry, ServerEntry } from './server-entry.ts';

/** The server entry of a plugin, checked against its manifest: `export default defineServer<typeof news>({ … })`. */
export const defineServer = <M extends PluginManifest>(entry: ServerEntry<M>): ServerEntry<M> => entry;

/** The server entry of a module of core. */
export const defineModuleServer = (entry: ModuleEntry): ModuleEntry => entry;
