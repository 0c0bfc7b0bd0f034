import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Person } from '#server/kernel/personal-data.ts';
import { assertGrantable } from '#modules/roles/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { auditIDOf, countRecords, findPerson } from '../find-person.ts';

/** The records of one module or plugin. */
interface ExportedPart {
  readonly owner: string;
  readonly count: number;
  readonly data: unknown;
}

export interface ExportedPerson {
  readonly person: Person;
  readonly parts: readonly ExportedPart[];
}

async function collect(app: Lectern, email: string): Promise<ExportedPerson> {
  const person = await findPerson(app, email);
  const parts: ExportedPart[] = [];
  for (const { owner, count } of await countRecords(app, person))
    parts.push({ owner, count, data: await app.personalData.get(owner)?.export(person, app) });
  return { person, parts };
}

/**
 * Collects everything that is kept of a person. That somebody did so stands in the audit log, and not of whom. Of somebody who
 * holds more nobody learns what they did (UM_01).
 */
export const exportPerson = defineCommand<{ readonly email: string }, ExportedPerson, ExportedPerson>(
  'privacy.export',
  async (context, _input, collected) => {
    const { app, em, actor, authorize, audit } = context;
    const { person, parts } = collected;
    authorize('manage-users');
    const user = person.userID === undefined ? null : await em.findOne(User, { id: person.userID }, { populate: ['role'] });
    if (user && user.id !== userIDOf(actor)) await assertGrantable(context, actor, user.role.permissions);
    audit({ entity: 'person', entityID: auditIDOf(app, person), changes: { owners: parts.map(({ owner }) => owner) } });
    return collected;
  },
  // Before the transaction: what is collected comes over connections of its own.
  {
    prepare({ app, authorize }, { email }) {
      authorize('manage-users');
      return Promise.resolve(() => collect(app, email));
    },
  },
);
