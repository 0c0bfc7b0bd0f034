import type { Lectern } from '#server/kernel/lectern.ts';
import type { TrashItem } from '../media.schema.ts';
import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { folderAccess } from './folder-access.ts';
import { nameOf, parentOf } from './media-path.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';
import { trashDays } from './trash.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import { nameKey } from '#contract/fold-text.ts';
import { userName } from '../../users/server/public.ts';

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
  const { rows, totalItems } = await listRows<Row>(app.database, query, (put) => ({
    columns: `t.id, t.kind, t.path, t.name, t.deleted_at, ${userName('t.deleted_by')} as deleted_by,
      (select count(*)::int from lectern_media_file f where f.trash_id = t.id) as file_count,
      (select coalesce(sum(size), 0)::float8 from lectern_media_file f where f.trash_id = t.id) as filesize`,
    from: entries,
    where: [
      access.sqlOfKept('t', put),
      holdsTerm('t.searched', query.searchTerm, put),
      access.hidden.length > 0
        ? `not exists (select from unnest(${put(access.hidden.map(nameKey))}::text[]) h where starts_with(t.path_key || '/', h || '/'))`
        : undefined,
    ],
    order: 't.deleted_at desc',
    unique: 't.id',
  }));
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
  return { items, totalItems };
}
