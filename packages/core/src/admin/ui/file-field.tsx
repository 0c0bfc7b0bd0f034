import { Paperclip, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { FileValue } from '../../contract/content.ts';
import { useFailureTexts } from '../shell/app-context.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';
import { FieldFrame, useFieldWiring } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { TextField } from './text-field.tsx';
import { useDirectory, useUpload } from './use-directory.ts';

export interface FileFieldProps extends FieldProps {
  readonly value: FileValue | null | undefined;
  readonly onChange: (value: FileValue | null) => void;
  readonly locale?: string | undefined;
}

/** A document of the library with the text of its link. */
export function FileField(props: FileFieldProps): ReactElement {
  const { value, onChange, errors = [], isReadOnly = false } = props;
  const t = useText();
  const textsOf = useFailureTexts();
  const upload = useUpload();
  const { data: directory } = useDirectory(Boolean(value));
  const input = useRef<HTMLInputElement>(null);
  const allErrors = [...errors, ...(upload.failure ? textsOf(upload.failure) : [])];
  const wiring = useFieldWiring({ ...props, errors: allErrors });
  const file = directory?.files.find((candidate) => candidate.id === value?.fileID);

  const receive = async (files: FileList | null) => {
    const [first] = files ?? [];
    const added = first && (await upload.start(first));
    if (added) onChange({ fileID: added.id, label: value?.label ?? first.name.replace(/\.[^.]+$/, '') });
  };
  return (
    <FieldFrame {...props} errors={allErrors} wiring={wiring} isGroup>
      <div className="lc-chosen">
        <Paperclip className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          {value ? <span className="lc-chosen__name">{file?.fileName ?? t('file.chosen')}</span> : t('field.choose')}
        </span>
        {!isReadOnly && (
          <Button
            id={wiring.id}
            size="small"
            icon={<Upload className="lc-icon" aria-hidden="true" />}
            isPending={upload.pending !== undefined}
            onPress={() => input.current?.click()}
          >
            {t('file.upload')}
          </Button>
        )}
        {value && !isReadOnly && (
          <Button size="small" theme="plain" onPress={() => onChange(null)}>
            {t('action.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void receive(event.target.files);
          event.target.value = '';
        }}
      />
      {value && (
        <TextField
          id={`${wiring.id}.label`}
          label={t('file.label')}
          maxLength={255}
          lang={props.locale}
          isReadOnly={isReadOnly}
          value={value.label ?? ''}
          onChange={(label) => onChange({ ...value, label })}
        />
      )}
    </FieldFrame>
  );
}
