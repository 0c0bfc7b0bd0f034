import type { Lectern } from '#server/kernel/lectern.ts';
import type { Directory, MediaFile as PresentedFile } from '../media.schema.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { folderAccess } from './folder-access.ts';
import { folderAt } from './folders.ts';
import { MediaFile } from './media-file.entity.ts';
import { presentFile } from './media-file.presenter.ts';
import { presentFolder } from './media-folder.presenter.ts';
import type { FolderRow } from './media-folder.presenter.ts';
import { fail } from './fail.ts';

/** As people sort: `foto 2` before `foto 10`, whatever the case. */
const byName = new Intl.Collator('en', { numeric: true });

const foldersIn = `select id, path, roles from lectern_media_folder
  where regexp_replace(path, '/[^/]+$', '') = $1 and deleted_at is null`;

/** The id of a folder and its path as its row spells it; undefined where there is none. The root has no id. */
async function rowOf(app: Lectern, folder: string): Promise<{ readonly id?: string; readonly path: string } | undefined> {
  if (folder === '/') return { path: folder };
  const { rows } = await app.pool.query<{ id: string; path: string }>(
    'select id, path from lectern_media_folder where path_key = lectern_name_key($1) and deleted_at is null',
    [folder],
  );
  return rows[0];
}

/** The folders and files in a folder. G_15 where it is not there, or kept from the actor. */
export async function getDirectory(app: Lectern, actor: Actor, path: string): Promise<Directory> {
  const wanted = folderAt(path, 'path');
  const contentOf = (folder: string) =>
    Promise.all([
      app.orm.em.fork().find(MediaFile, { path: folder, deletedAt: null }),
      app.pool.query<FolderRow>(foldersIn, [folder === '/' ? '' : folder]),
    ]);
  // Asked for at once, because nearly everybody spells a folder as it is spelled.
  const [access, row, content] = await Promise.all([folderAccess(app.pool, actor), rowOf(app, wanted), contentOf(wanted)]);
  if (row === undefined || !access.canSee(row.path)) return fail('gone', 'path');
  const found = row.path;
  const [files, { rows: folders }] = found === wanted ? content : await contentOf(found);
  return {
    path: found,
    ...(row.id === undefined ? {} : { folderID: row.id }),
    folders: folders
      .filter((each) => access.canSee(each.path))
      .map((each) => presentFolder(each, access))
      .sort((one, other) => byName.compare(one.folderName, other.folderName)),
    files: files.map((file) => presentFile(file, access)).sort((one, other) => byName.compare(one.fileName, other.fileName)),
    policies: access.folderPolicies(found),
  };
}

/** One file; G_15 where it is gone, in the trash, or kept from the actor. */
export async function getFile(app: Lectern, actor: Actor, id: string): Promise<PresentedFile> {
  const file = await app.orm.em.fork().findOne(MediaFile, { id, deletedAt: null });
  const access = await folderAccess(app.pool, actor);
  return file && access.canUse(file) ? presentFile(file, access) : fail('gone');
}

/** Files with these contents, by the hash of what was sent or of what is stored; hashes without any are left out. */
export async function findDuplicates(
  app: Lectern,
  actor: Actor,
  hashes: readonly string[],
): Promise<Record<string, PresentedFile[]>> {
  const em = app.orm.em.fork();
  const access = await folderAccess(app.pool, actor);
  const files = await em.find(
    MediaFile,
    { deletedAt: null, $or: [{ hash: { $in: [...hashes] } }, { sourceHash: { $in: [...hashes] } }] },
    { orderBy: { path: 'asc', fileName: 'asc' }, limit: 1000 },
  );
  const usable = files.filter((file) => access.canUse(file));
  return Object.fromEntries(
    hashes
      .map((hash) => {
        const same = usable.filter((file) => file.hash === hash || file.sourceHash === hash);
        return [hash, same.map((file) => presentFile(file, access))] as const;
      })
      .filter(([, same]) => same.length > 0),
  );
}
