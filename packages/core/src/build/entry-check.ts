import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifest } from '../contract/plugin.ts';
import type { InstalledPlugin, Site } from '../server/kernel/load-site.ts';
import { firstLine, importProblems, isMissing, supplyProblems } from './entry-parts.ts';
import type { Parts } from './entry-parts.ts';

/** The parts of a site or admin entry that are checked; whatever else it holds is nobody's mistake. */
interface Entry {
  readonly blocks?: Parts;
  readonly pageTypes?: Parts;
  readonly behaviours?: Parts;
  readonly controls?: Parts;
  readonly importers?: Parts;
  readonly screens?: readonly { readonly path: string }[];
  readonly actions?: Readonly<Record<string, unknown>>;
}

/** The problems of a site entry: what it lacks of its manifest, has beyond it, or cannot import. */
async function siteProblems(manifest: PluginManifest, entry: Entry, file: string): Promise<string[]> {
  const place = { plugin: manifest.name, file };
  const { blocks = {}, pageTypes = {}, behaviours = [] } = manifest;
  const isIsland = (name: string): boolean => (blocks[name]?.hydrate ?? 'none') !== 'none';
  return [
    ...supplyProblems(place, {
      kind: 'block',
      what: 'view',
      declared: Object.keys(blocks),
      supplied: entry.blocks,
      isDemanded: true,
    }),
    ...supplyProblems(place, {
      kind: 'page type',
      what: 'view',
      declared: Object.keys(pageTypes),
      supplied: entry.pageTypes,
      isDemanded: false,
    }),
    ...supplyProblems(place, {
      kind: 'behaviour',
      what: 'script',
      declared: behaviours,
      supplied: entry.behaviours,
      isDemanded: true,
    }),
    ...(await importProblems(place, entry.blocks, {
      runsHere: true,
      name: (block) => (isIsland(block) ? `the island "${block}"` : `the view of the block "${block}"`),
    })),
    ...(await importProblems(place, entry.pageTypes, { runsHere: true, name: (type) => `the view of the page type "${type}"` })),
    ...(await importProblems(place, entry.behaviours, {
      runsHere: false,
      name: (name) => `the script of the behaviour "${name}"`,
    })),
  ];
}

/** The differences between an admin entry and its manifest. Its screens and controls are for a browser alone. */
function adminProblems(manifest: PluginManifest, entry: Entry, file: string): string[] {
  const place = { plugin: manifest.name, file };
  const { blocks = {}, controls = [], importers = {}, menu = [] } = manifest;
  const slug = (text: string): string => text.replaceAll(/^\/|\/$/g, '');
  const reached = new Set([
    ...(entry.screens ?? []).map((screen) => slug(screen.path)),
    ...Object.keys(entry.actions ?? {}).map(slug),
  ]);
  const items = menu.flatMap((item) => [item, ...(item.submenu ?? [])]);
  return [
    ...supplyProblems(place, {
      kind: 'block',
      what: 'edit form',
      declared: Object.keys(blocks),
      supplied: entry.blocks,
      isDemanded: false,
    }),
    ...supplyProblems(place, {
      kind: 'control',
      what: 'component',
      declared: controls,
      supplied: entry.controls,
      isDemanded: true,
    }),
    ...supplyProblems(place, {
      kind: 'importer',
      what: 'reader',
      declared: Object.keys(importers),
      supplied: entry.importers,
      isDemanded: true,
    }),
    ...items
      .filter((item) => !reached.has(slug(item.slug)))
      .map(
        (item) => `${place.plugin}: the menu item "${item.title}" has neither a screen nor an action "${item.slug}" in ${file}.`,
      ),
  ];
}

interface OpenedEntry {
  readonly entry: Entry | undefined;
  /** As a sentence says it, relative to the site. */
  readonly file: string;
  readonly problem?: string;
}

/** Imports an entry; one that is not declared is empty. What only a browser can run is left alone. */
async function openEntry({ manifest, resolve }: InstalledPlugin, side: 'site' | 'admin', dir: string): Promise<OpenedEntry> {
  if (!manifest.entries[side]) return { entry: {}, file: `the ${side} entry, which its manifest does not name in entries` };
  const path = resolve(side);
  const file = relative(dir, path);
  try {
    const { default: found } = (await import(pathToFileURL(path).href)) as { default?: Entry };
    if (typeof found === 'object' && found !== null && (side === 'admin' || 'blocks' in found)) return { entry: found, file };
    const maker = side === 'site' ? 'defineSite' : 'defineAdmin';
    return { entry: undefined, file, problem: `${manifest.name}: ${file} has no default export made by ${maker}.` };
  } catch (error) {
    if (side === 'admin' && !isMissing(error)) return { entry: undefined, file };
    return { entry: undefined, file, problem: `${manifest.name}: ${file} cannot be imported: ${firstLine(error)}.` };
  }
}

async function pluginProblems(plugin: InstalledPlugin, dir: string): Promise<string[]> {
  const [site, admin] = await Promise.all([openEntry(plugin, 'site', dir), openEntry(plugin, 'admin', dir)]);
  return [
    ...[site, admin].flatMap(({ problem }) => problem ?? []),
    ...(site.entry ? await siteProblems(plugin.manifest, site.entry, site.file) : []),
    ...(admin.entry ? adminProblems(plugin.manifest, admin.entry, admin.file) : []),
  ];
}

/** Everything in which the entries of a site's plugins differ from their manifests: one sentence for each. */
export async function findEntryProblems({ plugins, dir }: Site): Promise<string[]> {
  return (await Promise.all(plugins.map((plugin) => pluginProblems(plugin, dir)))).flat();
}
