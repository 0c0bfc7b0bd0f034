import { CircleAlert, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { CropParams, ImageValue } from '#contract/content.ts';
import { shownCrop } from '#contract/fit-crop.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { cropUrl, previewUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useMediaFile } from './use-media-file.ts';

interface PictureProps {
  readonly fileID: string;
  readonly cropParams: CropParams | undefined;
  readonly hash: string | undefined;
}

function Picture({ fileID, hash, cropParams }: PictureProps): ReactElement {
  const t = useText();
  const client = useClient();
  const address = cropParams ? cropUrl(client, fileID, cropParams, hash) : previewUrl(client, fileID, { width: 320, hash });
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return (
      <span className="lc-image__missing" role="img" aria-label={t('image.missing')}>
        <ImageOff className="lc-icon" aria-hidden="true" />
      </span>
    );
  }
  return <img className="lc-image__picture" src={address} alt="" onError={() => setFailed(address)} />;
}

/** The image of a field with its name, its size and how it is cut. */
export function ChosenImage({ value }: { readonly value: ImageValue }): ReactElement {
  const t = useText();
  const { file, isGone } = useMediaFile(value.fileID);
  const crop = file ? shownCrop(value.cropParams, file) : value.cropParams;
  return (
    <div className="lc-image__chosen">
      <Picture fileID={value.fileID} hash={file?.hash} cropParams={value.cropParams} />
      <div className="lc-image__about">
        <span className="lc-chosen__name">{isGone ? t('image.gone') : (file?.fileName ?? t('image.unnamed'))}</span>
        <span className="lc-quiet lc-num">
          {[
            file?.dimensions && t('image.size', { width: file.dimensions.width, height: file.dimensions.height }),
            crop && t('image.cropped', { width: Math.round(crop.width), height: Math.round(crop.height) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {!value.decorative && !value.altText?.trim() && (
          <span className="lc-image__warning">
            <CircleAlert className="lc-icon" aria-hidden="true" />
            {t('image.noAlt')}
          </span>
        )}
      </div>
    </div>
  );
}
