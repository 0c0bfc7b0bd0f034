import { csvLine, csvStart } from '#contract/csv.ts';
import type { AuditFilters } from '../audit.calls.ts';
import { auditColumns, auditConditions, auditTables, presentEntry } from './audit-query.ts';
import { nameSubjects } from './name-subjects.ts';
import type { Log } from './name-subjects.ts';
import type { AuditRow } from './audit-row.ts';

export type ExportFormat = 'csv' | 'ndjson';

const batchSize = 1000;

const headings = [
  'id',
  'at',
  'actorKind',
  'actorID',
  'userID',
  'actor',
  'origin',
  'action',
  'entity',
  'entityID',
  'entityName',
  'outcome',
  'changes',
  'names',
  'isSealed',
];

type Entry = ReturnType<typeof presentEntry>;

function asCsv({ id, at, actor, origin, action, entity, entityID, subject, outcome, changes, names, isSealed }: Entry): string {
  const who = [actor.kind, actor.id, String(actor.userID ?? ''), actor.name];
  const about = [entity, entityID, subject?.name ?? ''];
  const what = [outcome, JSON.stringify(changes), JSON.stringify(names), String(isSealed)];
  return csvLine([id, at, ...who, origin, action, ...about, ...what]);
}

const lineOf: Readonly<Record<ExportFormat, (entry: Entry) => string>> = {
  csv: asCsv,
  ndjson: (entry) => `${JSON.stringify(entry)}\n`,
};

/** The log as a file, oldest first, up to what is there when it begins. Read in parts: it may be long. */
export async function* exportAudit(log: Log, filters: AuditFilters, format: ExportFormat): AsyncGenerator<string> {
  const { pool } = log;
  if (format === 'csv') yield csvStart + csvLine(headings);
  const values: unknown[] = [];
  const conditions = auditConditions(log, filters, (value) => `$${values.push(value)}`);
  const { rows: limits } = await pool.query<{ id: string }>('select coalesce(max(id), 0)::text as id from lectern_audit_entry');
  const [limit] = limits;
  const filter = [...conditions, `e.id > $${values.length + 1} and e.id <= $${values.length + 2}`].join(' and ');
  for (let last = '0'; ;) {
    const { rows } = await pool.query<AuditRow>(
      `select ${auditColumns} from ${auditTables(log)} where ${filter} order by e.id limit ${batchSize}`,
      [...values, last, limit?.id ?? '0'],
    );
    const subjects = await nameSubjects(log, rows);
    if (rows.length > 0) yield rows.map((row) => lineOf[format](presentEntry(row, subjects))).join('');
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}
