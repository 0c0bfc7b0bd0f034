import type { Statement } from '#server/database/statement.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { AuditEntry } from '#server/kernel/recorder.ts';
import { cleanChanges } from './clean-changes.ts';
import { newLabel } from './identity.ts';

const columns = 'actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes';

const rows = `rows from (jsonb_to_recordset($1::jsonb) as (actor_kind text, origin text, action text, entity text,
  entity_id text, outcome text, changes jsonb)) with ordinality
  as e (actor_kind, origin, action, entity, entity_id, outcome, changes, place)`;

/** Of what is no user, by a name. */
const byName = `insert into lectern_audit_entry (${columns})
  select e.actor_kind, $2, e.origin, e.action, e.entity, e.entity_id, e.outcome, e.changes from ${rows} order by e.place`;

/** Of a user, by the identity that outlives them; it is made with their first entry, of which another transaction may have one too. */
const byIdentity = `with known as (select id from lectern_audit_identity where user_id = $2),
  made as (insert into lectern_audit_identity (id, user_id, label) select $3, $2, $4 where not exists (select from known)
    on conflict (user_id) do update set user_id = excluded.user_id returning id)
  insert into lectern_audit_entry (${columns})
  select e.actor_kind, i.id::text, e.origin, e.action, e.entity, e.entity_id, e.outcome, e.changes
  from ${rows}, (select id from known union all select id from made) as i order by e.place`;

function statementOf(actor: Actor, entries: string): Statement {
  if (actor.kind !== 'user')
    return { name: 'write_entries', text: byName, values: [entries, actor.kind === 'system' ? actor.name.slice(0, 60) : ''] };
  const id = crypto.randomUUID();
  return { name: 'write_entries_of_user', text: byIdentity, values: [entries, actor.id, id, newLabel(id)] };
}

/** The statement that adds entries which one actor caused; undefined where there are none. */
export function entriesStatement(entries: readonly [AuditEntry, ...AuditEntry[]]): Statement;
export function entriesStatement(entries: readonly AuditEntry[]): Statement | undefined;
export function entriesStatement(entries: readonly AuditEntry[]): Statement | undefined {
  const [first] = entries;
  if (!first) return undefined;
  const given = entries.map(({ actor, origin, action, entity, entityID, outcome, changes = {} }) => ({
    actor_kind: actor.kind,
    origin,
    action: action.slice(0, 120),
    entity: entity.slice(0, 40),
    entity_id: entityID.slice(0, 200).toWellFormed(),
    outcome,
    changes: cleanChanges(changes),
  }));
  return statementOf(first.actor, JSON.stringify(given));
}
