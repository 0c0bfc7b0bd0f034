import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { videoHosts } from '../library/use-item-messages.ts';
import { sizeText } from '../size-text.ts';
import { useFolderName } from '../state/use-folder-name.ts';

/** The facts of a file, in words and numbers. */
export function FileFacts({ file }: { readonly file: MediaFile }): ReactElement {
  const t = useText();
  const folderName = useFolderName();
  const facts = [
    [t('facts.folder'), folderName(file.path)],
    [t('facts.type'), file.video ? t('media.video', { host: videoHosts[file.video.videoType] }) : file.mimeType],
    ...(file.dimensions ? [[t('facts.dimensions'), t('media.pixels', file.dimensions)]] : []),
    ...(file.filesize > 0 ? [[t('facts.size'), sizeText(file.filesize)]] : []),
    [t('facts.added'), formatMoment(file.createdAt)],
    [t('facts.changed'), formatMoment(file.updatedAt)],
  ];
  return (
    <dl className="lc-media-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="lc-num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
