import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient, useErrorText } from '../../../../admin/shell/app-context.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { announce } from '../../../../admin/ui/overlay/announce.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { FieldErrors } from '../../../../admin/ui/fields/field-layout.tsx';
import { canShrink } from '../upload/prepared-file.ts';
import { FileInput } from '../upload/file-input.tsx';
import { transfer } from '../upload/send-file.ts';
import { shrinkImage } from '../upload/shrink-image.ts';

interface ReplaceFileProps {
  readonly file: MediaFile;
  readonly onReplaced: (file: MediaFile) => void;
}

/** Puts other bytes in the place of a file's. Every page that uses it shows them. */
export function ReplaceFile({ file, onReplaced }: ReplaceFileProps): ReactElement {
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [errors, setErrors] = useState<readonly string[]>([]);

  const replace = async (chosen: File): Promise<void> => {
    setErrors([]);
    setPercent(0);
    const sent = canShrink(chosen) ? ((await shrinkImage(chosen))?.file ?? chosen) : chosen;
    const result = await transfer(
      client,
      sent,
      (source, options) => client.call(mediaCalls.replaceFile, { form: { id: file.id, ...source }, onlyStatus: 200, ...options }),
      {
        signal: new AbortController().signal,
        onProgress: (bytes) => setPercent(Math.min(100, Math.round((bytes / Math.max(sent.size, 1)) * 100))),
      },
    );
    setPercent(undefined);
    if (!result.ok)
      return setErrors([t('upload.notCompleted'), ...new Set(result.errors.map((error) => textOf(error, chosen.name)))]);
    announce(t('media.replaced', { name: file.fileName }));
    onReplaced(result.data);
  };
  return (
    <div className="lc-field">
      <div>
        <Button
          size="small"
          icon={<RefreshCw className="lc-icon" aria-hidden="true" />}
          isPending={percent !== undefined}
          onPress={() => input.current?.click()}
        >
          {percent === undefined ? t('media.replace') : t('media.replacing', { percent })}
        </Button>
      </div>
      <p className="lc-help">{t('media.replaceHelp')}</p>
      <FieldErrors id={`${file.id}-replace`} errors={errors} />
      <FileInput
        inputRef={input}
        isForImages={file.fileType === 'image'}
        onFiles={([chosen]) => chosen && void replace(chosen)}
      />
    </div>
  );
}
