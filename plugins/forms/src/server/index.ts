import { defineServer } from '@lectern/core/server';
import type { forms } from '../manifest.ts';
import { addressRoutes } from './address/address.routes.ts';
import { Consent } from './consent/consent.entity.ts';
import { signMail, signReminderMail } from './consent/sign.mail.ts';
import { DraftHash } from './drafts/draft-hash.entity.ts';
import { Draft } from './drafts/draft.entity.ts';
import { formJobs } from './forms.jobs.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { Note } from './inbox/note.entity.ts';
import { personalData } from './inbox/personal-data.ts';
import { resumeMail } from './later/resume.mail.ts';
import { Resume } from './later/resume.entity.ts';
import { confirmationMail } from './mails/confirmation.mail.ts';
import { officeMail } from './mails/office.mail.ts';
import { Receipt } from './receipt/receipt.entity.ts';
import { receiptRoutes } from './receipt/receipt.routes.ts';
import { Definition } from './submit/definition.entity.ts';
import { answerForm } from './submit/form.post.ts';
import { loadForm } from './submit/load-form.ts';
import { SentRendering } from './submit/rendering.entity.ts';
import { SearchHash } from './submit/search-hash.entity.ts';
import { Submission } from './submit/submission.entity.ts';
import { submitRoutes } from './submit/submit.routes.ts';
import { FormText } from './texts/form-text.entity.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { giveUpRows } from './give-up-rows.ts';

/** The server entry of forms. */
export default defineServer<typeof forms>({
  routes: [...submitRoutes, ...addressRoutes, ...uploadRoutes, ...receiptRoutes, ...inboxRoutes, ...textsRoutes],
  entities: [Consent, Definition, Draft, DraftHash, FormText, Note, Receipt, Resume, SearchHash, SentRendering, Submission],
  migrations: {
    '0001-submissions': () => import('./migrations/0001-submissions.ts'),
    '0002-resume-links': () => import('./migrations/0002-resume-links.ts'),
    '0003-consents': () => import('./migrations/0003-consents.ts'),
    '0004-texts': () => import('./migrations/0004-texts.ts'),
    '0005-draft-persons': () => import('./migrations/0005-draft-persons.ts'),
  },
  sealed: [
    { table: 'forms_submission', key: 'id', columns: ['answers'], giveUp: giveUpRows('forms_submission') },
    { table: 'forms_draft', key: 'id', columns: ['answers'], giveUp: giveUpRows('forms_draft') },
    { table: 'forms_resume', key: 'id', columns: ['link'], giveUp: giveUpRows('forms_resume') },
    { table: 'forms_consent', key: 'id', columns: ['link', 'signature'], giveUp: giveUpRows('forms_consent') },
    { table: 'forms_note', key: 'id', columns: ['note'], giveUp: giveUpRows('forms_note') },
  ],
  leftOutOfBackups: ['forms_step_count'],
  loaders: { form: loadForm },
  posts: { form: answerForm },
  mails: [officeMail, confirmationMail, resumeMail, signMail, signReminderMail],
  jobs: formJobs,
  personalData,
  auditSubjects: { submission: { table: 'forms_submission', name: 'reference' } },
});
