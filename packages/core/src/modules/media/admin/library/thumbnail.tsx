import { FileText, FileVideo, Folder, FolderLock, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { previewUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import type { MediaItem } from './media-item.ts';

interface ThumbnailProps {
  readonly file: MediaFile;
  /** CSS pixels that it is wide. */
  readonly width: number;
}

/** The picture that stands for a file: of an image itself, of a video its poster. Undefined where there is none. */
const pictureOf = ({ id, fileType, video }: MediaFile): string | undefined =>
  fileType === 'image' ? id : (video?.posterFileID ?? (video?.videoType === 'gif' ? video.videoID : undefined));

/** A small picture of a file, decorative: its name stands beside it. */
export function Thumbnail({ file, width }: ThumbnailProps): ReactElement {
  const client = useClient();
  const [failed, setFailed] = useState<string>();
  const picture = pictureOf(file);
  const address = picture && previewUrl(client, picture, { width, hash: picture === file.id ? file.hash : undefined });
  const Fallback = file.fileType === 'video' ? FileVideo : file.fileType === 'image' ? ImageOff : FileText;
  if (!address || failed === address) return <Fallback className="lc-icon lc-thumb__icon" aria-hidden="true" />;
  return (
    <img
      className="lc-thumb__image"
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(address)}
    />
  );
}

/** The picture of an item in a list. */
export function ItemPicture({ item, width }: { readonly item: MediaItem; readonly width: number }): ReactElement {
  if (item.kind === 'file') return <Thumbnail file={item.file} width={width} />;
  const Icon = item.folder.roles === null ? Folder : FolderLock;
  return <Icon className="lc-icon lc-thumb__icon lc-thumb__icon--folder" aria-hidden="true" />;
}
