import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { ReadFile } from '#admin/importer.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { PageTypeSummary } from '#contract/boot.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { ReasonList } from '#admin/ui/list/reason-list.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { Spinner } from '#admin/ui/layout/spinner.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useMakeDraft, useReadFile } from './use-import.ts';

interface ImportDialogProps {
  readonly file: File;
  /** The type of the list on which it was dropped. */
  readonly type: PageTypeSummary | undefined;
  /** Whether no other file waits: then the draft is opened. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

/** The parts that were left out of a file, and why. */
function LeftOut({ leftOut }: Pick<ReadFile, 'leftOut'>): ReactElement | null {
  const t = useText();
  if (leftOut.text === '') return null;
  return (
    <div className="lc-left-out">
      <p>{leftOut.text}</p>
      <ReasonList summary={t('import.leftOut')} reasons={leftOut.reasons} />
    </div>
  );
}

/** A file that was read, with the questions that are left: what the page is called, and of which type it is. */
function ReadDialog({
  file,
  read,
  type: preset,
  isLast,
  onClose,
}: ImportDialogProps & { readonly read: ReadFile }): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const navigate = useNavigate();
  const draft = useMakeDraft();
  const [title, setTitle] = useState(read.title);
  const [type, setType] = useState(preset?.type ?? boot.pageTypes[0]?.type ?? '');
  const [locale, setLocale] = useState(boot.locales.defaultLocale);
  const hasFailed = draft.failed.length > 0;

  const make = async (isPartial: boolean) => {
    const pageID = await draft.make(read, { title: title.trim() || read.title, type, locale }, isPartial);
    if (pageID === undefined) return;
    const open = () => void navigate(`/pages/${pageID}`);
    onClose();
    notify(t('import.done', { name: file.name }), isLast ? {} : { action: { label: title, onPress: open } });
    if (isLast) open();
  };
  const progress = draft.progress
    ? t('import.uploading', { done: draft.progress.done, total: draft.progress.total })
    : t('import.creating');
  return (
    <Modal
      isOpen
      size="medium"
      title={file.name}
      onClose={onClose}
      buttons={[
        hasFailed ? { text: t('import.goOn'), onPress: () => void make(true) } : { text: t('action.cancel'), onPress: onClose },
        {
          text: draft.isPending ? progress : hasFailed ? t('import.tryAgain') : t('import.confirm'),
          theme: 'orange',
          isPending: draft.isPending,
          onPress: () => void make(false),
        },
      ]}
    >
      <div className="lc-form">
        <p>{read.summary}</p>
        <LeftOut leftOut={read.leftOut} />
        <ErrorBox errors={[...draft.errors, ...draft.failed]} />
        <TextField
          label={t('newPage.name')}
          autoFocus
          lang={locale}
          maxLength={255}
          value={title}
          isReadOnly={draft.isPending}
          onChange={setTitle}
        />
        {!preset && boot.pageTypes.length > 1 && (
          <Select
            label={t('newPage.type')}
            value={type}
            options={boot.pageTypes.map((entry) => ({ value: entry.type, label: entry.label }))}
            onChange={setType}
          />
        )}
        {boot.locales.availableLocales.length > 1 && (
          <Select
            label={t('newPage.locale')}
            value={locale}
            options={boot.locales.availableLocales.map((entry) => ({ value: entry, label: localeName(entry) }))}
            onChange={setLocale}
          />
        )}
      </div>
    </Modal>
  );
}

/** Reads a file and makes a draft of it. */
export default function ImportDialog(props: ImportDialogProps): ReactElement {
  const t = useText();
  const state = useReadFile(props.file);
  if (state.kind === 'read') return <ReadDialog {...props} read={state.file} />;
  const reading = t('import.reading', { name: props.file.name });
  return (
    <Modal
      isOpen
      title={props.file.name}
      onClose={props.onClose}
      {...(state.kind === 'refused' ? { confirm: { text: t('action.close'), autoFocus: true, onPress: props.onClose } } : {})}
    >
      {state.kind === 'refused' ? (
        <ErrorBox errors={[state.message]} />
      ) : (
        <p className="lc-with-icon" role="status">
          <Spinner />
          <span>{reading}</span>
        </p>
      )}
    </Modal>
  );
}
