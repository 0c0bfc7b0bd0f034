import {
  Button,
  ErrorBox,
  Form,
  TextArea,
  notify,
  useClient,
  useFormErrors,
  useMutation,
  useQueryClient,
} from '@lectern/core/admin';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import { inboxKey } from './inbox-key.ts';
import { t } from './inbox-texts.ts';
import { Moment } from './moment.tsx';
import { nameOf, useColleagues } from './use-colleagues.ts';

/** Characters that a note may have. */
const longestNote = 5000;

function NoteForm({ id }: { readonly id: string }): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const call = useMutation({
    mutationFn: async () => client.call(inboxCalls.addNote, { params: { id }, body: { text } }),
    onSuccess(result) {
      if (!result.ok) return;
      setText('');
      notify(t('notes.added'));
      void queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
  const problems = useFormErrors(call.data && !call.data.ok ? call.data.errors : [], { text: t('notes.field') });
  return (
    <Form
      className="forms-note-form"
      onSubmit={() => {
        if (!call.isPending) call.mutate();
      }}
    >
      <ErrorBox key={call.submittedAt} errors={problems.general} />
      <TextArea
        label={t('notes.field')}
        help={t('notes.help')}
        value={text}
        onChange={setText}
        maxLength={longestNote}
        errors={problems.of('text')}
      />
      <div className="forms-buttons">
        <Button type="submit" isPending={call.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  );
}

/** What colleagues wrote beside it. */
export function SubmissionNotes({ submission: { id, notes } }: { readonly submission: SubmissionDetail }): ReactElement {
  const heading = useId();
  const colleagues = useColleagues();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('notes.title')}</h2>
      {notes.length === 0 && <p className="lc-quiet">{t('notes.empty')}</p>}
      {notes.length > 0 && (
        <ul className="lc-rows">
          {notes.map((note) => (
            <li key={note.id} className="lc-rows__row">
              <span className="lc-rows__text">
                <span className="forms-words">{note.text}</span>
                <span className="lc-under">
                  {nameOf(colleagues, note.authorID)}, <Moment iso={note.createdAt} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <NoteForm id={id} />
    </section>
  );
}
