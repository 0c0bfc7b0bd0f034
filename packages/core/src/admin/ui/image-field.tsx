import { ImageOff, Images, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import type { ImageValue } from '../../contract/content.ts';
import { useClient, useFailureTexts } from '../shell/app-context.ts';
import type { MediaFile } from '../../client/media.ts';
import { useText } from '../texts/use-text.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { FieldFrame, useFieldWiring } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { ImagePicker } from './image-picker.tsx';
import { TextField } from './text-field.tsx';
import { useDirectory, useUpload } from './use-directory.ts';

export interface ImageFieldProps extends FieldProps {
  readonly value: ImageValue | null | undefined;
  readonly onChange: (value: ImageValue | null) => void;
  readonly altErrors?: readonly string[];
  readonly locale?: string | undefined;
}

function Picture({ fileID }: { readonly fileID: string }): ReactElement {
  const t = useText();
  const client = useClient();
  const [failed, setFailed] = useState<string>();
  if (failed === fileID) {
    return (
      <span className="lc-image__missing" role="img" aria-label={t('image.missing')}>
        <ImageOff className="lc-icon" aria-hidden="true" />
      </span>
    );
  }
  return <img className="lc-image__picture" src={client.media.previewUrl(fileID)} alt="" onError={() => setFailed(fileID)} />;
}

/** An image of the library with the alternative text of this use: upload by button or drop, or choose. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { value, onChange, locale, errors = [], isReadOnly = false } = props;
  const t = useText();
  const textsOf = useFailureTexts();
  const upload = useUpload();
  const { data: directory } = useDirectory(Boolean(value));
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const file = directory?.files.find((candidate) => candidate.id === value?.fileID);
  const allErrors = [...errors, ...(fault ? [fault] : []), ...(upload.failure ? textsOf(upload.failure) : [])];
  const wiring = useFieldWiring({ ...props, errors: allErrors });

  const choose = (chosen: MediaFile) => {
    setPicking(false);
    setFault(undefined);
    onChange({ fileID: chosen.id, ...(chosen.defaultAltText ? { altText: chosen.defaultAltText } : {}) });
    requestAnimationFrame(() => document.getElementById(`${wiring.id}.altText`)?.focus());
  };
  const receive = async (files: FileList | null) => {
    const [first] = files ?? [];
    if (!first) return;
    setFault(undefined);
    if (!first.type.startsWith('image/')) return setFault(t('image.notImage', { name: first.name }));
    const added = await upload.start(first);
    if (!added) return undefined;
    announce(t('image.uploaded', { name: first.name }));
    return choose(added);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void receive(event.dataTransfer.files);
    },
  };
  const buttons = !isReadOnly && (
    <div className="lc-image__buttons">
      <Button
        id={wiring.id}
        size="small"
        icon={<Upload className="lc-icon" aria-hidden="true" />}
        isPending={upload.pending !== undefined}
        onPress={() => input.current?.click()}
      >
        {upload.pending ? t('image.uploading', { name: upload.pending }) : t('image.upload')}
      </Button>
      <Button size="small" icon={<Images className="lc-icon" aria-hidden="true" />} onPress={() => setPicking(true)}>
        {t('image.choose')}
      </Button>
      {value && (
        <Button
          size="small"
          theme="plain"
          onPress={() => {
            onChange(null);
            requestAnimationFrame(() => document.getElementById(wiring.id)?.focus());
          }}
        >
          {t('action.remove')}
        </Button>
      )}
    </div>
  );
  return (
    <FieldFrame {...props} errors={allErrors} wiring={wiring} isGroup>
      <div className="lc-image" data-over={isOver || undefined} data-empty={!value || undefined} {...drop}>
        {value && (
          <div className="lc-image__chosen">
            <Picture fileID={value.fileID} />
            <div className="lc-image__about">
              <span className="lc-chosen__name">{file?.fileName ?? t('image.unnamed')}</span>
              {file?.dimensions && <span className="lc-quiet lc-num">{t('image.size', file.dimensions)}</span>}
            </div>
          </div>
        )}
        {!value && <p className="lc-quiet">{t('image.drop')}</p>}
        {buttons}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void receive(event.target.files);
          event.target.value = '';
        }}
      />
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
      {isPicking && <ImagePicker chosen={value?.fileID} onChoose={choose} onClose={() => setPicking(false)} />}
    </FieldFrame>
  );
}
