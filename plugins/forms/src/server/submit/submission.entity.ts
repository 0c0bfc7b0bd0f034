import { defineEntity, p } from '@lectern/core/server';
import type { SubmissionState } from '../../submission-states.ts';

const SubmissionSchema = defineEntity({
  name: 'FormsSubmission',
  tableName: 'forms_submission',
  properties: {
    id: p.uuid().primary(),
    reference: p.string().length(30),
    form: p.string().length(80),
    /** Of the definition by which it was asked. */
    definitionHash: p.string().length(64),
    locale: p.string().length(5),
    /** Of the page on which it was filled in. */
    pagePath: p.text().nullable().name('page_path'),
    /** Sealed: `SealedAnswers`. */
    answers: p.blob().$type<Buffer>(),
    state: p.string().length(20).$type<SubmissionState>(),
    /** How much speaks for a machine, as `scoreOf` counts it. */
    score: p.integer(),
    assigneeID: p.integer().nullable().name('assignee_id'),
    createdAt: p.datetime(),
    changedAt: p.datetime(),
    /** When it is erased. */
    dueAt: p.datetime(),
    hasLegalHold: p.boolean(),
  },
});

/** What somebody sent. */
export class Submission extends SubmissionSchema.class {}
SubmissionSchema.setClass(Submission);
