import { defineCommand } from '@lectern/core/server';
import type { PluginCommandContext } from '@lectern/core/server';
import type { SubmissionState } from '../../submission-states.ts';
import { fail } from '../fail.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { readSubmission } from '../mails/read-submission.ts';
import { submissionSubject } from '../subjects.ts';
import { filesOfAll } from '../submit/answer-files.ts';
import { openAnswers } from '../submit/sealed-answers.ts';
import { Submission } from '../submit/submission.entity.ts';
import { Note } from './note.entity.ts';
import { sealNote } from './sealed-note.ts';

const [view, eraseAny] = ['forms:view-submissions', 'forms:erase-submissions'] as const;
const entity = submissionSubject;
const fileMinutes = 5;

const submissionOf = async ({ em }: PluginCommandContext, id: string): Promise<Submission> =>
  (await em.findOne(Submission, { id })) ?? fail('notFound');

/** Writes down that somebody looks at a submission. */
export const lookAt = defineCommand('forms.view', async (context, { id }: { readonly id: string }) => {
  context.authorize(view);
  await submissionOf(context, id);
  context.audit({ entity, entityID: id });
});

const working: readonly SubmissionState[] = ['new', 'in-progress', 'done'];

/** Only what is held can be dropped, and what was dropped is held again: so its mails go out once. */
function isNext(before: SubmissionState, state: SubmissionState): boolean {
  if (before === 'dropped') return state === 'held';
  return working.includes(state) || (before === 'held' && state === 'dropped');
}

/** Says how far somebody is. What was held sends its mails when it is found to be somebody's. */
export const setState = defineCommand(
  'forms.set-state',
  async (context, { id, state }: { readonly id: string; readonly state: SubmissionState }) => {
    context.authorize(view);
    const { em, app, now, audit } = context;
    const submission = await submissionOf(context, id);
    const { state: before } = submission;
    if (before === state) return;
    if (!isNext(before, state)) fail('notNow', 'state');
    em.assign(submission, { state, changedAt: now });
    if (before === 'held' && state !== 'dropped') {
      const found = await readSubmission(app, em, id);
      const { locale, pagePath } = submission;
      if (found) await queueMails(context, { id, form: found.form, locale, answers: found.answers, path: pagePath ?? undefined });
    }
    audit({ entity, entityID: id, changes: { state } });
  },
);

/** Says who handles it; null for nobody. */
export const assign = defineCommand(
  'forms.assign',
  async (context, { id, userID }: { readonly id: string; readonly userID: number | null }) => {
    context.authorize(view);
    const { app, em, now } = context;
    const submission = await submissionOf(context, id);
    if (userID !== null && !(await app.users.find(em, userID))) fail('notNow', 'userID');
    em.assign(submission, { assigneeID: userID, changedAt: now });
    context.audit({ entity, entityID: id, changes: { assigneeID: userID } });
  },
);

/** Writes a note beside it. */
export const addNote = defineCommand(
  'forms.add-note',
  async (context, { id, text }: { readonly id: string; readonly text: string }) => {
    context.authorize(view);
    const { em, app, actor, now, audit } = context;
    await submissionOf(context, id);
    const noteID = crypto.randomUUID();
    em.create(Note, {
      id: noteID,
      submissionID: id,
      authorID: actor.kind === 'user' ? actor.id : null,
      note: sealNote(app, noteID, text),
      createdAt: now,
    });
    audit({ entity, entityID: id });
    return { id: noteID };
  },
);

/** Sends a mail of it once more. */
export const resendMail = defineCommand(
  'forms.resend-mail',
  async (context, { id, mailID }: { readonly id: string; readonly mailID: string }) => {
    context.authorize(view);
    await submissionOf(context, id);
    await context.app.mail.resend(context, mailID);
    context.audit({ entity, entityID: id, changes: { mailID } });
  },
);

/** Makes a link to one of its files. */
export const linkFile = defineCommand(
  'forms.open-file',
  async (context, { id, file }: { readonly id: string; readonly file: string }) => {
    context.authorize(view);
    const { app, now, audit } = context;
    const answers = openAnswers(app, await submissionOf(context, id));
    if (!filesOfAll(answers).some((each) => each.id === file)) fail('notFound');
    audit({ entity, entityID: id, changes: { file } });
    return context.createLink({
      purpose: 'forms:file',
      subject: file,
      endsAt: new Date(now.getTime() + fileMinutes * 60_000),
    });
  },
);

/** Keeps it beyond its time, or no longer. */
export const holdSubmission = defineCommand(
  'forms.hold',
  async (context, { id, hasLegalHold }: { readonly id: string; readonly hasLegalHold: boolean }) => {
    context.authorize(eraseAny);
    context.em.assign(await submissionOf(context, id), { hasLegalHold, changedAt: context.now });
    context.audit({ entity, entityID: id, changes: { hasLegalHold } });
  },
);

/** Erases it for good. */
export const eraseSubmission = defineCommand('forms.erase', async (context, { id }: { readonly id: string }) => {
  context.authorize(eraseAny);
  const { em, app, audit } = context;
  const submission = await submissionOf(context, id);
  if (submission.hasLegalHold) fail('legalHold');
  await app.privateFiles.remove(context, { entity: 'submission', id });
  em.remove(submission);
  audit({ entity, entityID: id });
});
