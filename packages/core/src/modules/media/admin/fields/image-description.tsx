import type { ReactElement } from 'react';
import type { ImageValue } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

interface ImageDescriptionProps {
  /** Id of the field of the image. */
  readonly id: string;
  readonly value: ImageValue;
  readonly isReadOnly: boolean;
  readonly locale: string | undefined;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: ImageValue) => void;
}

/** The alternative text of an image, or that it needs none. */
export function ImageDescription({ id, value, isReadOnly, locale, errors, onChange }: ImageDescriptionProps): ReactElement {
  const t = useText();
  return (
    <div className="lc-image__alt">
      {!value.decorative && (
        <TextField
          id={`${id}.altText`}
          label={t('image.alt')}
          help={t('image.altHelp')}
          maxLength={500}
          lang={locale}
          isReadOnly={isReadOnly}
          value={value.altText ?? ''}
          errors={errors}
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
  );
}
