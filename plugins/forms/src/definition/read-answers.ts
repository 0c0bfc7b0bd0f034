import type { Answer, AnswerError, Answers, FormDefinition, Path, ReadAnswers, Sent, Step } from './definition.types.ts';
import { faultText, textOfFault, wordsIn } from './fault-text.ts';
import { readField } from './read-field.ts';
import { sentAt, unknownNames } from './sent.ts';
import { createWalk } from './walk.ts';
import type { AnswerSource, WalkedStep } from './walk.ts';

export interface ReadOptions {
  /** The day where the site is, as `2026-11-27`. */
  readonly today: string;
  /** Of the sentences: `nl`. */
  readonly language: string;
}

const sourceOf = (sent: Sent, today: string): AnswerSource => ({
  read: (field, path) => readField(field, sentAt(sent, path), today),
  today,
  kept: {},
});

const keptSource = (kept: Answers, today: string): AnswerSource => ({
  read: (_field, path) => {
    const answer = Object.hasOwn(kept, path) ? kept[path] : undefined;
    return answer === undefined ? {} : { answer };
  },
  today,
  kept,
});

/** Errors in the order of the form: first what each answer is by itself, then how they fit. */
function errorsOf(form: FormDefinition, { faults, broken }: WalkedStep, language: string): readonly AnswerError[] {
  const say = wordsIn(form, language);
  return [
    ...faults.map(({ path, field, fault }) => ({
      property: path,
      code: fault.code,
      params: { text: textOfFault(form, field, fault, language) },
    })),
    ...broken.map(({ path, rule }) => ({ property: path, code: 'FO_25', params: { text: say(rule.text) } })),
  ];
}

const unknownErrors = (names: readonly Path[], language: string): readonly AnswerError[] =>
  names.map((property) => ({ property, code: 'V_12', params: { text: faultText({ code: 'V_12' }, language) } }));

const answersOf = (walked: readonly WalkedStep[]): Answers =>
  Object.fromEntries(walked.flatMap(({ answers }): [Path, Answer][] => [...answers]));

/**
 * What was sent, by the form: the visible answers in normal form, every error, and what is visible. Answers of fields that are
 * not visible are neither demanded nor taken; a name that is none of the form's is an error.
 */
export function readAnswers(form: FormDefinition, sent: Sent, { today, language }: ReadOptions): ReadAnswers {
  const walk = createWalk(wordsIn(form, language));
  const walked = form.steps.map((step) => walk(step, sourceOf(sent, today)));
  return {
    answers: answersOf(walked),
    errors: [...walked.flatMap((step) => errorsOf(form, step, language)), ...unknownErrors(unknownNames(form, sent), language)],
    visible: walked.flatMap(({ visible }) => visible),
  };
}

/** The same of one step: its answers alone, where those of the steps before it are known. Throws for a step that is none. */
export function readStep(
  form: FormDefinition,
  stepId: string,
  sent: Sent,
  { before, today, language }: ReadOptions & { readonly before: Answers },
): ReadAnswers {
  const place = form.steps.findIndex(({ id }) => id === stepId);
  const step: Step | undefined = form.steps[place];
  if (!step) throw new Error(`The form ${form.id} has no step ${stepId}.`);
  const walk = createWalk(wordsIn(form, language));
  for (const earlier of form.steps.slice(0, place)) walk(earlier, keptSource(before, today));
  const walked = walk(step, sourceOf(sent, today));
  return {
    answers: answersOf([walked]),
    errors: [...errorsOf(form, walked, language), ...unknownErrors(unknownNames(form, sent, step), language)],
    visible: walked.visible,
  };
}
