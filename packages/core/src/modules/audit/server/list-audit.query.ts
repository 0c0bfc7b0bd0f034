import { listRows } from '#server/database/list-rows.ts';
import type { AuditQuery } from '../audit.calls.ts';
import { auditColumns, auditConditions, auditTables, presentEntry } from './audit-query.ts';
import { nameSubjects } from './name-subjects.ts';
import type { Log } from './name-subjects.ts';
import type { AuditRow } from './audit-row.ts';

/**
 * One page of the audit log; `searchTerm` is a part of the action, of the entity, its id or its name, or of the actor's name.
 * Entries come in the order in which they were written, which is that of their ids.
 */
export async function listAudit(log: Log, { searchTerm, sortOrder, pageIndex, pageSize, ...filters }: AuditQuery) {
  const { rows, totalItems } = await listRows<AuditRow>(log.database, { pageIndex, pageSize }, (put) => ({
    columns: auditColumns,
    from: auditTables(log),
    where: auditConditions(log, filters, put, searchTerm),
    order: `e.id ${sortOrder}`,
    unique: 'e.id',
  }));
  const subjects = await nameSubjects(log, rows);
  return { items: rows.map((row) => presentEntry(row, subjects)), totalItems };
}
