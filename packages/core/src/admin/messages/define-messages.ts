import type { PluginManifest } from '../../contract/plugin.ts';
import type { KeyOf } from './message-key.ts';
import { joinMessages, readText } from './use-messages.ts';
import type { TextValues } from './use-messages.ts';

/** Reads a text by its key; plurals by the key without its ending, with a `count`. */
export type MessagesOf<Catalogue> = (key: KeyOf<Catalogue>, values?: TextValues) => string;

/**
 * Adds the English messages of a plugin's admin entry to the admin's one catalogue and returns what reads them:
 * `const t = defineMessages(manifest, { 'grid.addRow': 'Add row' })`, then `t('grid.addRow')`, in React and outside it.
 * i18next syntax: `{{name}}`, plurals as `_one` and `_other`. In the catalogue every key begins with the plugin's id
 * (`basic.grid.addRow`), and what the admin is started with to replace its messages replaces these too.
 */
export function defineMessages<const Catalogue extends Readonly<Record<string, string>>>(
  { id }: Pick<PluginManifest, 'id'>,
  catalogue: Catalogue,
): MessagesOf<Catalogue> {
  joinMessages(Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [`${id}.${key}`, text])));
  return (key, values) => readText(`${id}.${key}`, values);
}
