import { readFile } from 'node:fs/promises';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { lockBytes, releaseBytes } from '../bytes.ts';
import { liveFile } from '../file-usage.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import type { AcceptedFile } from '../ingest/accept-file.ts';
import { replacedName } from '../media-path.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { claimRoom } from '../quota.ts';
import { mediaStore, pageUses } from '../media.services.ts';
import { fail } from '../fail.ts';

export interface ReplaceFileInput {
  readonly id: string;
  readonly file: AcceptedFile;
}

/**
 * Puts other bytes in the place of a file's. It keeps its id, folder, name and texts; the pages that use it show the new
 * bytes with this commit.
 */
export const replaceFile = defineCommand<ReplaceFileInput, PresentedFile>(
  'media.replace-file',
  async ({ app, em, actor, now, authorize, audit, invalidate, afterCommit }, { id, file }) => {
    authorize('manage-media');
    await lockTree(em, 'shared');
    const access = await folderAccess(em, actor);
    const entity = await liveFile(em, id);
    if (!access.canSee(entity.path)) fail('G_15');
    if (entity.fileType !== file.fileType) fail('G_11', 'f');
    const before = entity.hash;
    await claimRoom(em, { app, actor, size: Math.max(0, file.size - entity.size) });
    await lockBytes(em, file.hash);
    em.assign(entity, {
      fileName: replacedName(entity.fileName, file.extension),
      mimeType: file.mimeType,
      hash: file.hash,
      sourceHash: file.sourceHash,
      size: file.size,
      width: file.width,
      height: file.height,
      updatedAt: now,
    });
    await em.flush();
    await app.service(mediaStore).adopt(file.hash, file.temporaryPath);
    await app.service(pageUses).refresh({ app, em, invalidate }, [id]);
    audit({ entity: 'media-file', entityID: id, changes: { replaced: entity.fileName } });
    afterCommit(() => {
      // What is missed here is found by the next sweep.
      releaseBytes(app, [before]).catch((error: unknown) => app.log.warn({ err: error }, 'bytes nobody needs were not removed'));
    });
    return presentFile(entity, access);
  },
  {
    async prepare({ app }, { id, file }) {
      if (file.fileType !== 'image') return;
      const { hash, mimeType, temporaryPath } = file;
      await app.service(pageUses).prepareReplacement(app, { fileID: id, hash, mimeType, read: () => readFile(temporaryPath) });
    },
    conflicts: { lectern_media_file_name_unique: { property: 'f', code: 'ML_03' } },
  },
);
