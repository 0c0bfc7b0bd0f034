import { Checkbox, TextField } from '@lectern/core/admin';
import { useEffect, useRef } from 'react';
import type { FoundImage } from '../../paste/find-images.ts';
import type { ImageDescription } from './image-upload.ts';
import { t } from '../editor-texts.ts';

interface ImageRowProps {
  readonly found: FoundImage;
  readonly position: number;
  readonly total: number;
  readonly locale: string;
  readonly description: ImageDescription;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (description: ImageDescription) => void;
}

/** The picture itself. Its address is given up again when it is no longer shown. */
function Picture({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // The words for it stand right beside it, in the field.
  return <img ref={image} className="rich-text-paste__picture" alt="" />;
}

/** One image of a paste with the question what it shows. */
export function ImageRow({ found, position, total, locale, description, error, isReadOnly, onChange }: ImageRowProps) {
  return (
    <li className="rich-text-paste__row">
      <Picture file={found.file} />
      <div className="rich-text-paste__fields">
        <TextField
          label={total > 1 ? t('paste.showsOf', { number: position, total }) : t('paste.shows')}
          help={position === 1 ? t('paste.showsHelp') : undefined}
          maxLength={500}
          lang={locale}
          value={description.altText}
          isReadOnly={isReadOnly || description.decorative}
          errors={error ? [error] : []}
          onChange={(altText) => onChange({ ...description, altText })}
        />
        <Checkbox
          label={t('paste.decorative')}
          isSelected={description.decorative}
          isReadOnly={isReadOnly}
          onChange={(decorative) => onChange({ ...description, decorative })}
        />
      </div>
    </li>
  );
}
