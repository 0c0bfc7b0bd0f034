import type { PluginApp } from '@lectern/core/server';
import { printAnswers } from '../../definition/print-answers.ts';
import type { SubmissionDetail } from '../../inbox.calls.ts';
import type { ReadSubmission } from '../mails/read-submission.ts';
import { presentConsents } from '../consent/list-consents.ts';
import { submissionSubject } from '../subjects.ts';
import { storedDigest } from '../submit/sealed-answers.ts';
import { presentSubmission } from './find-submissions.ts';
import { Note } from './note.entity.ts';
import { openNote } from './sealed-note.ts';

/** A submission as staff reads it: in the words by which it was asked. */
export async function presentDetail(app: PluginApp, found: ReadSubmission): Promise<SubmissionDetail> {
  const { submission, form, answers } = found;
  const { id } = submission;
  const notes = await app.em().find(Note, { submissionID: id }, { orderBy: { createdAt: 'asc' } });
  const mails = await app.mail.list({ entity: submissionSubject, id });
  return {
    ...presentSubmission(app, submission),
    locale: submission.locale,
    language: form.languages[0],
    digest: storedDigest(app, answers),
    groups: printAnswers(form, answers, form.languages[0]).map(({ step, title, lines }) => ({ step, title, lines })),
    notes: notes.map((note) => ({
      id: note.id,
      authorID: note.authorID ?? null,
      text: openNote(app, note),
      createdAt: note.createdAt.toISOString(),
    })),
    consents: await presentConsents(app, found),
    mails: mails.map((mail) => ({
      ...mail,
      queuedAt: mail.queuedAt.toISOString(),
      endedAt: mail.endedAt?.toISOString() ?? null,
    })),
  };
}
