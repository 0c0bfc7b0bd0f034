import { announce, Modal, useClient, useErrorText, useLastFolder } from '@lectern/core/admin';
import { useEffect, useRef, useState } from 'react';
import type { ImageNode } from '../../document/rich-text.types.ts';
import type { FoundImage } from '../../paste/find-images.ts';
import type { ImageDescription } from './image-upload.ts';
import { uploadImage } from './image-upload.ts';
import type { PastedImage } from '../../paste/pasted.types.ts';
import { ImageRow } from './image-row.tsx';
import { t } from '../editor-texts.ts';

interface PasteDialogProps {
  readonly images: readonly FoundImage[];
  readonly locale: string;
  /** With those images that are in the library now. */
  readonly onDone: (placed: ReadonlyMap<PastedImage, ImageNode>) => void;
  readonly onCancel: () => void;
}

/** Asks what the images of a paste show, and puts them into the library. */
export default function PasteDialog({ images, locale, onDone, onCancel }: PasteDialogProps) {
  const client = useClient();
  const errorText = useErrorText();
  const { id: folderID } = useLastFolder('image');
  const [descriptions, setDescriptions] = useState<readonly ImageDescription[]>(() =>
    images.map(({ image }) => ({ altText: image.altText, decorative: false })),
  );
  const [errors, setErrors] = useState<ReadonlyMap<PastedImage, string>>(new Map());
  const [isPending, setPending] = useState(false);
  const placed = useRef(new Map<PastedImage, ImageNode>());
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  const upload = async () => {
    const { signal } = (aborter.current = new AbortController());
    setPending(true);
    const failed = new Map<PastedImage, string>();
    for (const [index, found] of images.entries()) {
      const said = descriptions[index];
      if (placed.current.has(found.image) || !said) continue;
      const result = await uploadImage(client, found, said, { folderID, signal });
      if (signal.aborted) return;
      if (result.ok) placed.current.set(found.image, result.node);
      else failed.set(found.image, result.errors.map((error) => errorText(error, t('paste.theImage'))).join(' '));
    }
    setPending(false);
    setErrors(failed);
    if (failed.size === 0) onDone(placed.current);
    else announce(t('paste.failed', { count: failed.size }), 'assertive');
  };

  const hasFailed = errors.size > 0;
  return (
    <Modal
      isOpen
      size="medium"
      title={t('paste.imagesTitle', { count: images.length })}
      onClose={onCancel}
      buttons={[
        { text: t(hasFailed ? 'paste.withoutThese' : 'paste.withoutImages'), onPress: () => onDone(placed.current) },
        {
          text: t(isPending ? 'paste.uploading' : hasFailed ? 'paste.again' : 'paste.upload'),
          theme: 'orange',
          isPending,
          onPress: () => void upload(),
        },
      ]}
    >
      <p>{t('paste.intro')}</p>
      <ul className="rich-text-paste__rows">
        {images.map((found, index) => {
          const said = descriptions[index];
          return said ? (
            <ImageRow
              key={index}
              found={found}
              position={index + 1}
              total={images.length}
              locale={locale}
              description={said}
              error={errors.get(found.image)}
              isReadOnly={isPending}
              onChange={(next) => setDescriptions((all) => all.with(index, next))}
            />
          ) : null;
        })}
      </ul>
    </Modal>
  );
}
