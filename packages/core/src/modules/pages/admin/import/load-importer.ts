import type { AdminImporter } from '#admin/importer.ts';
import { loadEntry } from '#admin/shell/plugins.ts';
import type { AdminPlugins } from '#admin/shell/plugins.ts';
import type { Importer } from '#contract/boot.ts';

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What reads files of this name's ending; undefined where the site has nothing for it. */
export async function loadImporter(
  { importers, plugins }: { readonly importers: readonly Importer[]; readonly plugins: AdminPlugins },
  name: string,
): Promise<AdminImporter | undefined> {
  const importer = importers.find(({ extensions }) => extensions.includes(endingOf(name)));
  if (!importer) return undefined;
  const load = (await loadEntry(plugins, importer.plugin)).importers?.[importer.name];
  if (!load) throw new Error(`No admin entry supplies the importer "${importer.plugin}/${importer.name}".`);
  return (await load()).default;
}
