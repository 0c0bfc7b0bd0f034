import type { FileChanges } from '../../media.schema.ts';
import { isContentLocale } from '#contract/locale.ts';
import { parseVideoLink } from '#contract/video-link.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockTree, existingFolder } from '../folders.ts';
import { folderAccess } from '../folder-access.ts';
import type { FolderAccess } from '../folder-access.ts';
import { liveFile } from '../file-usage.ts';
import { assertTags } from '#modules/tags/server/public.ts';
import { extensionOf, fileNameAt } from '../media-path.ts';
import type { MediaFile } from '../media-file.entity.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { posterOf, videoHash } from '../video.ts';
import { pageUses } from '../media.services.ts';
import { fail } from '../fail.ts';

/** The extension that the library gave the file, without its dot; none for videos. */
const givenExtension = ({ fileName, fileType }: MediaFile): string => (fileType === 'video' ? '' : extensionOf(fileName));

type Changes = Partial<
  Pick<
    MediaFile,
    | 'path'
    | 'fileName'
    | 'defaultAltText'
    | 'defaultAltTexts'
    | 'shared'
    | 'tags'
    | 'focalX'
    | 'focalY'
    | 'videoType'
    | 'videoID'
    | 'hash'
    | 'posterFileID'
  >
>;

/** The columns of a file that pages show. */
const shownOnPages = ['fileName', 'defaultAltText', 'defaultAltTexts', 'focalX', 'videoID', 'posterFileID'] as const;

function textChanges(file: MediaFile, input: FileChanges): Changes {
  const changes: Changes = {};
  if (input.newFileName !== undefined) {
    changes.fileName = fileNameAt(input.newFileName, givenExtension(file), 'newFileName');
  }
  if (input.defaultAltText !== undefined) changes.defaultAltText = input.defaultAltText;
  if (input.defaultAltTexts !== undefined) {
    for (const locale of Object.keys(input.defaultAltTexts)) {
      if (!isContentLocale(locale)) fail('invalid', `defaultAltTexts.${locale}`);
    }
    changes.defaultAltTexts = Object.fromEntries(Object.entries(input.defaultAltTexts).filter(([, text]) => text !== ''));
  }
  if (input.shared !== undefined) changes.shared = input.shared;
  if (input.focalPoint !== undefined) {
    if (file.fileType !== 'image') fail('notNow', 'focalPoint');
    changes.focalX = input.focalPoint?.x ?? null;
    changes.focalY = input.focalPoint?.y ?? null;
  }
  return changes;
}

function linkChanges(file: MediaFile, link: string | undefined): Changes {
  if (link === undefined) return {};
  if (file.fileType !== 'video') fail('notNow', 'link');
  const video = parseVideoLink(link) ?? fail('noAddress', 'link');
  return { ...video, hash: videoHash(video) };
}

/** Renames, moves and describes a file. What is left out stays. */
export const editFile = defineCommand<FileChanges, PresentedFile>(
  'media.edit-file',
  async ({ app, em, actor, now, authorize, audit, invalidate }, input) => {
    authorize('manage-media');
    await lockTree(em, 'shared');
    const access: FolderAccess = await folderAccess(em, actor);
    const file = await liveFile(em, input.id);
    if (!access.canSee(file.path)) fail('gone');
    const changes: Changes = { ...textChanges(file, input), ...linkChanges(file, input.link) };
    if (input.newPath !== undefined) {
      changes.path = await existingFolder(em, input.newPath, 'newPath');
      if (!access.canSee(changes.path)) fail('gone', 'newPath');
    }
    if (input.tags !== undefined) {
      await assertTags(em, input.tags, 'tags');
      changes.tags = [...input.tags];
    }
    if (input.posterFileID !== undefined) {
      if (file.fileType !== 'video') fail('notNow', 'posterFileID');
      changes.posterFileID = await posterOf(em, access, input.posterFileID, 'posterFileID');
    }
    em.assign(file, { ...changes, updatedAt: now });
    await em.flush();
    const { path, fileName, shared } = changes;
    audit({ entity: 'media-file', entityID: file.id, changes: { fields: Object.keys(changes), path, fileName, shared } });
    // What pages say of a file stands in the pages: its name, its alternative text, where it may be cut.
    if (shownOnPages.some((name) => changes[name] !== undefined))
      await app.service(pageUses).refresh({ app, em, invalidate }, [file.id]);
    return presentFile(file, access);
  },
  { conflicts: { lectern_media_file_name_unique: { property: 'newFileName', code: 'ML_02' } } },
);
