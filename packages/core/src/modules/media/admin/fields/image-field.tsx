import { Crop, Images, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import type { CropParams, ImageValue } from '#contract/content.ts';
import { shownCrop } from '#contract/fit-crop.ts';
import type { MediaFile } from '../../media.schema.ts';
import { MediaPicker } from '../picker/media-picker.tsx';
import { FileInput } from '../upload/file-input.tsx';
import { usePermission } from '#admin/shell/app-context.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { libraryLoaders } from '../message-loaders.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { ChosenImage } from './chosen-image.tsx';
import { ImageDescription } from './image-description.tsx';
import { imageValueOf } from './image-value.ts';
import { useKnowFile, useMediaFile } from './use-media-file.ts';

const CropDialog = lazy(withMessages(libraryLoaders, () => import('../crop/crop-dialog.tsx')));

export interface ImageFieldProps extends FieldProps {
  readonly value: ImageValue | null | undefined;
  readonly onChange: (value: ImageValue | null) => void;
  readonly altErrors?: readonly string[];
  readonly locale?: string | undefined;
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
  const { file } = useMediaFile(value?.fileID);
  const [open, setOpen] = useState<'picker' | 'crop' | { readonly files: readonly File[] }>();
  const [isOver, setOver] = useState(false);
  const mayUpload = usePermission('manage-media');
  const input = useRef<HTMLInputElement>(null);
  const wiring = useFieldWiring(props);
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

  const choose = (chosen: MediaFile): void => {
    setOpen(undefined);
    know(chosen);
    onChange(imageValueOf(chosen, locale));
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
  return (
    <FieldLayout {...props} wiring={wiring} isGroup>
      <div className="lc-image" data-over={isOver || undefined} data-empty={!value || undefined} {...drop}>
        {value ? <ChosenImage value={value} /> : <p className="lc-quiet">{isReadOnly ? t('image.none') : t('image.drop')}</p>}
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
            {!value && mayUpload && (
              <Button
                size="small"
                icon={<Upload className="lc-icon" aria-hidden="true" />}
                onPress={() => input.current?.click()}
              >
                {t('image.upload')}
              </Button>
            )}
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
        <ImageDescription
          id={wiring.id}
          value={value}
          isReadOnly={isReadOnly}
          locale={locale}
          errors={props.altErrors}
          onChange={onChange}
        />
      )}
      <FileInput inputRef={input} isForImages onFiles={(files) => setOpen({ files })} />
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
            value={shownCrop(value.cropParams, file)}
            onChange={(cropParams) => onChange(withCrop(value, cropParams))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </FieldLayout>
  );
}
