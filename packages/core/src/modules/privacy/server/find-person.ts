import type { Lectern } from '#server/kernel/lectern.ts';
import type { Person } from '#server/kernel/personal-data.ts';
import { vault } from '#server/kernel/vault.ts';
import { canonicalEmail } from '../../users/canonical-email.ts';
import { findUserByEmail } from '../../users/server/public.ts';

/** The person with an address, and their account where they have one. */
export async function findPerson({ orm }: Pick<Lectern, 'orm'>, email: string): Promise<Person> {
  const user = await findUserByEmail(orm, email);
  return { email: canonicalEmail(email), userID: user?.id };
}

/** The id of a person in the audit log: tells two entries about the same one, and nothing of who it is. */
export const auditIDOf = ({ service }: Pick<Lectern, 'service'>, { email }: Person): string =>
  service(vault).of('privacy').hash('audit', email).toString('hex', 0, 8);

/** Everybody who keeps something of the person, with how many records. */
export async function countRecords(app: Lectern, person: Person): Promise<{ readonly owner: string; readonly count: number }[]> {
  const parts: { owner: string; count: number }[] = [];
  for (const [owner, { find }] of app.personalData.entries()) {
    const count = await find(person, app);
    if (count > 0) parts.push({ owner, count });
  }
  return parts;
}
