import type { PluginManifest } from '../../contract/plugin.ts';
import type { KeyOf } from './message-key.ts';
import { joinTexts, readText } from './use-messages.ts';
import type { TextValues } from './use-messages.ts';

/** Reads a text by its key; plurals by the key without its ending, with a `count`. */
export type TextsOf<Catalogue> = (key: KeyOf<Catalogue>, values?: TextValues) => string;

/**
 * Adds the English texts of a plugin's admin door to the admin's one catalogue and returns what reads them:
 * `const t = defineTexts(manifest, { 'grid.addRow': 'Add row' })`, then `t('grid.addRow')`, in React and outside it. i18next
 * syntax: `{{name}}`, plurals as `_one` and `_other`. In the catalogue every key begins with the plugin's id
 * (`basic.grid.addRow`), and what the admin is started with to replace its texts replaces these too.
 */
export function defineTexts<const Catalogue extends Readonly<Record<string, string>>>(
  { id }: Pick<PluginManifest, 'id'>,
  catalogue: Catalogue,
): TextsOf<Catalogue> {
  joinTexts(Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [`${id}.${key}`, text])));
  return (key, values) => readText(`${id}.${key}`, values);
}
