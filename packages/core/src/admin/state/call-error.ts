import type { Failure, Result } from '../../client/result.ts';
import type { AnsweredError } from '../ui/list/load-failure.ts';

/** A failed call, for places that want an exception: queries of React Query. */
export class CallError extends Error implements AnsweredError {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message || failure.errors.map((error) => error.code).join(', '));
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The data of a call; throws `CallError` for a refusal. */
export function unwrap<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new CallError(result);
  return result.data;
}
