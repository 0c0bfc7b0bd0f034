import { accounts } from '#server/kernel/accounts.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { AuditRow } from './audit-row.ts';
import type { AuditEntry } from '../audit.calls.ts';
import { foldedSQL } from '#server/database/folded-sql.ts';

export type NamedSubject = NonNullable<AuditEntry['subject']>;

export interface NamedSubjects {
  /** Undefined where the log knows of no name. */
  subjectOf(row: AuditRow): NamedSubject | undefined;
  /** Names for the ids that stand in the changes of an entry, by id. */
  namesIn(row: AuditRow): Readonly<Record<string, string>>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUserID = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

type Subjects = Lectern['auditSubjects'];

/** The parts of the application with which the log names what it is about. */
export type Log = Pick<Lectern, 'pool' | 'database' | 'service' | 'auditSubjects'>;

/** SQL: everything with a name that the log may speak of, with texts as ids. */
const namedSubjects = (subjects: Subjects): string =>
  [...subjects.entries()]
    .map(
      ([kind, { table, id = 'id', name, folder, deletedAt }]) =>
        `select '${kind}' as kind, ${id} as id, ${name}::text as name, ${folder ?? 'null'}::text as folder,
         ${deletedAt === undefined ? 'false' : `${deletedAt} is not null`} as is_in_trash from ${table}`,
    )
    .join(' union all ');

/** SQL: true for an entry `e` about something or somebody whose name is like a term. */
export const isAboutNamed = (log: Pick<Log, 'service' | 'auditSubjects'>, term: string): string => `(
  e.entity_id in (select id::text from (${namedSubjects(log.auditSubjects)}) subject where ${foldedSQL('subject.name')} like ${term})
  or (e.entity = 'user' and e.entity_id in (select who.id::text from ${log.service(accounts).sql} who where ${foldedSQL('who.name')} like ${term})))`;

function uuidsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uuidsIn) : [];
}

type Found = Omit<NamedSubject, 'isGone'>;

interface FoundRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly folder: string | null;
  readonly is_in_trash: boolean;
}

const byID = (rows: readonly FoundRow[]): ReadonlyMap<string, Found> =>
  new Map(
    rows.map(({ id, kind, name, folder, is_in_trash: isInTrash }) => [
      id,
      { kind, name, ...(folder === null ? {} : { folder }), ...(isInTrash ? { isInTrash } : {}) },
    ]),
  );

async function findSubjects({ pool, auditSubjects }: Log, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<FoundRow>(
    `select kind, id::text, name, folder, is_in_trash from (${namedSubjects(auditSubjects)}) subject where id = any($1::uuid[])`,
    [ids],
  );
  return byID(rows);
}

async function findUsers(log: Log, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await log.pool.query<{ id: string; name: string }>(
    `select who.id::text, who.name from ${log.service(accounts).sql} who where who.id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of subjects that are gone, each from the last entry that says it. */
async function findLastNames({ pool, auditSubjects }: Log, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<FoundRow>(
    `select distinct on (entity_id) entity_id as id, entity as kind,
       coalesce(changes->>'fileName', changes->>'name', changes->'after'->>'name', changes->>'slug', changes->>'path') as name,
       case when entity = 'media-file' then changes->>'path' end as folder, false as is_in_trash
     from lectern_audit_entry
     where entity = any($2) and entity_id = any($1)
       and coalesce(changes->>'fileName', changes->>'name', changes->'after'->>'name', changes->>'slug', changes->>'path') is not null
     order by entity_id, id desc`,
    [ids, [...auditSubjects.entries()].map(([kind]) => kind)],
  );
  return byID(rows);
}

const isAboutUser = ({ entity, entity_id, action }: AuditRow): boolean =>
  isUserID(entity_id) && (entity === 'user' || (entity === 'command' && /^(user|auth)\./.test(action)));

/** Looks up what the ids of entries stand for, for all of them at once. */
export async function nameSubjects(log: Log, rows: readonly AuditRow[]): Promise<NamedSubjects> {
  const ids = [...new Set(rows.flatMap(({ entity_id, changes }) => uuidsIn([entity_id, changes])))];
  const users = await findUsers(log, [...new Set(rows.filter(isAboutUser).map(({ entity_id }) => entity_id))]);
  const found = await findSubjects(log, ids);
  const gone = await findLastNames(
    log,
    ids.filter((id) => !found.has(id)),
  );
  return {
    subjectOf(row) {
      const { entity_id: id } = row;
      if (isAboutUser(row)) return { kind: 'user', name: users.get(id) ?? `Former user ${id}`, isGone: !users.has(id) };
      const subject = found.get(id) ?? gone.get(id);
      return subject && { ...subject, isGone: !found.has(id) };
    },
    namesIn: ({ changes }) =>
      Object.fromEntries(
        uuidsIn(changes).flatMap((id) => {
          const subject = found.get(id) ?? gone.get(id);
          return subject ? [[id, subject.name] as const] : [];
        }),
      ),
  };
}
