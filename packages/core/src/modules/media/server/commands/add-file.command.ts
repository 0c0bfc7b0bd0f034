import { fail } from '../../../../contract/errors.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import type { UploadedFile } from '../../../../server/http/multipart.ts';
import { inspectFile } from '../inspect-file.ts';
import { canonicalFileName, canonicalFolder } from '../media-path.ts';
import { MediaFile } from '../media-file.entity.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';

export interface AddFileInput {
  /** Folder: `/` or `/kerken/orgels`. */
  readonly path: string;
  readonly file: UploadedFile | undefined;
  readonly defaultAltText?: string;
}

/** Puts a file into the library. Its type is what its content shows; its bytes are stored under their hash. */
export const addFile = defineCommand<AddFileInput, PresentedFile>(
  'media.add-file',
  async ({ app, em, actor, now, authorize, audit }, { path, file, defaultAltText }) => {
    authorize('manage-media');
    const folder = canonicalFolder(path) ?? fail('V_12', 'path');
    const upload = file ?? fail('V_17', 'f');
    if (upload.size === 0) fail('V_17', 'f');
    const facts = await inspectFile(upload.temporaryPath);
    const fileName = canonicalFileName(upload.fileName, facts.extension) ?? fail('V_12', 'f');
    const entity = em.create(MediaFile, {
      id: crypto.randomUUID(),
      path: folder,
      fileName,
      fileType: facts.fileType,
      mimeType: facts.mimeType,
      hash: upload.hash,
      size: upload.size,
      width: facts.width,
      height: facts.height,
      defaultAltText: defaultAltText ?? '',
      defaultAltTexts: {},
      shared: false,
      createdBy: userIDOf(actor),
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    // After the row, so that a name that is taken leaves no bytes behind; before the commit, so that no row lacks them.
    await app.media.adopt(upload.hash, upload.temporaryPath);
    audit({ entity: 'media-file', entityID: entity.id, changes: { path: folder, fileName } });
    return presentFile(entity, { manage: true });
  },
  { conflicts: { lectern_media_file_name_unique: { property: 'f', code: 'ML_03' } } },
);
