import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { isLecternError, LecternError } from '../../../contract/errors.ts';
import type { ErrorCodeOf } from '../../../contract/errors.ts';
import type { users } from '../users.manifest.ts';

/** Does a step that has a code of its own for failing unexpectedly. Refusals and names that are taken keep theirs. */
export async function failWith<Value>(code: ErrorCodeOf<typeof users>, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    if (isLecternError(error) || error instanceof UniqueConstraintViolationException) throw error;
    throw new LecternError({ code }, { cause: error });
  }
}
