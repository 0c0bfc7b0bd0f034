import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModuleManifest } from '../../contract/module.ts';
import type { PluginManifest } from '../../contract/plugin.ts';
import { useApp } from './app-context.ts';
import { loadManifests } from './plugins.ts';

/** What modules and plugins declare. */
export interface Manifests {
  /** Of core's modules, in their order. */
  readonly modules: readonly ModuleManifest[];
  /** Of the plugins; one that cannot be read is left out. */
  readonly plugins: readonly PluginManifest[];
}

/** The manifests of modules and plugins. Waits for them: what asks stands in a `Suspense`. */
export function useManifests(): Manifests {
  const { moduleManifests, plugins } = useApp();
  const { data } = useSuspenseQuery({
    queryKey: ['manifests'],
    staleTime: Infinity,
    queryFn: async () => ({ modules: await moduleManifests(), plugins: await loadManifests(plugins) }),
  });
  return data;
}
