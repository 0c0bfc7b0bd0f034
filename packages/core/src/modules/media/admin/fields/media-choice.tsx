import { FileText, FileVideo, Images } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { Thumbnail } from '../library/thumbnail.tsx';
import { MediaPicker } from '../picker/media-picker.tsx';
import { sizeText } from '../size-text.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { useKnowFile, useMediaFile } from './use-media-file.ts';

interface MediaChoiceProps extends FieldProps {
  readonly kind: 'document' | 'video';
  readonly fileID: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
  readonly onRemove: () => void;
  /** Fields of this use, below what is chosen. */
  readonly children?: ReactNode;
}

/** A document or a video of the library: choose, replace, remove. */
export function MediaChoice(props: MediaChoiceProps): ReactElement {
  const { kind, fileID, onChoose, onRemove, isReadOnly = false } = props;
  const t = useText();
  const know = useKnowFile();
  const { file, isGone } = useMediaFile(fileID);
  const [isPicking, setPicking] = useState(false);
  const wiring = useFieldWiring(props);
  const Kind = kind === 'document' ? FileText : FileVideo;
  const hosts = { vimeo: 'Vimeo', youtube: 'YouTube', gif: 'GIF' } as const;
  const facts = file?.video ? hosts[file.video.videoType] : file && file.filesize > 0 && sizeText(file.filesize);
  return (
    <FieldLayout {...props} wiring={wiring} isGroup>
      <div className="lc-image" data-empty={fileID === undefined || undefined}>
        <div className="lc-image__chosen">
          <span className="lc-thumb lc-image__thumb">
            {file ? <Thumbnail file={file} width={160} /> : <Kind className="lc-icon lc-thumb__icon" aria-hidden="true" />}
          </span>
          <div className="lc-image__about">
            {fileID === undefined ? (
              <span className="lc-quiet">{kind === 'document' ? t('file.none') : t('video.none')}</span>
            ) : (
              <span className="lc-chosen__name">{isGone ? t('image.gone') : (file?.fileName ?? t('file.chosen'))}</span>
            )}
            {facts && <span className="lc-quiet lc-num">{facts}</span>}
          </div>
        </div>
        {!isReadOnly && (
          <div className="lc-image__buttons">
            <Button
              id={wiring.id}
              size="small"
              icon={<Images className="lc-icon" aria-hidden="true" />}
              onPress={() => setPicking(true)}
            >
              {fileID === undefined ? t('image.choose') : t('image.replace')}
            </Button>
            {fileID !== undefined && (
              <Button
                size="small"
                theme="plain"
                onPress={() => {
                  onRemove();
                  requestAnimationFrame(() => document.getElementById(wiring.id)?.focus());
                }}
              >
                {t('action.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {fileID !== undefined && props.children}
      {isPicking && (
        <MediaPicker
          kind={kind}
          onChoose={([chosen]) => {
            setPicking(false);
            if (!chosen) return;
            know(chosen);
            onChoose(chosen);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldLayout>
  );
}
