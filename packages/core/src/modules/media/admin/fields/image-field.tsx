import { CircleAlert, Crop, ImageOff, Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import type { CropParams, ImageValue } from '../../../../contract/content.ts';
import type { MediaFile } from '../../../../client/media.ts';
import { MediaPicker } from '../picker/media-picker.tsx';
import { useClient } from '../../../../admin/shell/app-context.ts';
import { useText, withMessages } from '../../../../admin/messages/use-messages.ts';
import { libraryLoaders } from '../message-loaders.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { Checkbox } from '../../../../admin/ui/controls/checkbox.tsx';
import { FieldFrame, useFieldWiring } from '../../../../admin/ui/fields/field-frame.tsx';
import type { FieldProps } from '../../../../admin/ui/fields/field-frame.tsx';
import { TextField } from '../../../../admin/ui/fields/text-field.tsx';
import { useKnowFile, useMediaFile } from './use-media-file.ts';

const CropDialog = lazy(withMessages(libraryLoaders, () => import('../crop/crop-dialog.tsx')));

export interface ImageFieldProps extends FieldProps {
  readonly value: ImageValue | null | undefined;
  readonly onChange: (value: ImageValue | null) => void;
  readonly altErrors?: readonly string[];
  readonly locale?: string | undefined;
}

interface PictureProps {
  readonly fileID: string;
  readonly cropParams: CropParams | undefined;
  readonly hash: string | undefined;
}

function Picture({ fileID, hash, cropParams }: PictureProps): ReactElement {
  const t = useText();
  const { media } = useClient();
  const address = cropParams ? media.cropUrl(fileID, cropParams, hash) : media.previewUrl(fileID, 320, hash);
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

/** Removes a key whose value would be nothing. */
function withCrop(value: ImageValue, cropParams: CropParams | undefined): ImageValue {
  const { cropParams: _, ...rest } = value;
  return cropParams ? { ...rest, cropParams } : rest;
}

/** An image of the library with the alternative text of this use: choose, upload, cut. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { value, onChange, locale, isReadOnly = false } = props;
  const t = useText();
  const know = useKnowFile();
  const { file, isGone } = useMediaFile(value?.fileID);
  const [open, setOpen] = useState<'picker' | 'crop' | { readonly files: readonly File[] }>();
  const [isOver, setOver] = useState(false);
  const wiring = useFieldWiring(props);
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

  const choose = (chosen: MediaFile): void => {
    setOpen(undefined);
    know(chosen);
    // The text of the file in the language of the page, to be changed for this use.
    const altText = (locale && chosen.defaultAltTexts[locale]) || chosen.defaultAltText;
    onChange({ fileID: chosen.id, ...(altText ? { altText } : {}) });
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files].slice(0, 1);
      if (isReadOnly || files.length === 0) return;
      event.preventDefault();
      setOpen({ files });
    },
  };
  const isUndescribed = value && !value.decorative && !value.altText?.trim();
  return (
    <FieldFrame {...props} wiring={wiring} isGroup>
      <div className="lc-image" data-over={isOver || undefined} data-empty={!value || undefined} {...drop}>
        {value ? (
          <div className="lc-image__chosen">
            <Picture fileID={value.fileID} hash={file?.hash} cropParams={value.cropParams} />
            <div className="lc-image__about">
              <span className="lc-chosen__name">{isGone ? t('image.gone') : (file?.fileName ?? t('image.unnamed'))}</span>
              <span className="lc-quiet lc-num">
                {[
                  file?.dimensions && t('image.size', { width: file.dimensions.width, height: file.dimensions.height }),
                  value.cropParams &&
                    t('image.cropped', {
                      width: Math.round(value.cropParams.width),
                      height: Math.round(value.cropParams.height),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isUndescribed && (
                <span className="lc-image__warning">
                  <CircleAlert className="lc-icon" aria-hidden="true" />
                  {t('image.noAlt')}
                </span>
              )}
            </div>
          </div>
        ) : (
          <p className="lc-quiet">{isReadOnly ? t('image.none') : t('image.drop')}</p>
        )}
        {!isReadOnly && (
          <div className="lc-image__buttons">
            <Button
              id={wiring.id}
              size="small"
              icon={<Images className="lc-icon" aria-hidden="true" />}
              onPress={() => setOpen('picker')}
            >
              {value ? t('image.replace') : t('image.choose')}
            </Button>
            {value && file?.dimensions && file.mimeType !== 'image/svg+xml' && (
              <Button
                id={`${wiring.id}.crop`}
                size="small"
                icon={<Crop className="lc-icon" aria-hidden="true" />}
                onPress={() => setOpen('crop')}
              >
                {t('image.crop')}
              </Button>
            )}
            {value && (
              <Button
                size="small"
                theme="plain"
                onPress={() => {
                  onChange(null);
                  focus(wiring.id);
                }}
              >
                {t('action.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {value && (
        <div className="lc-image__alt">
          {!value.decorative && (
            <TextField
              id={`${wiring.id}.altText`}
              label={t('image.alt')}
              help={t('image.altHelp')}
              maxLength={500}
              lang={locale}
              isReadOnly={isReadOnly}
              value={value.altText ?? ''}
              errors={props.altErrors}
              onChange={(altText) => onChange({ ...value, altText })}
            />
          )}
          <Checkbox
            label={t('image.decorative')}
            isSelected={value.decorative ?? false}
            isReadOnly={isReadOnly}
            onChange={(isDecorative) => {
              const { decorative: _, ...rest } = value;
              onChange(isDecorative ? { ...rest, decorative: true } : rest);
            }}
          />
        </div>
      )}
      {(open === 'picker' || typeof open === 'object') && (
        <MediaPicker
          kind="image"
          {...(typeof open === 'object' ? { files: open.files } : {})}
          onChoose={([chosen]) => chosen && choose(chosen)}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Suspense>
        {open === 'crop' && value && file && (
          <CropDialog
            file={file}
            value={value.cropParams}
            onChange={(cropParams) => onChange(withCrop(value, cropParams))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </FieldFrame>
  );
}
