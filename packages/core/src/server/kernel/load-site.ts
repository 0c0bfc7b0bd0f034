import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import satisfies from 'semver/functions/satisfies.js';
import { isContentLocale } from '../../contract/locale.ts';
import { isTimeZone } from '../../contract/time-zone.ts';
import { contractVersion, metadataOf } from '../../contract/plugin.ts';
import type { PluginManifest, PluginUse, SiteConfig } from '../../contract/plugin.ts';
import type { ModuleManifest } from '../../contract/module.ts';
import { coreModules } from '../../core-modules.ts';
import { contractUrl } from '../../contract/contract-url.ts';
import { StartupError } from './startup-error.ts';

/** Where the code of a plugin lies. */
export interface PluginSource {
  /** Folder of the package. */
  readonly dir: string;
  /** Path of an entry: `server`, `site`, `admin`, `site.css`, `blocks/callout.css`. */
  readonly resolve: (entry: string) => string;
  /** Imports an entry: its default export is what `defineServer` or `defineSite` made. */
  readonly load: (entry: 'server' | 'site') => Promise<unknown>;
}

export interface InstalledPlugin extends PluginSource {
  readonly manifest: PluginManifest;
  readonly options: unknown;
}

export interface Site {
  readonly config: SiteConfig;
  /** Folder of `lectern.config.ts`. */
  readonly dir: string;
  /** In the order in which they start: whoever is required comes first. */
  readonly plugins: readonly InstalledPlugin[];
}

/** Ids that no plugin may take. */
const reservedIDs: ReadonlySet<string> = new Set([
  'lectern',
  ...coreModules.flatMap((module: ModuleManifest) => [module.id, module.program ?? module.id]),
]);

const reinstall =
  'Run npm ls with its name to see both, then npm dedupe; a plugin lists it under peerDependencies, never under dependencies.';

/** Reads `lectern.config.ts` and checks everything about the plugins that can be known before they run. */
export async function loadSite(configFile: string, coreVersion: string): Promise<Site> {
  const dir = dirname(resolve(configFile));
  let config: SiteConfig | undefined;
  try {
    ({ default: config } = (await import(pathToFileURL(resolve(configFile)).href)) as { default?: SiteConfig });
  } catch (error) {
    throw new StartupError(
      `${configFile} cannot be read: ${(error as Error).message.split('\n')[0]}.`,
      'Correct the file; if it names a package that is not there, install it with npm install.',
      { cause: error },
    );
  }
  if (!config || !Array.isArray(config.plugins)) {
    throw new StartupError(
      `${configFile} has no default export made by defineConfig.`,
      'Write: export default defineConfig({ name, availableLocales, defaultLocale, plugins: [...] })',
    );
  }
  const require = createRequire(join(dir, 'lectern.config.ts'));
  const site = await createSite(config, { dir, coreVersion, find: ({ name }) => findPackage(name, require) });
  assertSingleCopies(site.plugins, require);
  return site;
}

/** Checks a site and puts its plugins in order. `find` tells where the code of each plugin lies. Rejects with a `StartupError`. */
export async function createSite(
  config: SiteConfig,
  options: {
    readonly dir: string;
    readonly coreVersion: string;
    readonly find: (manifest: PluginManifest) => PluginSource;
  },
): Promise<Site> {
  checkLocales(config);
  checkTimeZone(config);
  checkCache(config);
  const uses = config.plugins.map(useOf);
  const plugins: InstalledPlugin[] = [];
  for (const use of uses) {
    checkManifest(use.manifest, options.coreVersion);
    const source = options.find(use.manifest);
    plugins.push({ ...source, manifest: use.manifest, options: await parseOptions(use.manifest, use.options) });
  }
  assertUnique(plugins);
  return { config, dir: options.dir, plugins: inOrder(plugins) };
}

/** A plugin of the site's list: a manifest, or one with options. Anything else is named for what it is. */
function useOf(entry: unknown, index: number): PluginUse {
  const refuse = (what: string): never => {
    throw new StartupError(
      `Entry ${index + 1} of plugins in lectern.config.ts is ${what}, not a plugin.`,
      'Write what the package exports from its main entry: import { news } from "@lectern/news", then plugins: [news].',
    );
  };
  if (typeof entry !== 'object' || entry === null) return refuse(entry === undefined ? 'undefined' : `a ${typeof entry}`);
  if (!('manifest' in entry) && !('name' in entry) && Object.keys(entry).length > 0)
    return refuse('an entry of one (its ./site, ./admin or ./server)');
  return 'manifest' in entry ? (entry as PluginUse) : { manifest: entry as PluginManifest, options: undefined };
}

function checkLocales(config: SiteConfig): void {
  const wrong = config.availableLocales.find((locale) => !isContentLocale(locale));
  if (wrong !== undefined)
    throw new StartupError(`availableLocales names "${wrong}".`, 'Use en, nl, de or fr, plain or with a region: nl-NL.');
  if (!config.availableLocales.includes(config.defaultLocale)) {
    throw new StartupError(
      `defaultLocale "${config.defaultLocale}" is not among availableLocales.`,
      'Add it to availableLocales.',
    );
  }
}

function checkTimeZone({ timeZone }: SiteConfig): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw new StartupError(
    `timeZone "${timeZone}" is no time zone.`,
    'Use a name of the IANA time zone database, such as Europe/Amsterdam, or leave it out for UTC.',
  );
}

function checkCache({ cache }: SiteConfig): void {
  const bytes = cache?.bytes;
  if (bytes === undefined || (Number.isSafeInteger(bytes) && bytes >= 1_000_000)) return;
  throw new StartupError(
    `cache.bytes is ${String(bytes)}.`,
    'Use a whole number of at least 1000000, or leave it out for 160 million.',
  );
}

function checkManifest(manifest: PluginManifest, coreVersion: string): void {
  const name = typeof manifest?.name === 'string' ? manifest.name : '(no name)';
  const metadata = typeof manifest === 'object' && manifest !== null ? metadataOf(manifest) : undefined;
  if (!metadata)
    throw new StartupError(
      `The plugin ${name} was not made by definePlugin.`,
      'Pass what the package exports from its main entry to plugins in lectern.config.ts.',
    );
  if (metadata.url !== contractUrl) {
    throw new StartupError(
      `There are two copies of @lectern/core: ${contractUrl} and, used by ${name}, ${metadata.url}.`,
      reinstall,
    );
  }
  if (metadata.contract !== contractVersion)
    throw new StartupError(
      `The plugin ${name} is made for version ${metadata.contract} of the plugin contract, and this core has version ${contractVersion}.`,
      metadata.contract < contractVersion
        ? `Install a version of ${name} that fits, or change it as docs/upgrading/contract-${contractVersion}.md says.`
        : `Update @lectern/core, or install an older version of ${name}.`,
    );
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(manifest.id))
    throw new StartupError(`The plugin ${name} has the id "${manifest.id}".`, 'Use lower-case letters, digits and hyphens.');
  if (reservedIDs.has(manifest.id))
    throw new StartupError(
      `The plugin ${name} has the id "${manifest.id}", which belongs to a module of core.`,
      'Give it an id that no module of core has.',
    );
  if (!satisfies(coreVersion, manifest.core, { includePrerelease: true })) {
    throw new StartupError(
      `The plugin ${name} works with @lectern/core ${manifest.core}, and ${coreVersion} is installed.`,
      `Update ${name}, or install the core that it needs.`,
    );
  }
}

/** A plugin that is installed as a package, as seen from the site. */
export function findPackage(name: string, require: NodeJS.Require): PluginSource {
  let packageFile: string;
  try {
    packageFile = require.resolve(`${name}/package.json`);
  } catch (error) {
    throw new StartupError(
      `The package ${name} cannot be found from the site.`,
      `Run npm install ${name} in the site's folder; the package must export ./package.json.`,
      { cause: error },
    );
  }
  const place = (entry: string): string => {
    try {
      return require.resolve(`${name}/${entry}`);
    } catch (error) {
      throw new StartupError(
        `${name} declares the entry ./${entry}, and it cannot be found.`,
        `Build the package, or check "exports" and "files" in ${packageFile}.`,
        { cause: error },
      );
    }
  };
  return { dir: dirname(packageFile), resolve: place, load: async (entry) => import(pathToFileURL(place(entry)).href) };
}

async function parseOptions(manifest: PluginManifest, options: unknown): Promise<unknown> {
  if (!manifest.options) {
    if (options !== undefined)
      throw new StartupError(
        `The plugin ${manifest.name} takes no options.`,
        `Write ${manifest.id} without use(…) in lectern.config.ts.`,
      );
    return undefined;
  }
  const schema = typeof manifest.options === 'function' ? await manifest.options() : manifest.options;
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw new StartupError(
    `The options of ${manifest.name} are wrong at "${first?.path.join('.') ?? ''}": ${first?.message ?? 'not valid'}.`,
    'Correct them in lectern.config.ts.',
  );
}

function assertUnique(plugins: readonly InstalledPlugin[]): void {
  const byID = new Map<string, string>();
  for (const { manifest } of plugins) {
    const other = byID.get(manifest.id);
    if (other !== undefined) {
      throw new StartupError(
        other === manifest.name
          ? `The plugin ${manifest.name} stands twice in lectern.config.ts.`
          : `The plugins ${other} and ${manifest.name} both have the id "${manifest.id}".`,
        'Remove one of them.',
      );
    }
    byID.set(manifest.id, manifest.name);
  }
}

const singletons = ['react', '@mikro-orm/core'];

/** Two copies of these break in silence: hooks fail, tables go missing. Compared by the folder that each side gets. */
function assertSingleCopies(plugins: readonly InstalledPlugin[], siteRequire: NodeJS.Require): void {
  const core = createRequire(import.meta.url);
  const place = (require: NodeJS.Require, name: string): string | undefined => {
    try {
      return realpathSync(require.resolve(name === 'react' ? 'react/package.json' : name));
    } catch {
      return undefined;
    }
  };
  for (const name of singletons) {
    const own = place(core, name);
    const sides: [string, NodeJS.Require][] = [
      ['the site', siteRequire],
      ...plugins.map(({ manifest, dir }): [string, NodeJS.Require] => [manifest.name, createRequire(join(dir, 'package.json'))]),
    ];
    for (const [user, require] of sides) {
      const other = place(require, name);
      if (own && other && other !== own)
        throw new StartupError(`There are two copies of ${name}: ${own} and, used by ${user}, ${other}.`, reinstall);
    }
  }
}

/** Sorts plugins so that whoever is required starts first; names what is missing, too old, or circular. */
function inOrder(plugins: readonly InstalledPlugin[]): InstalledPlugin[] {
  const byID = new Map(plugins.map((plugin) => [plugin.manifest.id, plugin]));
  const sorted: InstalledPlugin[] = [];
  const open = new Set<string>();
  const visit = (plugin: InstalledPlugin): void => {
    const { id, name, requires = {} } = plugin.manifest;
    if (sorted.includes(plugin)) return;
    if (open.has(id))
      throw new StartupError(
        `Plugins require each other in a circle: ${[...open, id].join(' → ')}.`,
        'One of them must do without the other.',
      );
    open.add(id);
    for (const [requiredID, range] of Object.entries(requires)) {
      const required = byID.get(requiredID);
      if (!required)
        throw new StartupError(
          `${name} requires the plugin "${requiredID}", which is not installed.`,
          'Install it and add it to plugins in lectern.config.ts.',
        );
      if (!satisfies(required.manifest.version, range, { includePrerelease: true })) {
        throw new StartupError(
          `${name} requires "${requiredID}" ${range}, and ${required.manifest.version} is installed.`,
          `Install a version of ${required.manifest.name} in that range.`,
        );
      }
      visit(required);
    }
    open.delete(id);
    sorted.push(plugin);
  };
  for (const plugin of plugins) visit(plugin);
  return sorted;
}

/** The version in core's own package.json. */
export async function readCoreVersion(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@lectern/core/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
