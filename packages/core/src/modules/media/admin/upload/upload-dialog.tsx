import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { chosenFile, hasName, isPending, refusalOf, sentOf, twinOf } from './prepared-file.ts';
import type { UploadJob } from './upload-queue.ts';
import { UploadItem } from './upload-item.tsx';
import { UploadRoom } from './upload-room.tsx';
import { usePreparedFiles } from './use-prepared-files.ts';
import { useFolderName } from '../state/use-folder-name.ts';

interface UploadDialogProps {
  readonly files: readonly File[];
  /** Folder into which they go. */
  readonly path: string;
  /** Its id; undefined for the root, and while it is not known. */
  readonly folderID: string | undefined;
  readonly onUpload: (jobs: readonly UploadJob[], existing: readonly MediaFile[]) => void;
  readonly onClose: () => void;
}

/** The files about to be uploaded: those too large, those that are here already, and the text for each picture. */
export function UploadDialog({ files, path, folderID, onUpload, onClose }: UploadDialogProps): ReactElement {
  const t = useText();
  const folderName = useFolderName();
  const { entries, change, remove } = usePreparedFiles(files);
  const usable = entries.filter((entry) => refusalOf(entry) === undefined);
  const sent = sentOf(entries);
  const existing = usable.flatMap(({ wantsExisting, duplicates }) => (wantsExisting ? (duplicates ?? []).slice(0, 1) : []));
  const isReady = entries.length > 0 && !entries.some(isPending);

  const send = (): void => {
    onUpload(
      sent.map((entry) => ({ file: chosenFile(entry), path, folderID, defaultAltText: entry.altText.trim() })),
      existing,
    );
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t('upload.title', { count: files.length })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: sent.length === 0 && existing.length > 0 ? t('upload.useExisting') : t('upload.start', { count: sent.length }),
          theme: 'orange',
          isPending: !isReady,
          disabledReason:
            isReady && usable.length === 0 ? t('upload.nothing') : sent.every(hasName) ? undefined : t('upload.nameFirst'),
          onPress: send,
        },
      ]}
    >
      <p className="lc-quiet">
        {t('upload.into', { folder: folderName(path) })} {t('upload.limits')}
      </p>
      <UploadRoom bytes={sent.reduce((sum, entry) => sum + chosenFile(entry).size, 0)} />
      <ul className="lc-uploads" aria-label={t('upload.files')}>
        {entries.map((entry) => (
          <UploadItem
            key={entry.key}
            entry={entry}
            twin={twinOf(entry, entries)}
            onChange={(changed) => change(entry.key, changed)}
            onRemove={entries.length > 1 ? () => remove(entry.key) : undefined}
          />
        ))}
      </ul>
    </Modal>
  );
}
