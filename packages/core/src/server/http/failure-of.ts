import { isLecternError, LecternError } from '../../contract/errors.ts';
import { isDatabaseAway } from '../database/is-away.ts';
import { diskFailure } from './disk-failure.ts';

/** Seconds after which it makes sense to ask again what a database that was away could not answer. */
const retryAfter = 10;

/**
 * What went wrong as a refusal: itself where it is one, a full disk (G_14) and a database that is away or too late (G_09) by codes
 * of their own, G_01 for whatever nobody foresaw.
 */
export function failureOf(thrown: unknown): LecternError {
  const error = diskFailure(thrown);
  if (isLecternError(error)) return error;
  if (isDatabaseAway(error)) return new LecternError({ code: 'G_09' }, { cause: error, retryAfter });
  return new LecternError({ code: 'G_01' }, { cause: error });
}
