import { Button, Icon, notify, useClient, useErrorText } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import { t } from './inbox-texts.ts';

type Line = SubmissionDetail['groups'][number]['lines'][number];

/** A file of a submission, saved by a link that holds for minutes. */
function SavedFile({ id, file }: { readonly id: string; readonly file: Line['files'][number] }): ReactElement {
  const client = useClient();
  const errorText = useErrorText();
  const save = async (): Promise<void> => {
    const link = await client.call(inboxCalls.linkFile, { params: { id, file: file.id } });
    if (link.ok) globalThis.location.assign(link.data.path);
    else notify(errorText(link.errors[0] ?? { code: 'G_01' }), { kind: 'error' });
  };
  return (
    <Button
      size="small"
      icon={<Icon name="download" />}
      aria-label={t('detail.file', { name: file.name })}
      onPress={() => void save()}
    >
      {file.name}
    </Button>
  );
}

function AnswerOf({ id, line: { words, files } }: { readonly id: string; readonly line: Line }): ReactElement {
  if (words.length === 0 && files.length === 0) return <span className="lc-quiet">{t('detail.noAnswer')}</span>;
  return (
    <>
      {words.map((word, index) => (
        <span key={index} className="forms-words">
          {word}
        </span>
      ))}
      {files.map((file) => (
        <SavedFile key={file.id} id={id} file={file} />
      ))}
    </>
  );
}

/** What was answered, in the order in which it was asked. */
export function SubmissionAnswers({
  submission: { id, groups, language },
}: {
  readonly submission: SubmissionDetail;
}): ReactElement {
  const heading = useId();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('detail.answers')}</h2>
      {groups.map(({ title, lines }) => (
        <div key={lines[0]?.path ?? title} className="forms-group">
          <h3 lang={language}>{title}</h3>
          <dl className="lc-details lc-details--even" lang={language}>
            {lines.map((line) => (
              <div key={line.path} className="lc-details__pair">
                <dt>{line.label}</dt>
                <dd>
                  <AnswerOf id={id} line={line} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
