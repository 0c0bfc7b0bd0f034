import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '#contract/errors.ts';
import type { MediaUse } from '#contract/fields/field.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { lockUses } from './file-usage.ts';
import { folderAccess } from './folder-access.ts';
import { MediaFile } from './media-file.entity.ts';

interface Wanted {
  readonly em: SqlEntityManager;
  readonly actor: Actor;
  readonly uses: readonly MediaUse[];
  /** The path of the field that a use stands in. */
  readonly propertyOf: (use: MediaUse) => string;
}

const isOfKind = ({ kind }: MediaUse, { fileType }: MediaFile): boolean =>
  kind === 'file' ? fileType !== 'video' : fileType === kind;

/**
 * Refuses (V_17) files that are gone, of another kind, or kept from the actor. What is accepted cannot go into the trash
 * until the end of the transaction.
 */
export async function assertAvailable({ em, actor, uses, propertyOf }: Wanted): Promise<void> {
  if (uses.length === 0) return;
  await lockUses(em, 'shared');
  const access = await folderAccess(em, actor);
  const found = await em.find(MediaFile, { id: { $in: uses.map(({ fileID }) => fileID) }, deletedAt: null });
  const files = new Map(found.map((file) => [file.id, file]));
  const wrong = uses.filter((use) => {
    const file = files.get(use.fileID);
    return !file || !isOfKind(use, file) || !access.canUse(file);
  });
  if (wrong.length > 0) throw new LecternError(wrong.map((use) => ({ property: propertyOf(use), code: 'V_17' })));
}
