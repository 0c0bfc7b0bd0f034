import type { NewBlock } from '#admin/control.ts';
import type { ImportTools } from '#admin/importer.ts';
import type { AdminPlugins } from '#admin/shell/plugins.ts';
import type { Importer } from '#contract/boot.ts';
import { loadImporter } from '../../import/load-importer.ts';
import type { Written } from './write-blocks.ts';

interface Site {
  readonly importers: readonly Importer[];
  readonly plugins: AdminPlugins;
}

export type ForeignBlocks =
  /** The site has nothing that reads such, or there is nothing in it. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'blocks'; readonly blocks: readonly NewBlock[]; readonly notes: readonly string[] };

/** What another program put on the clipboard as a file of its kind, the richest first. */
const filesOf = ({ html, text }: Written): File[] =>
  [
    { content: html, name: 'clipboard.html', type: 'text/html' },
    { content: text, name: 'clipboard.txt', type: 'text/plain' },
  ]
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, name, type }) => new File([content], name, { type }));

/** Reads what another program put on the clipboard with the importer that the site has for such files. */
export async function readForeign(site: Site, clipboard: Written, tools: ImportTools): Promise<ForeignBlocks> {
  for (const file of filesOf(clipboard)) {
    const importer = await loadImporter(site, file.name);
    const read = await importer?.read(file);
    if (read?.ok === false) return { kind: 'refused', message: read.message };
    const finished = await read?.file.finish(tools);
    if (read && finished && finished.blocks.length > 0)
      return { kind: 'blocks', blocks: finished.blocks, notes: [read.file.leftOut.text, ...finished.failed].filter(Boolean) };
  }
  return { kind: 'nothing' };
}
