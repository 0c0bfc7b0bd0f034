import type { AuditQuery } from '../audit.calls.ts';
import { auditColumns, auditConditions, auditTables, presentEntry } from './audit-query.ts';
import { nameSubjects } from './name-subjects.ts';
import type { Log } from './name-subjects.ts';
import type { AuditRow } from './audit-row.ts';

/**
 * One page of the audit log; `searchTerm` is a part of the action, of the entity, its id or its name, or of the actor's name.
 * Entries come in the order in which they were written, which is that of their ids.
 */
export async function listAudit(log: Log, query: AuditQuery) {
  const { pool } = log;
  const { sql, values } = auditConditions(log, query, query.searchTerm);
  const tables = auditTables(log);
  const { pageIndex, pageSize, sortOrder } = query;
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<AuditRow>(
      `select ${auditColumns} from ${tables} ${sql} order by e.id ${sortOrder} limit ${pageSize} offset ${pageIndex * pageSize}`,
      values,
    ),
    pool.query<{ count: number }>(`select count(*)::int as count from ${tables} ${sql}`, values),
  ]);
  const subjects = await nameSubjects(log, rows);
  return { items: rows.map((row) => presentEntry(row, subjects)), totalItems: counts[0]?.count ?? 0 };
}
