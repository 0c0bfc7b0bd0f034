import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { isLecternError, LecternError } from '#contract/errors.ts';
import { userRefusals } from '../users.refusals.ts';

/** Does a step that has a refusal of its own for failing unexpectedly. Refusals and names that are taken keep theirs. */
export async function failWith<Value>(word: keyof typeof userRefusals, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    if (isLecternError(error) || error instanceof UniqueConstraintViolationException) throw error;
    throw new LecternError({ code: userRefusals[word] }, { cause: error });
  }
}
