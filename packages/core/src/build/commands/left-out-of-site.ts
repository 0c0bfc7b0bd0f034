import { coreModules } from '../../core-modules.server.ts';
import { collectLeftOut } from '../../server/entries/collect-left-out.ts';
import { contributionsOfModule } from '../../server/entries/of-module.ts';
import { openEntries } from '../../server/entries/open-entries.ts';
import type { Site } from '../../server/kernel/load-site.ts';

/** The tables that core and the plugins of a site leave out of backups. */
export async function leftOutOfSite({ plugins }: Pick<Site, 'plugins'>): Promise<ReadonlySet<string>> {
  const opened = await openEntries(plugins);
  return collectLeftOut([
    ...coreModules.map(contributionsOfModule),
    ...opened.map(({ plugin: { manifest }, entry }) => ({ ...entry, id: manifest.id, owner: manifest.name, isPlugin: true })),
  ]);
}
