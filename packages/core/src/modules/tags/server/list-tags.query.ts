import type { Pool } from 'pg';
import type { List } from '../../../contract/list.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';
import { foldTerm } from '../tag-term.ts';
import type { ListedTag } from '../tags.schema.ts';
import { useCounts } from './tag-uses.query.ts';

interface Query {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  readonly columnToSort: 'term' | 'pages' | 'updatedAt';
  readonly sortOrder: 'asc' | 'desc';
  readonly visibility?: 'public' | 'private' | undefined;
}

interface Row extends Omit<ListedTag, 'updatedAt'> {
  readonly updatedAt: Date;
  readonly total: number;
}

const sortColumns = { term: 'own.folded', pages: 'coalesce(uses.pages, 0)', updatedAt: 't.updated_at' } as const;

/** One page of the tags that are there, found by any of their names. */
export async function listTags(pool: Pick<Pool, 'query'>, query: Query): Promise<List<ListedTag>> {
  const { pageIndex, pageSize, searchTerm, columnToSort, sortOrder, visibility } = query;
  const from = `from lectern_tag t join lectern_tag_name own on own.tag_id = t.id and not own.is_synonym
    where t.merged_into is null and t.deleted_at is null and ($1::boolean is null or t.is_private = $1)
      and exists (select from lectern_tag_name n where n.tag_id = t.id and n.folded like $2)`;
  const values = [visibility === undefined ? null : visibility === 'private', `%${escapeLike(foldTerm(searchTerm))}%`];
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(
      `with uses as (${useCounts})
       select t.id, t.term, t.is_private as "isPrivate", t.revision, t.updated_at as "updatedAt",
         array(select n.name from lectern_tag_name n where n.tag_id = t.id and n.is_synonym order by n.folded collate "C") as synonyms,
         coalesce(uses.pages, 0) as pages, coalesce(uses.files, 0) as files, coalesce(uses.others, 0) as others
       ${from.replace('where', 'left join uses on uses.tag_id = t.id where')}
       order by ${sortColumns[columnToSort]} ${sortOrder}, own.folded collate "C" limit ${pageSize} offset ${pageIndex * pageSize}`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${from}`, values),
  ]);
  return {
    items: rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
    totalItems: counted.rows[0]?.total ?? 0,
  };
}
