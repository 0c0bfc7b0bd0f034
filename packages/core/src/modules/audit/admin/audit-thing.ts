import type { AuditEntry } from '../../../client/audit.calls.ts';
import type { Text } from '../../../admin/messages/use-messages.ts';
import { auditWord, shortID } from './audit-words.ts';
import type { CorePermission } from '../../../core-modules.ts';

interface ShownThing {
  readonly name: string;
  readonly kind: string;
  /** Where it is in the admin, and what it takes to see it. */
  readonly place?: { readonly to: string; readonly permission?: CorePermission };
}

const query = (values: Readonly<Record<string, string>>): string => `?${new URLSearchParams(values)}`;

export const userPlace = (name: string): ShownThing['place'] => ({
  to: `/users${query({ q: name })}`,
  permission: 'manage-users',
});

function placeOf({ entity, entityID, thing }: AuditEntry): ShownThing['place'] {
  if (entity === 'mail') return { to: '/mails', permission: 'manage-settings' };
  if (!thing || thing.isGone) return undefined;
  const { kind, name, folder } = thing;
  if (kind === 'user') return userPlace(name);
  if (kind === 'role') return { to: `/roles/${entityID}`, permission: 'manage-roles' };
  if (kind === 'page') return { to: `/pages/${entityID}` };
  if (thing.isInTrash) return { to: `/medialibrary${query({ view: 'trash' })}`, permission: 'manage-media' };
  if (kind === 'media-folder') return { to: `/medialibrary${query({ folder: name })}` };
  if (kind === 'media-file') return { to: `/medialibrary${query({ folder: folder ?? '/', q: name })}` };
  return undefined;
}

/** What an entry is about, as a person recognises it. */
export function shownThing(t: Text, entry: AuditEntry): ShownThing {
  const { entity, entityID, thing } = entry;
  const kind = auditWord(t, 'kind', thing?.kind ?? entity);
  const place = placeOf(entry);
  return { name: thing?.name || shortID(entityID) || kind, kind, ...(place ? { place } : {}) };
}
