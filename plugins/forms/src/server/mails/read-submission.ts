import { isLecternError } from '@lectern/core';
import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import type { Answers, FormDefinition } from '../../definition/definition.types.ts';
import { Definition } from '../submit/definition.entity.ts';
import { openAnswers } from '../submit/sealed-answers.ts';
import { Submission } from '../submit/submission.entity.ts';

export interface ReadSubmission {
  readonly submission: Submission;
  /** By which it was asked. */
  readonly form: FormDefinition;
  readonly answers: Answers;
}

/** A submission with what it says, as it was asked; undefined where there is none of this id. G_20 where it cannot be opened. */
export async function readSubmission(
  app: PluginApp,
  em: Pick<PluginEntityManager, 'findOne'>,
  id: string,
): Promise<ReadSubmission | undefined> {
  const submission = await em.findOne(Submission, { id });
  const known = submission && (await em.findOne(Definition, { hash: submission.definitionHash }));
  return known ? { submission, form: known.definition, answers: openAnswers(app, submission) } : undefined;
}

/** Whether a record could not be opened: it is named, and no reason to fail for all others. */
export const isUnreadable = (error: unknown): boolean =>
  isLecternError(error) && error.errors.some(({ code }) => code === 'G_20');
