import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { FileInput } from '../upload/file-input.tsx';
import { isHeic } from '../upload/convert-heic.ts';
import { isImage } from '../upload/upload-limits.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

interface ReplaceFileProps {
  readonly file: MediaFile;
  readonly onReplaced: (file: MediaFile) => void;
}

/** Puts other bytes in the place of a file's, after a look at both. Every page that uses it shows them. */
export function ReplaceFile({ file, onReplaced }: ReplaceFileProps): ReactElement {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const isForImages = file.fileType === 'image';

  const choose = (next: File): void => {
    const isFitting = (isImage(next) || isHeic(next)) === isForImages;
    const reason = isForImages ? 'replace.notAnImage' : 'replace.notADocument';
    setErrors(isFitting ? [] : [t('upload.notCompleted'), t(reason, { name: next.name })]);
    setChosen(isFitting ? next : undefined);
  };
  return (
    <div className="lc-field">
      <div>
        <Button size="small" icon={<RefreshCw className="lc-icon" aria-hidden="true" />} onPress={() => input.current?.click()}>
          {t('media.replace')}
        </Button>
      </div>
      <p className="lc-help">{t('media.replaceHelp')}</p>
      <FieldErrors id={`${file.id}-replace`} errors={errors} />
      <FileInput inputRef={input} isForImages={isForImages} onFiles={([next]) => next && choose(next)} />
      {chosen && <ReplaceDialog file={file} chosen={chosen} onReplaced={onReplaced} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
