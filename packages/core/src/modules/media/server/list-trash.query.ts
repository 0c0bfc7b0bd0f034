import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { TrashItem } from '../media.schema.ts';
import type { List } from '../../../contract/list.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { folderAccess } from './folder-access.ts';
import { nameOf, parentOf } from './media-path.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';
import { trashDays } from './trash.ts';
import { escapeLike } from '../../../server/database/escape-like.ts';
import { foldedSQL } from '../../../server/database/folded-sql.ts';
import { nameKey, searchKey } from '../../../contract/fold-text.ts';
import { peopleSQL } from '../../users/server/public.ts';

interface Row {
  readonly id: string;
  readonly kind: TrashItem['kind'];
  readonly path: string;
  readonly name: string | null;
  readonly deleted_at: Date;
  readonly deleted_by: string | null;
  readonly file_count: number;
  readonly filesize: number;
}

interface Query {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
}

const entries = `(
  select id, 'file' as kind, path, file_name as name, sort_key as searched, path_key, deleted_at, deleted_by, kept_to
    from lectern_media_file where trash_id = id
  union all select id, 'folder', path, null, ${foldedSQL(`substring(path from '[^/]+$')`)}, path_key, deleted_at, deleted_by, kept_to
    from lectern_media_folder where trash_id = id) t`;

/** One page of what lies in the trash, last deleted first. */
export async function listTrash(app: Lectern, actor: Actor, query: Query): Promise<List<TrashItem>> {
  const access = await folderAccess(app.pool, actor, true);
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [access.sqlOfKept('t', place)];
  const term = searchKey(query.searchTerm);
  if (term) conditions.push(`t.searched like ${place(`%${escapeLike(term)}%`)}`);
  if (access.hidden.length > 0) {
    conditions.push(
      `not exists (select from unnest(${place(access.hidden.map(nameKey))}::text[]) h where starts_with(t.path_key || '/', h || '/'))`,
    );
  }
  const where = conditions.join(' and ');
  const [{ rows }, { rows: counts }] = await Promise.all([
    app.pool.query<Row>(
      `select t.id, t.kind, t.path, t.name, t.deleted_at, u.name as deleted_by, c.file_count, c.filesize
       from ${entries} left join ${peopleSQL} u on u.id = t.deleted_by,
         lateral (select count(*)::int as file_count, coalesce(sum(size), 0)::float8 as filesize
           from lectern_media_file f where f.trash_id = t.id) c
       where ${where} order by t.deleted_at desc, t.id limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}`,
      values,
    ),
    app.pool.query<{ count: number }>(`select count(*)::int as count from ${entries} where ${where}`, values),
  ]);
  const em = app.orm.em.fork();
  const files = await em.find(MediaFile, { id: { $in: rows.map(({ id }) => id) } });
  const byID = new Map(files.map((file) => [file.id, file]));
  const replacedIDs = files.map(({ replacedID }) => replacedID).filter((id) => typeof id === 'string');
  const replaced = new Map(
    (await em.find(MediaFile, { id: { $in: replacedIDs }, deletedAt: null }))
      .filter(({ path }) => access.canSee(path))
      .map(({ id, fileName }) => [id, { id, fileName }]),
  );
  const items = rows.map((row): TrashItem => {
    const file = byID.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name ?? nameOf(row.path),
      trashedFrom: row.kind === 'file' ? row.path : parentOf(row.path),
      fileCount: row.file_count,
      filesize: row.filesize,
      file: file ? presentFile(file, access) : null,
      replaced: replaced.get(file?.replacedID ?? '') ?? null,
      deletedAt: row.deleted_at.toISOString(),
      deletedBy: row.deleted_by,
      purgedAt: new Date(row.deleted_at.getTime() + trashDays * 86_400_000).toISOString(),
      policies: access.folderPolicies(row.path),
    };
  });
  return { items, totalItems: counts[0]?.count ?? 0 };
}
