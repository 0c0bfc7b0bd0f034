import type { ModuleManifest } from '../../contract/module.ts';
import type { ModuleEntry } from '../server-entry.ts';
import type { Contributions } from './contributions.ts';

/** A module of core: its manifest, and its server entry where it has one. */
export interface CoreModule {
  readonly manifest: ModuleManifest;
  readonly entry: ModuleEntry;
}

/** Everything that a module brings to the server. */
export const contributionsOfModule = ({ manifest, entry }: CoreModule): Contributions => ({
  ...entry,
  id: manifest.id,
  owner: `@lectern/core (${manifest.id})`,
  isPlugin: false,
  routes: entry.routes ?? [],
  mails: entry.mails ?? [],
  heads: entry.head ? [entry.head] : [],
  loaders: new Map(),
  posts: new Map(),
});
