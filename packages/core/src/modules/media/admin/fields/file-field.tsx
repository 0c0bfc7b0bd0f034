import type { ReactElement } from 'react';
import type { FileValue } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { MediaChoice } from './media-choice.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

export interface FileFieldProps extends FieldProps {
  readonly value: FileValue | null | undefined;
  readonly onChange: (value: FileValue | null) => void;
  /** Whether it asks for the text of a link to the document. Default: true. */
  readonly hasLabel?: boolean;
  readonly locale?: string | undefined;
}

/** A document of the library, with the text of its link where the block shows one. */
export function FileField(props: FileFieldProps): ReactElement {
  const { value, onChange, hasLabel = true, isReadOnly = false } = props;
  const t = useText();
  return (
    <MediaChoice
      {...props}
      kind="document"
      fileID={value?.fileID}
      onChoose={({ id, fileName }) =>
        onChange(hasLabel ? { fileID: id, label: value?.label ?? fileName.replace(/\.[^.]+$/, '') } : { fileID: id })
      }
      onRemove={() => onChange(null)}
    >
      {value && hasLabel && (
        <TextField
          {...(props.id ? { id: `${props.id}.label` } : {})}
          label={t('file.label')}
          maxLength={255}
          lang={props.locale}
          isReadOnly={isReadOnly}
          value={value.label ?? ''}
          onChange={(label) => onChange({ ...value, label })}
        />
      )}
    </MediaChoice>
  );
}
