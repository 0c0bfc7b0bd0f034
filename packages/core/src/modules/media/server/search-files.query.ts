import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { FoundFiles, MediaSearch } from '../media.schema.ts';
import { escapeLike } from '#server/database/escape-like.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { folderAccess, visibleFiles } from './folder-access.ts';
import type { FolderAccess } from './folder-access.ts';
import { existingFolder } from './folders.ts';
import { maxImageSize, recommendedSide } from '../media-limits.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';
import { presentFolder } from './media-folder.presenter.ts';
import type { FolderRow } from './media-folder.presenter.ts';
import { fail } from './fail.ts';
import { foldedSQL, wordOrder } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Put } from '#server/database/statement.ts';
import { nameKey, searchKey } from '#contract/fold-text.ts';

const filters: Readonly<Record<NonNullable<MediaSearch['filter']>, string>> = {
  'live-without-alt': `f.file_type = 'image' and f.default_alt_text = '' and exists (
    select from lectern_reference r where r.kind = 'media' and r.owner_kind = 'live-page' and r.target = f.id::text)`,
  unused: `not exists (select from lectern_reference r where r.kind = 'media' and r.target = f.id::text)
    and not exists (select from lectern_version_media m where m.file_id = f.id)
    and not exists (select from lectern_media_file v where v.deleted_at is null and v.poster_file_id = f.id)
    and not exists (select from lectern_media_file v where v.deleted_at is null and v.video_type = 'gif' and v.video_id = f.id::text)`,
  'too-large': `f.file_type = 'image' and (greatest(f.width, f.height) > ${recommendedSide} or f.size > ${maxImageSize})`,
  recent: 'true',
};

const byName = 'sort_key, path collate "C"';
const newestFirst = 'created_at desc';

interface Search {
  readonly search: Pick<MediaSearch, 'searchTerm' | 'filter' | 'fileType' | 'tag'> & {
    readonly pageIndex: number;
    readonly pageSize: number;
  };
  readonly folder: string;
  readonly access: FolderAccess;
}

/** Every word of the term has to be found, as it is written; nothing in it is a pattern. */
const patternsOf = (term: string): string[] =>
  searchKey(term)
    .split(' ')
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${escapeLike(word)}%`);

/** SQL of the files that have a tag, under the ids of those that were merged into it too. */
const filesWithTag = (tag: string): string =>
  `exists (select from jsonb_array_elements_text(f.tags) as own (id) join lectern_tag t on t.id::text = own.id
    where coalesce(t.merged_into, t.id) = ${tag}::uuid)`;

/** SQL of what is looked for among the files `f`. */
function foundFiles({ search, folder, access }: Search, put: Put): string {
  const conditions = ['f.deleted_at is null'];
  if (folder !== '/') {
    const path = put(folder);
    conditions.push(`(f.path = ${path} or starts_with(f.path, ${path} || '/'))`);
  }
  if (access.hidden.length > 0) conditions.push(visibleFiles(put(access.hidden.map(nameKey))));
  for (const pattern of patternsOf(search.searchTerm)) conditions.push(`f.search_text like ${put(pattern)}`);
  if (search.fileType) conditions.push(`f.file_type = ${put(search.fileType)}`);
  if (search.tag !== undefined) conditions.push(filesWithTag(put(search.tag)));
  if (search.filter) conditions.push(filters[search.filter]);
  return `lectern_media_file f where ${conditions.join(' and ')}`;
}

async function foldersNamed(app: Lectern, { search, folder, access }: Search): Promise<FoundFiles['folders']> {
  const patterns = patternsOf(search.searchTerm);
  if (patterns.length === 0 || search.filter || search.fileType || search.tag !== undefined || search.pageIndex > 0) return [];
  const { rows } = await app.pool.query<FolderRow>(
    `select id, path, roles from lectern_media_folder
     where deleted_at is null and starts_with(path, $1) and ${foldedSQL(`substring(path from '[^/]+$')`)} like all ($2::text[])
     order by ${wordOrder('path')} limit 100`,
    [folder === '/' ? '/' : `${folder}/`, patterns],
  );
  return rows.filter((each) => access.canSee(each.path)).map((each) => presentFolder(each, access));
}

async function filesByID(em: SqlEntityManager, ids: readonly string[]): Promise<MediaFile[]> {
  const files = new Map((await em.find(MediaFile, { id: { $in: [...ids] } })).map((file) => [file.id, file]));
  return ids.flatMap((id) => files.get(id) ?? []);
}

/** How many files of the whole library a filter finds. */
export async function countFiles(app: Lectern, actor: Actor, filter: NonNullable<MediaSearch['filter']>): Promise<number> {
  const access = await folderAccess(app.pool, actor);
  const search = { searchTerm: '', filter, pageIndex: 0, pageSize: 1 };
  const values: unknown[] = [];
  const found = foundFiles({ search, folder: '/', access }, (value) => `$${values.push(value)}`);
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count from ${found}`, values);
  return rows[0]?.count ?? 0;
}

/** Files in a folder and below it by name and alternative text, or by a filter; shared ones wherever they lie. */
export async function searchFiles(
  app: Lectern,
  actor: Actor,
  search: Search['search'] & { readonly directory: string },
): Promise<FoundFiles> {
  const em = app.orm.em.fork();
  const access = await folderAccess(app.pool, actor);
  const folder = await existingFolder(em, search.directory, 'directory');
  if (!access.canSee(folder)) fail('gone', 'directory');
  const [{ rows, totalItems }, folders] = await Promise.all([
    listRows<Pick<MediaFile, 'id'>>(app.database, search, (put) => ({
      with: `found as materialized (select id, sort_key, path, created_at from ${foundFiles({ search, folder, access }, put)})`,
      columns: 'id',
      from: 'found',
      order: search.filter === 'recent' ? newestFirst : byName,
      unique: 'id',
    })),
    foldersNamed(app, { search, folder, access }),
  ]);
  const files = await filesByID(
    em,
    rows.map(({ id }) => id),
  );
  return { items: files.map((file) => presentFile(file, access)), totalItems, folders };
}
