import { ImageField, TextField } from '@lectern/core/admin';
import type { ImageNode } from '../../document/rich-text.types.ts';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

interface ImageFormProps {
  readonly node: ImageNode;
  readonly onChange: (node: ImageNode) => void;
}

/** An image of the library in a text: which one, what it shows, and what stands below it. */
export function ImageForm({ node, onChange }: ImageFormProps) {
  const { locale } = useEditorFacts();
  const { type, fileID, caption, ...rest } = node;
  const withCaption = (text: string | undefined) => (text ? { caption: text } : {});
  return (
    <>
      <ImageField
        label={t('part.image')}
        isRequired
        locale={locale}
        value={fileID === '' ? null : { fileID, ...rest }}
        onChange={(value) => {
          if (!value) return onChange({ type, fileID: '', ...withCaption(caption) });
          const { fileID: chosen, cropParams, altText, decorative } = value;
          return onChange({
            type,
            fileID: chosen,
            ...(cropParams ? { cropParams } : {}),
            ...(altText ? { altText } : {}),
            ...(decorative ? { decorative } : {}),
            ...withCaption(caption),
          });
        }}
      />
      <TextField
        label={t('part.caption')}
        maxLength={500}
        lang={locale}
        value={caption ?? ''}
        onChange={(text) => onChange({ type, fileID, ...rest, ...withCaption(text) })}
      />
    </>
  );
}
