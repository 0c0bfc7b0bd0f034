import type { Pool } from 'pg';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MediaPolicies } from '../media.schema.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import { isWithin } from './media-path.ts';
import type { MediaFile } from './media-file.entity.ts';
import type { Queryable } from '#server/database/statement.ts';

type Place = Pick<MediaFile, 'path' | 'shared'>;

/** Ids of the roles that something in the trash is kept to; nothing: everybody. */
export type KeptTo = readonly string[] | null | undefined;

/** The rights of an actor in the library. */
export interface FolderAccess {
  /** Folders that are kept from this actor, with everything below them. */
  readonly hidden: readonly string[];
  readonly canSee: (folder: string) => boolean;
  /** Shared files are there for everybody, wherever they lie. */
  readonly canUse: (file: Place) => boolean;
  readonly folderPolicies: (folder: string) => MediaPolicies;
  /** Whether something in the trash may be seen. */
  readonly canSeeKept: (keptTo: KeptTo) => boolean;
  /** SQL with the same meaning, for a row of the trash. `place` answers with the placeholder of a value. */
  readonly sqlOfKept: (row: string, place: (value: unknown) => string) => string;
}

/** A folder that is kept to some roles. */
export interface RestrictedFolder {
  readonly path: string;
  readonly roles: readonly string[];
}

/** True for an actor who may manage roles: they could let themselves in anywhere, so nothing is kept from them. */
const seesEverything = (actor: Actor): boolean => can(actor, 'manage-roles');

const roleOf = (actor: Actor): string | undefined => (actor.kind === 'user' ? actor.roleID : undefined);

function accessTo(hidden: readonly string[], actor: Actor): FolderAccess {
  const canSee = (folder: string): boolean => !hidden.some((path) => isWithin(folder, path));
  const canManage = can(actor, 'manage-media');
  const isAdmitted = seesEverything(actor);
  const role = roleOf(actor);
  return {
    hidden,
    canSee,
    canUse: (file) => file.shared || canSee(file.path),
    folderPolicies: (folder) => ({ manage: canManage && canSee(folder) }),
    canSeeKept: (keptTo) => isAdmitted || !keptTo || (role !== undefined && keptTo.includes(role)),
    sqlOfKept: (row, place) => (isAdmitted ? 'true' : `(${row}.kept_to is null or ${row}.kept_to ? ${place(role ?? '')})`),
  };
}

const restricted = (withTrash: boolean): string =>
  `select path, roles from lectern_media_folder where roles is not null${withTrash ? '' : ' and deleted_at is null'}`;

function hiddenFrom(actor: Actor, folders: readonly RestrictedFolder[]): string[] {
  const role = roleOf(actor);
  return folders.filter(({ roles }) => role === undefined || !roles.includes(role)).map(({ path }) => path);
}

/** The folders that are kept to some roles, for `folderAccessBy`: to be asked together with other things. Nothing is asked for who sees everything. */
export const restrictedFolders = async (database: Queryable, actor: Actor): Promise<readonly RestrictedFolder[] | undefined> =>
  seesEverything(actor)
    ? undefined
    : database.query<RestrictedFolder>({ name: 'read_restricted_folders', text: restricted(false), values: [] });

/** The rights of the actor, where it is known which folders are kept to some roles. */
export const folderAccessBy = (folders: readonly RestrictedFolder[], actor: Actor): FolderAccess =>
  accessTo(seesEverything(actor) ? [] : hiddenFrom(actor, folders), actor);

/** The rights of the actor. `withTrash`: folders in the trash keep their content to themselves as well. */
export async function folderAccess(database: Pool | SqlEntityManager, actor: Actor, withTrash = false): Promise<FolderAccess> {
  if (seesEverything(actor)) return accessTo([], actor);
  const sql = restricted(withTrash);
  const folders =
    'execute' in database ? await database.execute<RestrictedFolder[]>(sql) : (await database.query<RestrictedFolder>(sql)).rows;
  return accessTo(hiddenFrom(actor, folders), actor);
}

/**
 * SQL of the roles that may see what lies in a folder, as JSON: those that each folder that is kept to some, itself or above,
 * has in common; null where there is none. `path`: SQL of its path.
 */
export const rolesAt = (path: string): string => {
  const keeping = `g.deleted_at is null and g.roles is not null and starts_with(lectern_name_key(${path}) || '/', g.path_key || '/')`;
  return `(select case when n.count > 0 then coalesce((select jsonb_agg(common.role) from (
      select e.role from lectern_media_folder g, jsonb_array_elements_text(g.roles) e (role)
      where ${keeping} group by e.role having count(distinct g.id) = n.count) common), '[]'::jsonb) end
    from (select count(*) from lectern_media_folder g where ${keeping}) n)`;
};

/** SQL that leaves out what is kept from the actor. `hidden`: the placeholder of the keys of the folders. */
export const visibleFiles = (hidden: string): string =>
  `(f.shared or not exists (select from unnest(${hidden}::text[]) h where starts_with(f.path_key || '/', h || '/')))`;
