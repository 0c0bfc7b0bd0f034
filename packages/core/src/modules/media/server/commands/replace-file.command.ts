import { readFile } from 'node:fs/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockBytes } from '../bytes.ts';
import { liveFile } from '../file-usage.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import type { AcceptedFile } from '../ingest/accept-file.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { claimRoom } from '../quota.ts';
import { mediaStore, pageUses } from '../media.services.ts';
import { retire, tellReplaced, withContent } from '../replacement.ts';
import { fail } from '../fail.ts';

export interface ReplaceFileInput {
  readonly id: string;
  readonly file: AcceptedFile;
}

/** A file with other bytes than before, and the id of what stood there, in the trash. */
export type ReplacedFile = PresentedFile & { readonly replacedID: string | null };

/** The file to be replaced, with what its folders let the actor do. G_15 where they may not see it, G_11 where the kinds differ. */
async function replaceable(em: SqlEntityManager, actor: Actor, { id, file }: ReplaceFileInput) {
  const access = await folderAccess(em, actor);
  const entity = await liveFile(em, id);
  if (!access.canSee(entity.path)) fail('gone');
  if (entity.fileType !== file.fileType) fail('unusable', 'f');
  return { entity, access };
}

/**
 * Puts other bytes in the place of a file's. It keeps its id, folder, name and texts; the pages that use it show the new
 * bytes with this commit. What stood there goes to the trash as a file of its own.
 */
export const replaceFile = defineCommand<ReplaceFileInput, ReplacedFile, void>(
  'media.replace-file',
  async (context, { id, file }) => {
    const { app, em, actor, now, authorize, audit } = context;
    authorize('manage-media');
    await lockTree(em, 'shared');
    const { entity, access } = await replaceable(em, actor, { id, file });
    if (entity.hash === file.hash) return { ...presentFile(entity, access), replacedID: null };
    await claimRoom(em, { app, actor, size: file.size });
    await lockBytes(em, file.hash);
    const retired = await retire(context, entity);
    em.assign(entity, { ...withContent(entity, file, file.extension), updatedAt: now });
    await em.flush();
    await app.service(mediaStore).adopt(file.hash, file.temporaryPath);
    await tellReplaced(context, id);
    audit({ entity: 'media-file', entityID: id, changes: { replaced: entity.fileName } });
    return { ...presentFile(entity, access), replacedID: retired.id };
  },
  {
    async prepare({ app, actor, authorize }, { id, file }) {
      authorize('manage-media');
      const { entity } = await replaceable(app.em(), actor, { id, file });
      if (file.fileType !== 'image') return () => Promise.resolve();
      const { focalX, focalY } = entity;
      const image = { focalX, focalY, ...withContent(entity, file, file.extension) };
      return () => app.service(pageUses).prepareReplacement(app, { fileID: id, image, read: () => readFile(file.temporaryPath) });
    },
    conflicts: { lectern_media_file_name_unique: { property: 'f', code: 'ML_03' } },
  },
);
