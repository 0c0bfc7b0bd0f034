import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names of the modules of core that the editor of a page imports before its first letter, whatever the page. */
export const openedModules: ReadonlySet<string> = new Set([
  'checks.messages',
  'fields.messages',
  'icon-set',
  'links.messages',
  'notices',
  'page-editor.screen',
  'page-links.part',
  'page-request',
  'pages.messages',
  'publication.messages',
  'seo.messages',
  'upkeep.messages',
  'whole-pages.messages',
]);

/** A built module that is imported when it is needed: its name, and the mark of its content. */
const builtModule = /^(.+)-[0-9A-Z]{8}\.js$/;

/** Paths of the built modules of core that an editor opens with. */
export function pageOpensWith(): readonly string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('@lectern/core/admin/shell')));
  return readdirSync(folder)
    .filter((file) => openedModules.has(builtModule.exec(file)?.[1] ?? ''))
    .map((file) => join(folder, file));
}
