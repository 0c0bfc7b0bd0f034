import { defineCommand } from '#server/kernel/command.ts';
import type { Person } from '#server/kernel/personal-data.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { auditIDOf, countRecords, findPerson } from '../find-person.ts';

interface Found {
  readonly person: Person;
  readonly parts: readonly { readonly owner: string; readonly count: number }[];
}

async function find(app: Lectern, email: string): Promise<Found> {
  const person = await findPerson(app, email);
  return { person, parts: await countRecords(app, person) };
}

/**
 * Erases everything that is kept of a person: all of it, or nothing where one part refuses. An account goes by the rules
 * of deleting users: nobody erases themselves (V_07), or somebody who holds more (UM_01).
 */
export const erasePerson = defineCommand<{ readonly email: string }, Found['parts'], Found>(
  'privacy.erase',
  async (context, _input, { person, parts }) => {
    const { app, authorize, audit, afterCommit } = context;
    authorize('manage-users');
    // Plugins first: what they know a person by may go with the account.
    const order = [...app.personalData.entries()].toSorted(([, one], [, other]) => Number(other.isPlugin) - Number(one.isPlugin));
    for (const [, { erase }] of order) await erase(person, context);
    audit({ entity: 'person', entityID: auditIDOf(app, person), changes: { owners: parts.map(({ owner }) => owner) } });
    afterCommit(() => openErasureLog(app.environment, app.now).note('person', person.email));
    return parts;
  },
  {
    prepare({ app, authorize }, { email }) {
      authorize('manage-users');
      return Promise.resolve(() => find(app, email));
    },
  },
);
