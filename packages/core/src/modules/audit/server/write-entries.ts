import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../../server/kernel/actor.ts';
import { cleanChanges } from './clean-changes.ts';
import { identityOf } from './identity.ts';
import type { AuditEntry } from '../../../server/kernel/recorder.ts';

const actorID = (em: SqlEntityManager, actor: Actor): Promise<string> | string =>
  actor.kind === 'user' ? identityOf(em, actor.id) : actor.kind === 'system' ? actor.name : '';

/** Adds entries that one actor caused, in the transaction of the entity manager. */
export async function writeEntries(em: SqlEntityManager, entries: readonly AuditEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const id = await actorID(em, first.actor);
  const values = entries.flatMap(({ actor, origin, action, entity, entityID, outcome, changes = {} }) => [
    actor.kind,
    id.slice(0, 60),
    origin,
    action.slice(0, 120),
    entity.slice(0, 40),
    entityID.slice(0, 200),
    outcome,
    JSON.stringify(cleanChanges(changes)),
  ]);
  await em.execute(
    `insert into lectern_audit_entry (actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes)
     values ${entries.map(() => '(?, ?, ?, ?, ?, ?, ?, ?::jsonb)').join(', ')}`,
    values,
  );
}
