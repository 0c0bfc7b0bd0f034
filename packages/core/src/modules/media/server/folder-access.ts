import type { Pool } from 'pg';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MediaPolicies } from '../media.schema.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { can } from '../../../server/kernel/policy.ts';
import { isWithin } from './media-path.ts';
import type { MediaFile } from './media-file.entity.ts';

type Place = Pick<MediaFile, 'path' | 'shared'>;

/** The rights of an actor in the library. */
export interface FolderAccess {
  /** Folders that are kept from this actor, with everything below them. */
  readonly hidden: readonly string[];
  readonly canSee: (folder: string) => boolean;
  /** Shared files are there for everybody, wherever they lie. */
  readonly canUse: (file: Place) => boolean;
  readonly folderPolicies: (folder: string) => MediaPolicies;
}

interface RestrictedFolder {
  readonly path: string;
  readonly roles: readonly string[];
}

/** True for an actor who may manage roles: they could let themselves in anywhere, so nothing is kept from them. */
const seesEverything = (actor: Actor): boolean => can(actor, 'manage-roles');

function accessTo(hidden: readonly string[], actor: Actor): FolderAccess {
  const canSee = (folder: string): boolean => !hidden.some((path) => isWithin(folder, path));
  const canManage = can(actor, 'manage-media');
  return {
    hidden,
    canSee,
    canUse: (file) => file.shared || canSee(file.path),
    folderPolicies: (folder) => ({ manage: canManage && canSee(folder) }),
  };
}

const restricted = (withTrash: boolean): string =>
  `select path, roles from lectern_media_folder where roles is not null${withTrash ? '' : ' and deleted_at is null'}`;

function hiddenFrom(actor: Actor, folders: readonly RestrictedFolder[]): string[] {
  const role = actor.kind === 'user' ? actor.roleID : undefined;
  return folders.filter(({ roles }) => role === undefined || !roles.includes(role)).map(({ path }) => path);
}

/** The rights of the actor. `withTrash`: folders in the trash keep their content to themselves as well. */
export async function folderAccess(database: Pool | SqlEntityManager, actor: Actor, withTrash = false): Promise<FolderAccess> {
  if (seesEverything(actor)) return accessTo([], actor);
  const sql = restricted(withTrash);
  const folders =
    'execute' in database ? await database.execute<RestrictedFolder[]>(sql) : (await database.query<RestrictedFolder>(sql)).rows;
  return accessTo(hiddenFrom(actor, folders), actor);
}

/** SQL that leaves out what is kept from the actor. `hidden`: the placeholder of the list of folders. */
export const visibleFiles = (hidden: string): string =>
  `(f.shared or not exists (select from unnest(${hidden}::text[]) h where starts_with(lower(f.path) || '/', lower(h) || '/')))`;
