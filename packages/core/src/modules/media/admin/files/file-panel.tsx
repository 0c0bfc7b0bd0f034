import { useState } from 'react';
import type { ReactElement } from 'react';
import type { FileChanges, MediaFile } from '../../media.schema.ts';
import type { Result } from '#client/result.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { useKnowFile } from '../fields/use-media-file.ts';
import { Tabs } from '#admin/ui/controls/tabs.tsx';
import { changesOf, draftOf } from './file-draft.ts';
import { FileFields } from './file-fields.tsx';
import { FileUsage } from './file-usage.tsx';

interface FilePanelProps {
  readonly file: MediaFile;
  readonly onEdit: (changes: FileChanges) => Promise<Result<MediaFile>>;
  /** Other bytes stand in its place. */
  readonly onReplaced: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** One file: what it is called, what it shows, where it is used. */
export function FilePanel({ file: opened, onEdit, onReplaced, onClose }: FilePanelProps): ReactElement {
  const t = useText();
  const [file, setFile] = useState(opened);
  const [tab, setTab] = useState<'details' | 'usage'>('details');
  const [draft, setDraft] = useState(() => draftOf(file));
  const { errors, isPending, attempt, submit } = useSubmit('media');
  const problems = useFormErrors(errors, {
    newFileName: t('media.name'),
    defaultAltText: t('image.alt'),
    link: t('video.link'),
    tags: t('media.tags'),
  });
  const know = useKnowFile();
  const isReadOnly = !file.policies.manage;

  const save = async (): Promise<void> => {
    const changes = changesOf(file, draft);
    if (!changes) return onClose();
    const result = await submit(() => onEdit(changes));
    if (!result.ok) return;
    know(result.data);
    notify(t('media.saved', { name: result.data.fileName }));
    onClose();
  };
  const details = (
    <Form className="lc-side__form" onSubmit={save}>
      <div className="lc-side__body">
        <ErrorBox key={attempt} errors={problems.general} />
        <FileFields
          file={file}
          draft={draft}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={(changed) => setDraft((known) => ({ ...known, ...changed }))}
          onReplaced={(replaced) => {
            setFile(replaced);
            know(replaced);
            onReplaced(replaced);
          }}
        />
      </div>
      <div className="lc-modal__foot">
        <Button onPress={onClose}>{isReadOnly ? t('action.close') : t('action.cancel')}</Button>
        {!isReadOnly && (
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        )}
      </div>
    </Form>
  );
  return (
    <SidePanel title={file.fileName} isChanged={changesOf(file, draft) !== undefined} onClose={onClose}>
      <div className="lc-file-panel">
        <Tabs
          label={t('media.parts')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'details', label: t('media.details'), panel: details },
            { key: 'usage', label: t('usage.title'), panel: <FileUsage file={file} /> },
          ]}
        />
      </div>
    </SidePanel>
  );
}
