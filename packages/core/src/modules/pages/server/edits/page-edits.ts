import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Statement } from '#server/database/statement.ts';
import type { EditAuthor } from '../../edits/edit-author.ts';
import type { Operation } from '../../edits/operation.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

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
  /** Null where it was nobody: an import, a plan. */
  readonly userID: number | null;
  /** Of the person; null where that is not known any more. */
  readonly name: string | null;
  /** Somebody chose over what others had written. */
  readonly isChoice: boolean;
  /** ISO 8601, or as the database gives it. */
  readonly at: string | Date;
}

interface NewEdit extends Omit<PageEdit, 'name' | 'at'> {
  readonly pageID: string;
  readonly writtenAt: Date;
  /** What lists say of the page; own data only where it changed. */
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>> | undefined;
}

/** SQL of edits `e`, with the people who made them. */
const editsIn = (rows: string): string => `select e.revision, e.version_id as "versionID", e.client, e.sequence, e.operations,
    e.user_id as "userID", u.name, e.is_choice as "isChoice", e.written_at as at
  from ${rows} e left join ${peopleSQL} u on u.id = e.user_id`;
const edits = editsIn('lectern_page_edit');

/** SQL of what was written of the page `p` after a revision, in order, as JSON. */
export const editsSince = (revision: string): string => `coalesce((select jsonb_agg(jsonb_build_object('revision', e.revision,
    'versionID', e.version_id, 'client', e.client, 'sequence', e.sequence, 'operations', e.operations, 'userID', e.user_id,
    'name', u.name, 'at', e.written_at, 'isChoice', e.is_choice) order by e.revision)
  from lectern_page_edit e left join ${peopleSQL} u on u.id = e.user_id
  where e.page_id = p.id and e.revision > ${revision}), '[]')`;

/** Bytes of what others did that an editor can catch up on in one call. */
const mostCaughtUp = 4_000_000;

/** As `editsSince`; nothing where that is more than one call can take in. */
export const fewEditsSince = (revision: string): string => `case when coalesce((select sum(octet_length(e.operations::text))
    from lectern_page_edit e where e.page_id = p.id and e.revision > ${revision}), 0) > ${mostCaughtUp}
  then '[]'::jsonb else ${editsSince(revision)} end`;

/** What was written after a revision, up to another one, in order. */
export async function editsBetween(
  em: Pick<SqlEntityManager, 'execute'>,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<PageEdit[]> {
  if (after >= upTo) return [];
  return em.execute<PageEdit[]>(`${edits} where e.page_id = ? and e.revision > ? and e.revision <= ? order by e.revision`, [
    pageID,
    after,
    upTo,
  ]);
}

/** As `editsBetween`; nothing where that is more than one call can take in. */
export async function fewEditsBetween(
  em: Pick<SqlEntityManager, 'execute'>,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<PageEdit[]> {
  if (after >= upTo) return [];
  return em.execute<PageEdit[]>(
    `with meanwhile as (select * from lectern_page_edit where page_id = ? and revision > ? and revision <= ?)
     ${editsIn('meanwhile')}
     where (select sum(octet_length(operations::text)) from meanwhile) <= ${mostCaughtUp} order by e.revision`,
    [pageID, after, upTo],
  );
}

/** Whether what was written between two revisions is no more than one call can take in. */
export async function canCatchUp(
  em: Pick<SqlEntityManager, 'execute'>,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<boolean> {
  const [size] = await em.execute<{ bytes: string | null }[]>(
    `select sum(octet_length(operations::text)) as bytes from lectern_page_edit where page_id = ? and revision > ? and revision <= ?`,
    [pageID, after, upTo],
  );
  return Number(size?.bytes ?? 0) <= mostCaughtUp;
}

/** As `editsBetween`, outside a transaction. */
export async function readEdits(
  pool: Pool,
  pageID: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<PageEdit[]> {
  if (after >= upTo) return [];
  const { rows } = await pool.query<PageEdit>(
    `${edits} where e.page_id = $1 and e.revision > $2 and e.revision <= $3 order by e.revision`,
    [pageID, after, upTo],
  );
  return rows;
}

/** An editor: a tab of a person. Its id is the tab's own word, so that it names nothing without the person. */
export type EditorID = Pick<PageEdit, 'client' | 'userID'>;

/** What an editor sent under a sequence; undefined where that is no longer known, or nothing was. */
export async function sentAs(
  em: Pick<SqlEntityManager, 'execute'>,
  { pageID, client, userID, sequence }: EditorID & { readonly pageID: string; readonly sequence: number },
): Promise<PageEdit | undefined> {
  const [row] = await em.execute<PageEdit[]>(
    `${edits} where e.page_id = ? and e.client = ? and e.user_id is not distinct from ?::integer and e.sequence = ?`,
    [pageID, client, userID, sequence],
  );
  return row;
}

/** The operations of edits, in order. */
export const operationsOf = (edits: readonly PageEdit[]): Operation[] => edits.flatMap(({ operations }) => operations);

/** What an editor is told of others' work: never its own. */
export const ofOthers = (edits: readonly PageEdit[], { client, userID }: EditorID): readonly PageEdit[] =>
  edits.filter((edit) => edit.client !== client || edit.userID !== userID);

/** By whom and when, in the order of the operations. */
export const authorsOf = (edits: readonly PageEdit[]): EditAuthor[] =>
  edits.flatMap(({ userID, name, at, isChoice, operations }) =>
    operations.length === 0
      ? []
      : [
          {
            by: userID === null || name === null ? null : { id: userID, name },
            at: new Date(at).toISOString(),
            isChoice,
            operations: operations.length,
          },
        ],
  );

const write = `with version as (update lectern_page_version set revision = $2::integer, updated_at = $3::timestamptz
    where id = $1::uuid),
  page as (update lectern_page set title = $4::text, type_data = coalesce($5::jsonb, type_data), latest_version_id = $1,
    updated_at = $3 where id = $6::uuid),
  author as (insert into lectern_version_author (version_id, page_id, user_id, written_at)
    select $1, $6, $7::integer, $3 where $7::integer is not null
    on conflict (version_id, user_id) do update set written_at = excluded.written_at)
  insert into lectern_page_edit (page_id, revision, version_id, client, sequence, operations, user_id, written_at, is_choice)
  values ($6, $2, $1, $8::uuid, $9::integer, $10::jsonb, $7, $3, $11::boolean)`;

/** The one statement that writes operations down as a revision of a page. */
export function editStatement({ pageID, revision, versionID, userID, writtenAt, title, typeData, ...sent }: NewEdit): Statement {
  const values = [
    ...[versionID, revision, writtenAt, title, typeData === undefined ? null : JSON.stringify(typeData), pageID, userID],
    ...[sent.client, sent.sequence, JSON.stringify(sent.operations), sent.isChoice],
  ];
  return { name: 'write_edit', text: write, values };
}
