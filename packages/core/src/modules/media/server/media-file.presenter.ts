import type { MediaFile as PresentedFile } from '../media.schema.ts';
import { videoPageUrl } from '#contract/video-link.ts';
import type { FolderAccess } from './folder-access.ts';
import type { MediaFile } from './media-file.entity.ts';

export type { PresentedFile };

type Video = NonNullable<PresentedFile['video']>;

function presentVideo({ videoType, videoID, posterFileID }: MediaFile): Video | null {
  if (!videoType || !videoID) return null;
  const link = videoType === 'gif' ? null : videoPageUrl({ videoType, videoID });
  return { videoType, videoID, link, posterFileID: posterFileID ?? null };
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** A file of the library as the API answers it to whoever has this access. */
export function presentFile(file: MediaFile, access: FolderAccess): PresentedFile {
  return {
    id: file.id,
    // Of a folder that is kept from this person, not even the name.
    path: access.canSee(file.path) ? file.path : '',
    fileName: file.fileName,
    fileType: file.fileType,
    mimeType: file.mimeType,
    hash: file.hash,
    defaultAltText: file.defaultAltText,
    defaultAltTexts: file.defaultAltTexts,
    shared: file.shared,
    tags: file.tags,
    dimensions: file.width && file.height ? { width: file.width, height: file.height } : null,
    filesize: file.size,
    focalPoint: isNumber(file.focalX) && isNumber(file.focalY) ? { x: file.focalX, y: file.focalY } : null,
    earlierSizes: file.earlierSizes,
    video: presentVideo(file),
    createdAt: file.createdAt.toISOString(),
    updatedAt: file.updatedAt.toISOString(),
    policies: access.folderPolicies(file.path),
  };
}
