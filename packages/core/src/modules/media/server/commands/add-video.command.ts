import type { NewVideo } from '../../media.schema.ts';
import { parseVideoLink } from '#contract/video-link.ts';
import type { VideoType } from '#contract/video-link.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { folderForNew } from '../folder-for-new.ts';
import { fileNameAt } from '../media-path.ts';
import { MediaFile } from '../media-file.entity.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { posterOf, usableImage, videoHash } from '../video.ts';
import { fail } from '../fail.ts';

/** The values in the place of the type of a file's bytes. */
const mimeTypes: Readonly<Record<VideoType, string>> = {
  vimeo: 'video/x-vimeo',
  youtube: 'video/x-youtube',
  gif: 'image/gif',
};

/** Puts a video into the library: one at Vimeo or YouTube, or a GIF of the library. Nothing is fetched from anywhere. */
export const addVideo = defineCommand<NewVideo, PresentedFile>(
  'media.add-video',
  async (context, input) => {
    const { em, actor, now, authorize, audit } = context;
    authorize('manage-media');
    const fileName = fileNameAt(input.fileName, '', 'fileName');
    if ((input.link === undefined) === (input.gifFileID === undefined)) fail('noAddress', 'link');
    const { folder, access } = await folderForNew(context, { path: input.path });

    const gif = input.gifFileID === undefined ? undefined : await usableImage(em, access, input.gifFileID, 'gifFileID');
    if (gif && gif.mimeType !== 'image/gif') fail('noFile', 'gifFileID');
    const video = gif
      ? ({ videoType: 'gif', videoID: gif.id } as const)
      : (parseVideoLink(input.link ?? '') ?? fail('noAddress', 'link'));
    const entity = em.create(MediaFile, {
      id: crypto.randomUUID(),
      path: folder,
      fileName,
      fileType: 'video',
      mimeType: mimeTypes[video.videoType],
      hash: videoHash(video),
      size: 0,
      ...video,
      posterFileID: await posterOf(em, access, input.posterFileID ?? null, 'posterFileID'),
      defaultAltText: input.defaultAltText ?? '',
      defaultAltTexts: {},
      earlierSizes: [],
      shared: false,
      createdBy: userIDOf(actor),
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    audit({ entity: 'media-file', entityID: entity.id, changes: { path: folder, fileName, videoType: video.videoType } });
    return presentFile(entity, access);
  },
  { conflicts: { lectern_media_file_name_unique: { property: 'fileName', code: 'ML_03' } } },
);
