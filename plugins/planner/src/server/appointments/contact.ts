import type { PluginApp } from '@lectern/core/server';

/** Whom an appointment is with. */
export interface Contact {
  readonly contactPerson: string;
  readonly relationNumber: string;
  readonly phone: string;
  readonly email: string;
}

interface Sealed {
  readonly id: string;
  readonly contact?: Uint8Array | null | undefined;
}

type Sealing = Pick<PluginApp, 'vault'>;

const placeOf = (id: string, column: 'contact' | 'message', table = 'planner_appointment') => ({ table, id, column });
const waitingPlace = (id: string) => placeOf(id, 'contact', 'planner_waiting');

export const sealContact = ({ vault }: Sealing, id: string, contact: Contact): Buffer =>
  vault.seal(placeOf(id, 'contact'), contact);

/** Whom an appointment is with; undefined once that was erased. G_20 where it cannot be opened. */
export const openContact = ({ vault }: Sealing, { id, contact }: Sealed): Contact | undefined =>
  contact ? (vault.open(placeOf(id, 'contact'), contact) as Contact) : undefined;

/** The same for a row that takes the place of another. */
export function resealContact(app: Sealing, before: Sealed | undefined, id: string): Buffer | null {
  const contact = before && openContact(app, before);
  return contact ? sealContact(app, id, contact) : null;
}

export const sealWaiting = ({ vault }: Sealing, id: string, contact: Contact): Buffer => vault.seal(waitingPlace(id), contact);

/** Who waits. G_20 where it cannot be opened. */
export const openWaiting = (
  { vault }: Sealing,
  { id, contact }: { readonly id: string; readonly contact: Uint8Array },
): Contact => vault.open(waitingPlace(id), contact) as Contact;

export const sealMessage = ({ vault }: Sealing, id: string, message: string): Buffer =>
  vault.seal(placeOf(id, 'message'), message);

export const openMessage = (
  { vault }: Sealing,
  { id, message }: { readonly id: string; readonly message?: Uint8Array | null | undefined },
): string | undefined => (message ? String(vault.open(placeOf(id, 'message'), message)) : undefined);

/** By which the appointments of an address are found. */
export const hashOfEmail = ({ vault }: Sealing, email: string): Buffer => vault.hash('email', email.trim().toLowerCase());
