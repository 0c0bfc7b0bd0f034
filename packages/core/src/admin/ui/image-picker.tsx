import { Images } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../client/media.ts';
import { useClient } from '../shell/app-context.ts';
import { useText } from '../texts/use-text.ts';
import { Modal } from './modal.tsx';
import { EmptyState, ErrorState } from './screen-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { useDirectory } from './use-directory.ts';

interface ImagePickerProps {
  readonly chosen: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Images that were uploaded before. */
export function ImagePicker({ chosen, onChoose, onClose }: ImagePickerProps): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError, refetch } = useDirectory(true);
  const images = data?.files.filter((file) => file.fileType.startsWith('image'));
  return (
    <Modal isOpen onClose={onClose} title={t('image.choose')} size="large">
      {isError && <ErrorState title={t('table.failed')} onRetry={() => void refetch()} />}
      {!isError && !images && <Skeleton lines={6} />}
      {images?.length === 0 && <EmptyState icon={<Images />} title={t('image.empty')} />}
      <ul className="lc-pictures" aria-label={t('image.folder')}>
        {images?.map((file) => (
          <li key={file.id}>
            <button type="button" className="lc-picture" aria-pressed={file.id === chosen} onClick={() => onChoose(file)}>
              <img src={client.media.previewUrl(file.id)} alt="" loading="lazy" />
              <span className="lc-picture__name">{file.fileName}</span>
              {file.dimensions && <span className="lc-quiet lc-num">{t('image.size', file.dimensions)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
