import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PluginManifest, SiteConfig } from '@lectern/core';
import { createSite, findPackage, readCoreVersion } from '@lectern/core/node';
import type { PluginSource, Site } from '@lectern/core/node';
import { assertSingleReact } from './single-react.ts';

/** The entries of a plugin that is tested from its sources: what `defineServer` and `defineSite` returned. */
export interface TestEntries {
  readonly server?: object;
  readonly site?: object;
}

/**
 * A plugin of a test site: a manifest or `use(manifest, options)` of a package that can be found from the working
 * directory, or a manifest with its entries.
 */
export type TestPlugin =
  PluginManifest | { readonly manifest: PluginManifest; readonly options?: unknown; readonly entries?: TestEntries };

const inline = (manifest: PluginManifest, entries: TestEntries, dir: string): PluginSource => ({
  dir,
  resolve(entry) {
    throw new Error(`${manifest.name} has no file for its entry "${entry}": a test passed the entry itself.`);
  },
  load: (entry) =>
    entries[entry]
      ? Promise.resolve({ default: entries[entry] })
      : Promise.reject(new Error(`${manifest.name} declares the entry ./${entry}, and the test passed no such entry.`)),
});

/** The core that this kit runs, wherever its caller is. */
const ownCore = dirname(createRequire(import.meta.url).resolve('@lectern/core/package.json'));

const defaults = { name: 'Test site', availableLocales: ['nl-NL', 'de-DE', 'fr-FR'], defaultLocale: 'nl-NL' };

/** A site as `lectern.config.ts` would state it, with the same checks. */
export async function createTestSite(options: {
  readonly plugins: readonly TestPlugin[];
  readonly config: Partial<Omit<SiteConfig, 'plugins'>>;
  readonly dir: string;
}): Promise<Site> {
  const require = createRequire(join(process.cwd(), 'package.json'));
  assertSingleReact({ plugin: process.cwd(), core: ownCore });
  const entries = new Map<PluginManifest, TestEntries>();
  const uses = options.plugins.map((plugin) => {
    if (!('manifest' in plugin)) return plugin;
    if (plugin.entries) entries.set(plugin.manifest, plugin.entries);
    return { manifest: plugin.manifest, options: plugin.options };
  });
  return createSite(
    { ...defaults, ...options.config, plugins: uses },
    {
      dir: options.dir,
      coreVersion: await readCoreVersion(),
      find(manifest: PluginManifest) {
        const own = entries.get(manifest);
        return own ? inline(manifest, own, options.dir) : findPackage(manifest.name, require);
      },
    },
  );
}
