import { useEffect, useId, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { CropParams } from '#contract/content.ts';
import type { MediaFile } from '../../media.schema.ts';
import { previewUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { debounce } from '#admin/ui/debounce.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { isWhole, reachesOut } from './crop-geometry.ts';
import { CropFields } from './crop-fields.tsx';
import { CropStage } from './crop-stage.tsx';
import { useCrop } from './use-crop.ts';

export interface CropDialogProps {
  readonly file: MediaFile;
  /** Undefined: the whole image. */
  readonly value: CropParams | undefined;
  /** Undefined where the whole image is kept. */
  readonly onChange: (value: CropParams | undefined) => void;
  readonly onClose: () => void;
}

/** Kinds of images that may move: what is cut of one is its first picture. */
const maybeMoving: ReadonlySet<string> = new Set(['image/gif', 'image/webp']);

/** The crop in words. */
function useDescription(file: MediaFile): (params: CropParams) => string {
  const t = useText();
  return (params) => {
    const { x, y, width, height, rotate, scaleX, scaleY } = params;
    const size = file.dimensions ?? { width: 0, height: 0 };
    return [
      isWhole(params, size) ? t('crop.whole', size) : t('crop.cut', { width, height, x, y }),
      rotate !== 0 && t('crop.turned', { degrees: rotate }),
      scaleX < 0 && t('crop.mirroredAcross'),
      scaleY < 0 && t('crop.mirroredDown'),
      reachesOut(params, size) && t('crop.reachesOut'),
      !isWhole(params, size) && maybeMoving.has(file.mimeType) && t('crop.standsStill'),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** Cuts, turns and mirrors an image for one use: by pointer, by arrow keys, or as numbers. The original stays as it is. */
export default function CropDialog({ file, value, onChange, onClose }: CropDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const describedBy = useId();
  const image = useMemo(() => file.dimensions ?? { width: 1, height: 1 }, [file]);
  const crop = useCrop(image, value);
  const { params } = crop;
  const [hasFailed, setFailed] = useState(false);
  const description = useDescription(file)(params);

  // Read out when the hand rests, not with every pixel.
  const [say] = useState(() => debounce((text: string) => announce(text), { wait: 700 }));
  const [first] = useState(description);
  useEffect(() => {
    if (description !== first) say(description);
  }, [say, description, first]);
  useEffect(() => say.cancel, [say]);

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={t('crop.title', { name: file.fileName })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: t('crop.apply'),
          theme: 'orange',
          onPress: () => {
            onChange(isWhole(params, image) ? undefined : params);
            onClose();
          },
        },
      ]}
    >
      <div className="lc-crop">
        <div className="lc-crop__view">
          {hasFailed ? (
            <ErrorBox errors={[t('image.missing')]} />
          ) : (
            <CropStage
              source={previewUrl(client, file.id, { hash: file.hash })}
              image={image}
              params={params}
              ratio={crop.ratio}
              describedBy={`${describedBy} ${describedBy}-keys`}
              onChange={crop.setParams}
              onNudge={crop.nudge}
              onFailed={() => setFailed(true)}
            />
          )}
          <p id={describedBy} className="lc-crop__description lc-num">
            {description}
          </p>
          <p id={`${describedBy}-keys`} className="lc-help">
            {t('crop.keys')}
          </p>
        </div>
        <CropFields crop={crop} image={image} />
      </div>
    </Modal>
  );
}
