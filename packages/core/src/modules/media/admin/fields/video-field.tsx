import type { ReactElement } from 'react';
import type { VideoValue } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { MediaChoice } from './media-choice.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

export interface VideoFieldProps extends FieldProps {
  readonly value: VideoValue | null | undefined;
  readonly onChange: (value: VideoValue | null) => void;
  readonly titleErrors?: readonly string[];
  readonly locale?: string | undefined;
}

/** A video of the library with the title of this use. */
export function VideoField(props: VideoFieldProps): ReactElement {
  const { value, onChange, isReadOnly = false } = props;
  const t = useText();
  return (
    <MediaChoice
      {...props}
      kind="video"
      fileID={value?.fileID}
      onChoose={(file) => onChange({ fileID: file.id, title: value?.title ?? file.fileName })}
      onRemove={() => onChange(null)}
    >
      {value && (
        <TextField
          {...(props.id ? { id: `${props.id}.title` } : {})}
          label={t('video.title')}
          help={t('video.titleHelp')}
          maxLength={255}
          lang={props.locale}
          isReadOnly={isReadOnly}
          value={value.title ?? ''}
          errors={props.titleErrors}
          onChange={(title) => onChange({ ...value, title })}
        />
      )}
    </MediaChoice>
  );
}
