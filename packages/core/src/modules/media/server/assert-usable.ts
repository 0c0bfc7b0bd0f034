import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '#contract/errors.ts';
import type { Reference } from '#contract/content.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { folderAccess, folderAccessBy } from './folder-access.ts';
import type { RestrictedFolder } from './folder-access.ts';
import { MediaFile } from './media-file.entity.ts';

interface Use {
  readonly em: SqlEntityManager;
  readonly actor: Actor;
  readonly pageID: string;
  /** The files that the page will use, by the key of the block that does. */
  readonly references: readonly [string, Reference][];
  /** The folders that are kept to some roles, where they were asked for before; else they are asked for now. */
  readonly folders?: readonly RestrictedFolder[] | undefined;
}

/**
 * Refuses (V_17) files that a page did not use yet and that lie in folders which are kept from the actor. What the page
 * uses already stays, whoever goes on with it.
 */
export async function assertUsable({ em, actor, pageID, references, folders }: Use): Promise<void> {
  const wanted = references.filter(([, { kind }]) => kind === 'media');
  if (wanted.length === 0) return;
  const access = folders ? folderAccessBy(folders, actor) : await folderAccess(em, actor);
  if (access.hidden.length === 0) return;
  const rows = await em.execute<{ id: string }[]>('select distinct file_id as id from lectern_version_media where page_id = ?', [
    pageID,
  ]);
  const known = new Set(rows.map(({ id }) => id));
  const fresh = wanted.filter(([, { id }]) => !known.has(id));
  const files = await em.find(MediaFile, { id: { $in: fresh.map(([, { id }]) => id) } });
  const kept = new Set(files.filter((file) => !access.canUse(file)).map(({ id }) => id));
  const errors = fresh.filter(([, { id }]) => kept.has(id)).map(([key]) => (key === '' ? {} : { property: `blocks.${key}` }));
  if (errors.length > 0) throw new LecternError(errors.map((error) => ({ ...error, code: 'V_17' })));
}
