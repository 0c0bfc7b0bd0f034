import type { ComponentType } from 'react';
import type { PluginManifest } from '../../contract/plugin.ts';
import type { BlockViewProps, Lazy, PageTypeViews, SiteEntry } from '../../site/define-site.ts';
import type { LinkedData } from '../../site/linked-data.ts';
import type { SiteTexts } from '../../site/render/site-texts.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import { StartupError } from '../kernel/startup-error.ts';

export type BlockComponent = ComponentType<BlockViewProps<never>>;

/** The views of all plugins, imported when the first page uses them. */
export interface SiteEntries {
  blockView(type: string): Promise<BlockComponent | undefined>;
  /** A view that was imported already. */
  loadedBlockView(type: string): BlockComponent | undefined;
  pageTypeViews(type: string): Promise<PageTypeViews>;
  /** What tells search engines of blocks or pages of a type; undefined where nothing does. */
  linkedData(kind: LinkedKind, type: string): Promise<LinkedData<never> | undefined>;
}

/** What can tell search engines of itself. */
type LinkedKind = 'blocks' | 'pageTypes';

const noViews: PageTypeViews = {};

/** Imports the site entries of the plugins, whose texts are added to the catalogues; the views themselves follow later. */
export async function openSiteEntries(plugins: readonly InstalledPlugin[], texts: SiteTexts): Promise<SiteEntries> {
  const entries = new Map<string, SiteEntry<PluginManifest>>();
  for (const { manifest, load } of plugins) {
    if (!manifest.entries.site) continue;
    const { default: entry } = (await load('site')) as { default?: SiteEntry<PluginManifest> };
    const views: Readonly<Record<string, unknown>> = entry?.blocks ?? {};
    const missing = Object.keys(manifest.blocks ?? {}).find((name) => typeof views[name] !== 'function');
    if (!entry || missing !== undefined)
      throw new StartupError(
        entry
          ? `${manifest.name} declares the block "${missing}" and has no view for it.`
          : `The site entry of ${manifest.name} has no default export.`,
        "Write: export default defineSite<typeof manifest>({ blocks: { name: () => import('./name.view.tsx') } })",
      );
    entries.set(manifest.id, entry);
    texts.add(manifest.id, entry.texts ?? {});
  }
  const blockViews = new Map<string, BlockComponent>();
  const layouts = new Map<string, PageTypeViews>();
  const tellers = new Map<string, LinkedData<never> | undefined>();
  const split = (type: string): [string, string] => type.split('/', 2) as [string, string];

  return {
    loadedBlockView: (type) => blockViews.get(type),
    async blockView(type) {
      const known = blockViews.get(type);
      if (known) return known;
      const [pluginID, name] = split(type);
      const importView = (
        entries.get(pluginID)?.blocks as Record<string, (() => Promise<{ default: BlockComponent }>) | undefined> | undefined
      )?.[name];
      if (!importView) return undefined;
      const { default: view } = await importView();
      blockViews.set(type, view);
      return view;
    },
    async linkedData(kind, type) {
      const key = `${kind} ${type}`;
      if (tellers.has(key)) return tellers.get(key);
      const [pluginID, name] = split(type);
      const told: Readonly<Record<string, Lazy<LinkedData<never>> | undefined>> = entries.get(pluginID)?.linkedData?.[kind] ?? {};
      const teller = Object.hasOwn(told, name) ? (await told[name]?.())?.default : undefined;
      tellers.set(key, teller);
      return teller;
    },
    async pageTypeViews(type) {
      const known = layouts.get(type);
      if (known) return known;
      const [pluginID, name] = split(type);
      const importViews = (
        entries.get(pluginID)?.pageTypes as Record<string, (() => Promise<{ default: PageTypeViews }>) | undefined> | undefined
      )?.[name];
      const views = importViews ? (await importViews()).default : noViews;
      layouts.set(type, views);
      return views;
    },
  };
}
