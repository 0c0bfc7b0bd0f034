import type { Answers, FormDefinition } from '../../definition/definition.types.ts';
import { readStep } from '../../definition/read-answers.ts';
import type { ReadOptions } from '../../definition/read-answers.ts';
import { checkStep } from '../../form-fields.ts';
import type { DraftContent, SentStep } from './draft-content.ts';

/** How far a form is filled in. */
export interface Progress {
  /** Ids of the steps that ask for something, as far as that is known by now. */
  readonly steps: readonly string[];
  /** Those that are filled in, and the first that is not; with `checkStep` where all are. */
  readonly open: readonly string[];
  /** The answers of each open step and what was answered before it. */
  readonly before: Readonly<Record<string, Answers>>;
}

const nothing: SentStep = { fields: {}, files: {} };

/** Whether a form is filled in piece by piece, so that there is a draft of it: in steps, or with a look at all answers at its end. */
export const hasDraft = ({ steps, checksAnswers }: FormDefinition): boolean => checksAnswers ?? steps.length > 1;

/** Reads what a draft holds, step by step. */
export function progressOf(form: FormDefinition, content: DraftContent, options: ReadOptions): Progress {
  const [steps, open]: [string[], string[]] = [[], []];
  const before: Record<string, Answers> = {};
  let known: Answers = {};
  let isWhole = true;
  for (const { id } of form.steps) {
    const sent = Object.hasOwn(content, id) ? content[id] : undefined;
    const { answers, errors, visible } = readStep(form, id, sent ?? nothing, { ...options, before: known });
    // A step that asks for nothing now is passed over; later ones may still be unknown.
    if (visible.length === 0) continue;
    steps.push(id);
    if (isWhole) {
      open.push(id);
      before[id] = known;
    }
    if (!sent || errors.length > 0) isWhole = false;
    known = { ...known, ...answers };
  }
  if (isWhole) {
    open.push(checkStep);
    before[checkStep] = known;
  }
  return { steps, open, before };
}

/** Everything that a draft holds, as one form. */
export function wholeOf(content: DraftContent): SentStep {
  const steps = Object.values(content);
  return {
    fields: Object.assign({}, ...steps.map(({ fields }) => fields)) as SentStep['fields'],
    files: Object.assign({}, ...steps.map(({ files }) => files)) as SentStep['files'],
  };
}
