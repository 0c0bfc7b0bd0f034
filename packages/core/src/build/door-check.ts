import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifest } from '../contract/plugin.ts';
import type { InstalledPlugin, Site } from '../server/kernel/load-site.ts';
import { firstLine, importProblems, isMissing, supplyProblems } from './door-parts.ts';
import type { Parts } from './door-parts.ts';

/** The parts of a site or admin door that are checked; whatever else it holds is nobody's mistake. */
interface Door {
  readonly blocks?: Parts;
  readonly pageTypes?: Parts;
  readonly behaviours?: Parts;
  readonly controls?: Parts;
  readonly importers?: Parts;
  readonly screens?: readonly { readonly path: string }[];
  readonly actions?: Readonly<Record<string, unknown>>;
}

/** What a site door lacks of its manifest, has beyond it, or cannot import. */
async function siteProblems(manifest: PluginManifest, door: Door, file: string): Promise<string[]> {
  const place = { plugin: manifest.name, file };
  const { blocks = {}, pageTypes = {}, behaviours = [] } = manifest;
  const isIsland = (name: string): boolean => (blocks[name]?.hydrate ?? 'none') !== 'none';
  return [
    ...supplyProblems(place, {
      kind: 'block',
      what: 'view',
      declared: Object.keys(blocks),
      supplied: door.blocks,
      isDemanded: true,
    }),
    ...supplyProblems(place, {
      kind: 'page type',
      what: 'view',
      declared: Object.keys(pageTypes),
      supplied: door.pageTypes,
      isDemanded: false,
    }),
    ...supplyProblems(place, {
      kind: 'behaviour',
      what: 'script',
      declared: behaviours,
      supplied: door.behaviours,
      isDemanded: true,
    }),
    ...(await importProblems(place, door.blocks, {
      runsHere: true,
      name: (block) => (isIsland(block) ? `the island "${block}"` : `the view of the block "${block}"`),
    })),
    ...(await importProblems(place, door.pageTypes, { runsHere: true, name: (type) => `the view of the page type "${type}"` })),
    ...(await importProblems(place, door.behaviours, {
      runsHere: false,
      name: (name) => `the script of the behaviour "${name}"`,
    })),
  ];
}

/** What an admin door lacks of its manifest or has beyond it. Its screens and controls are for a browser alone. */
function adminProblems(manifest: PluginManifest, door: Door, file: string): string[] {
  const place = { plugin: manifest.name, file };
  const { blocks = {}, controls = [], importers = {}, menu = [] } = manifest;
  const slug = (text: string): string => text.replaceAll(/^\/|\/$/g, '');
  const reached = new Set([
    ...(door.screens ?? []).map((screen) => slug(screen.path)),
    ...Object.keys(door.actions ?? {}).map(slug),
  ]);
  const items = menu.flatMap((item) => [item, ...(item.submenu ?? [])]);
  return [
    ...supplyProblems(place, {
      kind: 'block',
      what: 'edit form',
      declared: Object.keys(blocks),
      supplied: door.blocks,
      isDemanded: false,
    }),
    ...supplyProblems(place, {
      kind: 'control',
      what: 'component',
      declared: controls,
      supplied: door.controls,
      isDemanded: true,
    }),
    ...supplyProblems(place, {
      kind: 'importer',
      what: 'reader',
      declared: Object.keys(importers),
      supplied: door.importers,
      isDemanded: true,
    }),
    ...items
      .filter((item) => !reached.has(slug(item.slug)))
      .map(
        (item) => `${place.plugin}: the menu item "${item.title}" has neither a screen nor an action "${item.slug}" in ${file}.`,
      ),
  ];
}

interface OpenedDoor {
  readonly door: Door | undefined;
  /** As a sentence says it, relative to the site. */
  readonly file: string;
  readonly problem?: string;
}

/** Imports a door; one that is not declared is empty. What only a browser can run is left alone. */
async function openDoor({ manifest, resolve }: InstalledPlugin, side: 'site' | 'admin', dir: string): Promise<OpenedDoor> {
  if (!manifest.entries[side]) return { door: {}, file: `the ${side} door, which its manifest does not name in entries` };
  const path = resolve(side);
  const file = relative(dir, path);
  try {
    const { default: found } = (await import(pathToFileURL(path).href)) as { default?: { door?: Door; entry?: Door } };
    const door = found?.entry ?? found?.door;
    if (door) return { door, file };
    const maker = side === 'site' ? 'defineSite' : 'defineAdmin';
    return { door: undefined, file, problem: `${manifest.name}: ${file} has no default export made by ${maker}.` };
  } catch (error) {
    if (side === 'admin' && !isMissing(error)) return { door: undefined, file };
    return { door: undefined, file, problem: `${manifest.name}: ${file} cannot be imported: ${firstLine(error)}.` };
  }
}

async function pluginProblems(plugin: InstalledPlugin, dir: string): Promise<string[]> {
  const [site, admin] = await Promise.all([openDoor(plugin, 'site', dir), openDoor(plugin, 'admin', dir)]);
  return [
    ...[site, admin].flatMap(({ problem }) => problem ?? []),
    ...(site.door ? await siteProblems(plugin.manifest, site.door, site.file) : []),
    ...(admin.door ? adminProblems(plugin.manifest, admin.door, admin.file) : []),
  ];
}

/** Everything in which the doors of a site's plugins differ from their manifests: one sentence for each. */
export async function findDoorProblems({ plugins, dir }: Site): Promise<string[]> {
  return (await Promise.all(plugins.map((plugin) => pluginProblems(plugin, dir)))).flat();
}
