import { LecternError } from '../../contract/errors.ts';

/** The codes of errors of a disk that takes no more. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The refusal for a disk that takes no more (G_14), or the error as it is. */
export function diskFailure(error: unknown): unknown {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    if (fullCodes.has(String((cause as { code?: unknown }).code))) return new LecternError({ code: 'G_14' }, { cause: error });
  }
  return error;
}
