import { FileText, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { longestMediaName } from '#contract/media-name.ts';
import { sizeText } from '../size-text.ts';
import { canShrink, hasName, isRenamed, isTooHeavy, isTooWide, refusalOf } from './prepared-file.ts';
import type { PreparedFile } from './prepared-file.ts';
import type { Size, SmallerImage } from './shrink-image.ts';
import { isImage, uploadLimits } from './upload-limits.ts';
import { useFolderName } from '../state/use-folder-name.ts';

interface UploadItemProps {
  readonly entry: PreparedFile;
  /** The one before it in the list that is the same file. */
  readonly twin: PreparedFile | undefined;
  readonly onChange: (changed: Partial<PreparedFile>) => void;
  /** Takes it out of the list; absent for the only one. */
  readonly onRemove: (() => void) | undefined;
}

/** The outcome of making it smaller; where 2560 pixels were still too heavy, that too. */
function outcomeOf(t: Text, { file, width, height }: SmallerImage, original: Size | undefined): string {
  const facts = { size: sizeText(file.size), width, height };
  const wanted = Math.min(uploadLimits.imageSide, Math.max(original?.width ?? 0, original?.height ?? 0));
  return Math.max(width, height) < wanted ? t('upload.shrunkMore', { ...facts, wanted }) : t('upload.shrunk', facts);
}

function Smaller({ entry, onChange }: Pick<UploadItemProps, 'entry' | 'onChange'>): ReactElement {
  const t = useText();
  const { file, smaller } = entry;
  if (!canShrink(file) || smaller === null) return <p className="lc-uploads__warning">{t('upload.cannotShrink')}</p>;
  const outcome = smaller ? outcomeOf(t, smaller, entry.size) : t('upload.shrinking');
  return (
    <Checkbox
      label={t('upload.shrink')}
      help={entry.wantsSmaller ? outcome : t('upload.willBeRefused')}
      isSelected={entry.wantsSmaller}
      onChange={(wantsSmaller) => onChange({ wantsSmaller })}
    />
  );
}

/** One file that is about to be uploaded. */
export function UploadItem({ entry, twin, onChange, onRemove }: UploadItemProps): ReactElement {
  const t = useText();
  const folderName = useFolderName();
  const textOf = useErrorText();
  const { file, size, picture, duplicates = [], wantsExisting } = entry;
  const [duplicate] = duplicates;
  const refusal = refusalOf(entry);
  const isRefused = refusal !== undefined;
  const isSent = !isRefused && !wantsExisting && (twin === undefined || entry.wantsTwice);
  return (
    <li className="lc-uploads__item">
      <span className="lc-thumb lc-uploads__picture">
        {picture ? <img className="lc-thumb__image" src={picture} alt="" /> : <FileText className="lc-icon" aria-hidden="true" />}
      </span>
      <div className="lc-uploads__about">
        <div className="lc-uploads__head">
          <span className="lc-uploads__name">{file.name}</span>
          {onRemove && (
            <IconButton
              label={t('upload.leaveOut', { name: file.name })}
              icon={<X className="lc-icon" aria-hidden="true" />}
              onPress={onRemove}
            />
          )}
        </div>
        <p className="lc-quiet lc-num">
          {[size && t('media.pixels', { width: size.width, height: size.height }), sizeText(file.size)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isRefused && <FieldErrors id={`${entry.key}-error`} errors={[textOf({ code: refusal }, file.name)]} />}
        {!isRefused && duplicate && (
          <Checkbox
            label={t('upload.duplicate')}
            help={t('upload.duplicateAt', { name: duplicate.fileName, folder: folderName(duplicate.path) })}
            isSelected={wantsExisting}
            onChange={(next) => onChange({ wantsExisting: next })}
          />
        )}
        {!isRefused && twin && (
          <Checkbox
            label={t('upload.twin')}
            help={t('upload.twinOf', { name: twin.file.name })}
            isSelected={!entry.wantsTwice}
            onChange={(isLeftOut) => onChange({ wantsTwice: !isLeftOut })}
          />
        )}
        {isSent && (
          <>
            {isRenamed(entry) && (
              <TextField
                label={t('upload.name')}
                help={t('upload.nameHelp', { name: file.name })}
                maxLength={longestMediaName}
                value={entry.name}
                errors={hasName(entry) ? [] : [textOf({ code: 'V_12' }, t('upload.name'))]}
                onChange={(name) => onChange({ name })}
              />
            )}
            {isTooHeavy(file) && <Smaller entry={entry} onChange={onChange} />}
            {isTooWide(entry) && <p className="lc-uploads__warning">{t('upload.tooWide')}</p>}
            {isImage(file) && (
              <TextField
                label={t('image.alt')}
                help={t('upload.altHelp')}
                maxLength={500}
                value={entry.altText}
                onChange={(altText) => onChange({ altText })}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
}
