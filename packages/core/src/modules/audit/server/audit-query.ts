import { accounts } from '#server/kernel/accounts.ts';
import { escapeLike } from '#server/database/escape-like.ts';
import type { Put } from '#server/database/statement.ts';
import type { AuditRow } from './audit-row.ts';
import type { AuditEntry, AuditFilters } from '../audit.calls.ts';
import { isAboutNamed } from './name-subjects.ts';
import type { Log, NamedSubjects } from './name-subjects.ts';
import { foldedSQL } from '#server/database/folded-sql.ts';
import { searchKey } from '#contract/fold-text.ts';

// An erased person is their label; somebody without a session has neither name nor label.
export const auditColumns = `e.id::text, e.at, e.actor_kind, e.actor_id, i.user_id,
  coalesce(u.name, i.label, nullif(e.actor_id, ''), 'Visitor') as name,
  e.origin, e.action, e.entity, e.entity_id, e.outcome, e.changes,
  exists (select from lectern_audit_seal s where s.entry_id = e.id) as is_sealed`;

/** SQL of the entries `e` with who caused each. */
export const auditTables = (log: Pick<Log, 'service'>): string => `lectern_audit_entry e
  left join lectern_audit_identity i on i.id = case when e.actor_kind = 'user' then e.actor_id::uuid end
  left join ${log.service(accounts).sql} u on u.id = i.user_id`;

const isUserID = (actor: string): boolean => /^[1-9]\d{0,8}$/.test(actor);

/** The filters as SQL: what holds of every entry that they let through. */
export function auditConditions(
  log: Pick<Log, 'service' | 'auditSubjects'>,
  { actor, entity, entityID, action, origin, outcome, from, to }: AuditFilters,
  put: Put,
  searchTerm = '',
): readonly string[] {
  const conditions: string[] = [];
  const where = (sql: (placeholder: string) => string, value: unknown): void => {
    if (value !== undefined) conditions.push(sql(put(value)));
  };
  if (actor !== undefined && isUserID(actor))
    where(
      (value) => `e.actor_id = (select id::text from lectern_audit_identity where user_id = ${value}) and e.actor_kind = 'user'`,
      Number(actor),
    );
  else where((value) => `e.actor_id = ${value}`, actor);
  where((value) => `e.entity = ${value}`, entity);
  where((value) => `e.entity_id = ${value}`, entityID);
  where((value) => `e.action = ${value}`, action);
  where((value) => `e.origin = ${value}`, origin);
  where((value) => `e.outcome = ${value}`, outcome);
  where((value) => `e.at >= ${value}`, from);
  where((value) => `e.at < ${value}`, to);
  const term = searchKey(searchTerm);
  if (term)
    where(
      (value) =>
        `(lower(concat_ws(' ', e.action, e.entity, e.entity_id) collate "C") like ${value} or ${foldedSQL('u.name')} like ${value}
          or ${isAboutNamed(log, value)})`,
      `%${escapeLike(term)}%`,
    );
  return conditions;
}

/** An entry as it is answered: its ids, and what they stand for. */
export const presentEntry = (row: AuditRow, subjects: NamedSubjects): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, id: row.actor_id, userID: row.user_id, name: row.name },
  origin: row.origin,
  action: row.action,
  entity: row.entity,
  entityID: row.entity_id,
  subject: subjects.subjectOf(row) ?? null,
  outcome: row.outcome,
  changes: row.changes,
  names: subjects.namesIn(row),
  isSealed: row.is_sealed,
});
