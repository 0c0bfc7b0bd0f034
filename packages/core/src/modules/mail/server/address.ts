import type { Lectern } from '#server/kernel/lectern.ts';
import { vault } from '#server/kernel/vault.ts';

const placeOf = (mailID: string) => ({ table: 'lectern_mail', id: mailID, column: 'sealed_address' });

/** The hash by which mails to an address are found, however it is written. */
export const addressHash = ({ service }: Pick<Lectern, 'service'>, email: string): Buffer =>
  service(vault).of('mail').hash('address', email.trim().toLowerCase());

export const sealAddress = ({ service }: Pick<Lectern, 'service'>, mailID: string, email: string): Buffer =>
  service(vault).of('mail').seal(placeOf(mailID), email);

/** Throws G_20 where it was damaged. */
export const openAddress = ({ service }: Pick<Lectern, 'service'>, mailID: string, sealed: Uint8Array): string =>
  String(service(vault).of('mail').open(placeOf(mailID), sealed));

/** The address for people who look at the outbox: null where there is none, or none that opens. */
export function shownAddress(app: Pick<Lectern, 'service'>, mailID: string, sealed: Uint8Array | null): string | null {
  try {
    return sealed && openAddress(app, mailID, sealed);
  } catch {
    // The vault has logged it; the rest of the list is shown.
    return null;
  }
}
