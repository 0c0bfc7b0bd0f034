import { labelOf } from '../messages/translations.ts';

/** What a permission is called in the person's language. The name of a plugin's begins with the plugin's id and a colon. */
export function permissionLabel({ name, label }: { readonly name: string; readonly label: string }): string {
  const [plugin = '', own] = name.split(':');
  return labelOf(label, own === undefined ? undefined : plugin);
}
