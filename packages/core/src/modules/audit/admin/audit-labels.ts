import { auditMessages } from './audit.messages.ts';
import type { TextKey } from '../../../admin/messages/message-key.ts';
import type { Text } from '../../../admin/messages/use-messages.ts';

type Dictionary = 'action' | 'kind' | 'field' | 'value';

/** The label of a name in an entry; undefined where the catalogue has none. */
export function knownLabel(t: Text, dictionary: Dictionary, name: string): string | undefined {
  const key = `audit.${dictionary}.${name}`;
  return Object.hasOwn(auditMessages, key) ? t(key as TextKey) : undefined;
}

/** `eraseSubmission` and `forms:erase-submission` as people write it: `Erase submission`. */
function spelledOut(name: string): string {
  const words = (name.split(/[.:]/).at(-1) ?? name)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a name in an entry; of what only a plugin knows, its own name spelled out. */
export const auditLabel = (t: Text, dictionary: Dictionary, name: string): string =>
  knownLabel(t, dictionary, name) ?? spelledOut(name);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that nobody can read, short; any other text as it is. */
export const shortID = (text: string): string => (uuid.test(text) ? `${text.slice(0, 8)}…` : text);
