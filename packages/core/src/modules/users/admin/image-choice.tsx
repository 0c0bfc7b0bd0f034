import { Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';

interface ImageChoiceProps {
  readonly id: string;
  readonly name: string;
  /** Address of the picture as it is, or will be. */
  readonly image: string | null;
  readonly errors: readonly string[];
  readonly isPending?: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** A profile image with the ways to change it. What is chosen is only named here; who uses it says when it is sent. */
export function ImageChoice({ id, name, image, errors, isPending, onChoose, onRemove }: ImageChoiceProps): ReactElement {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLSpanElement>(null);
  return (
    <div className="lc-image-choice">
      <Avatar name={name} image={image} size="large" />
      <div className="lc-image-choice__body">
        <div className="lc-image-choice__actions" role="group" aria-label={t('user.image')}>
          <span ref={upload}>
            <Button
              icon={<Upload className="lc-icon" aria-hidden="true" />}
              isPending={isPending ?? false}
              onPress={() => input.current?.click()}
            >
              {t(image ? 'user.imageReplace' : 'user.imageUpload')}
            </Button>
          </span>
          {image && (
            <Button
              theme="plain"
              icon={<Trash2 className="lc-icon" aria-hidden="true" />}
              onPress={() => {
                onRemove();
                // The button goes with the picture.
                upload.current?.querySelector('button')?.focus();
              }}
            >
              {t('action.remove')}
            </Button>
          )}
        </div>
        <FieldErrors id={`${id}-errors`} errors={errors} />
        <p className="lc-help">{t('user.imageHelp')}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        tabIndex={-1}
        aria-label={t('user.image')}
        data-profile-image
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
