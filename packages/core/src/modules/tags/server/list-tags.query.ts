import type { List } from '#contract/list.ts';
import { holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Queryable } from '#server/database/statement.ts';
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
}

const sortColumns = { term: 'own.folded', pages: 'coalesce(uses.pages, 0)', updatedAt: 't.updated_at' } as const;

/** One page of the tags that are there, found by any of their names. */
export async function listTags(database: Queryable, query: Query): Promise<List<ListedTag>> {
  const { searchTerm, columnToSort, sortOrder, visibility, ...page } = query;
  const { rows, totalItems } = await listRows<Row>(database, page, (put) => {
    const found = holdsTerm('n.folded', searchTerm, put);
    return {
      columns: `t.id, t.term, t.is_private as "isPrivate", t.revision, t.updated_at as "updatedAt",
        array(select n.name from lectern_tag_name n where n.tag_id = t.id and n.is_synonym order by n.folded collate "C") as synonyms,
        coalesce(uses.pages, 0) as pages, coalesce(uses.files, 0) as files, coalesce(uses.others, 0) as others`,
      from: 'lectern_tag t join lectern_tag_name own on own.tag_id = t.id and not own.is_synonym',
      joins: `left join (${useCounts}) uses on uses.tag_id = t.id`,
      where: [
        't.merged_into is null and t.deleted_at is null',
        visibility && `t.is_private = ${put(visibility === 'private')}`,
        found && `exists (select from lectern_tag_name n where n.tag_id = t.id and ${found})`,
      ],
      order: `${sortColumns[columnToSort]} ${sortOrder}`,
      unique: 'own.folded collate "C"',
    };
  });
  return { items: rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })), totalItems };
}
