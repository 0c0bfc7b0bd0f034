import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockBytes } from '../bytes.ts';
import { folderForNew } from '../folder-for-new.ts';
import type { NewPlace } from '../folder-for-new.ts';
import type { AcceptedFile } from '../ingest/accept-file.ts';
import { fileNameAt } from '../media-path.ts';
import { MediaFile } from '../media-file.entity.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { claimRoom } from '../quota.ts';
import { mediaStore } from '../media.services.ts';

export interface AddFileInput extends NewPlace {
  readonly file: AcceptedFile;
  readonly defaultAltText?: string;
}

/** Puts a file into the library. Its bytes are stored under their hash. */
export const addFile = defineCommand<AddFileInput, PresentedFile>(
  'media.add-file',
  async (context, { path, folderID, file, defaultAltText }) => {
    const { app, em, actor, now, authorize, audit } = context;
    authorize('manage-media');
    const fileName = fileNameAt(file.fileName, file.extension, 'f');
    const { folder, access } = await folderForNew(context, { path, folderID });
    await claimRoom(em, { app, actor, size: file.size });
    await lockBytes(em, file.hash);
    const entity = em.create(MediaFile, {
      id: crypto.randomUUID(),
      path: folder,
      fileName,
      fileType: file.fileType,
      mimeType: file.mimeType,
      hash: file.hash,
      sourceHash: file.sourceHash,
      size: file.size,
      width: file.width,
      height: file.height,
      colour: file.colour,
      defaultAltText: defaultAltText ?? '',
      defaultAltTexts: {},
      earlierSizes: [],
      shared: false,
      createdBy: userIDOf(actor),
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    // After the row, so that a name that is taken leaves no bytes behind; before the commit, so that no row lacks them.
    await app.service(mediaStore).adopt(file.hash, file.temporaryPath);
    audit({ entity: 'media-file', entityID: entity.id, changes: { path: folder, fileName } });
    return presentFile(entity, access);
  },
  { conflicts: { lectern_media_file_name_unique: { property: 'f', code: 'ML_03' } } },
);
