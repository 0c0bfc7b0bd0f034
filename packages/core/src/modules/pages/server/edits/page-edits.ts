import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Operation } from '../../edits/operation.ts';

/** Operations as an editor sent them. */
interface Sent {
  readonly revision: number;
  /** The editor that sent them; every other write has one of its own. */
  readonly client: string;
  readonly sequence: number;
  readonly operations: readonly Operation[];
}

/** Operations that were written down as a revision of a page. */
export interface PageEdit extends Sent {
  readonly versionID: string;
}

interface NewEdit extends PageEdit {
  readonly pageID: string;
  readonly userID: number | null;
  readonly writtenAt: Date;
}

const columns = 'revision, version_id as "versionID", client, sequence, operations';

/** What was written after a revision, up to another one, in order. */
export async function editsBetween(
  em: Pick<SqlEntityManager, 'execute'>,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<PageEdit[]> {
  if (after >= upTo) return [];
  return em.execute<PageEdit[]>(
    `select ${columns} from lectern_page_edit where page_id = ? and revision > ? and revision <= ? order by revision`,
    [pageID, after, upTo],
  );
}

/** As `editsBetween`, outside a transaction. */
export async function readEdits(
  pool: Pool,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<PageEdit[]> {
  if (after >= upTo) return [];
  const { rows } = await pool.query<PageEdit>(
    `select ${columns} from lectern_page_edit where page_id = $1 and revision > $2 and revision <= $3 order by revision`,
    [pageID, after, upTo],
  );
  return rows;
}

/** What an editor sent before under a sequence, and the last sequence that it sent at all. */
export async function sentBefore(
  em: Pick<SqlEntityManager, 'execute'>,
  { pageID, client, sequence }: { readonly pageID: string; readonly client: string; readonly sequence: number },
): Promise<{ readonly same: PageEdit | undefined; readonly last: number | undefined }> {
  const rows = await em.execute<PageEdit[]>(
    `select ${columns} from lectern_page_edit where page_id = ? and client = ?
     and sequence in (?, (select max(sequence) from lectern_page_edit where page_id = ? and client = ?)) order by sequence`,
    [pageID, client, sequence, pageID, client],
  );
  return { same: rows.find((row) => row.sequence === sequence), last: rows.at(-1)?.sequence };
}

/** The operations of edits, in order. */
export const operationsOf = (edits: readonly PageEdit[]): Operation[] => edits.flatMap(({ operations }) => operations);

/** What an editor is told of others' work: never its own. */
export const ofOthers = (edits: readonly PageEdit[], client: string): Operation[] =>
  operationsOf(edits.filter((edit) => edit.client !== client));

const authorSQL = `insert into lectern_version_author (version_id, page_id, user_id, written_at)
  select ?::uuid, ?::uuid, ?::integer, ?::timestamptz where ?::integer is not null
  on conflict (version_id, user_id) do update set written_at = excluded.written_at returning (xmax = 0) as is_new`;

const authorOf = ({ versionID, pageID, userID, writtenAt }: Omit<NewEdit, keyof Sent>) => [
  versionID,
  pageID,
  userID,
  writtenAt,
  userID,
];

/** Notes who wrote a version. */
export async function noteAuthor(em: Pick<SqlEntityManager, 'execute'>, write: Omit<NewEdit, keyof Sent>): Promise<void> {
  await em.execute(authorSQL, authorOf(write));
}

/** Writes operations down as a revision of a page. True where this person had written nothing of the version before. */
export async function writeEdit(em: Pick<SqlEntityManager, 'execute'>, edit: NewEdit): Promise<boolean> {
  const { pageID, revision, versionID, client, sequence, operations, userID, writtenAt } = edit;
  const [row] = await em.execute<{ isNew: boolean }[]>(
    `with author as (${authorSQL}),
     edit as (insert into lectern_page_edit (page_id, revision, version_id, client, sequence, operations, user_id, written_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?))
     select coalesce((select is_new from author), true) as "isNew"`,
    [...authorOf(edit), pageID, revision, versionID, client, sequence, JSON.stringify(operations), userID, writtenAt],
  );
  return row?.isNew ?? true;
}
