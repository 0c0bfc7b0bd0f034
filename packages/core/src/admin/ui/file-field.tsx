import type { ReactElement } from 'react';
import type { FileValue } from '../../contract/content.ts';
import { useText } from '../texts/use-text.ts';
import type { FieldProps } from './field-frame.tsx';
import { MediaChoice } from './media-choice.tsx';
import { TextField } from './text-field.tsx';

export interface FileFieldProps extends FieldProps {
  readonly value: FileValue | null | undefined;
  readonly onChange: (value: FileValue | null) => void;
  readonly locale?: string | undefined;
}

/** A document of the library with the text of its link. */
export function FileField(props: FileFieldProps): ReactElement {
  const { value, onChange, isReadOnly = false } = props;
  const t = useText();
  return (
    <MediaChoice
      {...props}
      kind="document"
      fileID={value?.fileID}
      onChoose={(file) => onChange({ fileID: file.id, label: value?.label ?? file.fileName.replace(/\.[^.]+$/, '') })}
      onRemove={() => onChange(null)}
    >
      {value && (
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
