/**
 * A reason not to start that the person who starts can do something about. It is shown without a stack:
 * one sentence that says what is wrong, one that says what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** The remedy, one sentence. */
  readonly fix: string;

  constructor(cause: string, fix: string, options?: { cause?: unknown }) {
    super(cause, options);
    this.fix = fix;
  }
}

/** True for a `StartupError`, also for one made by another copy of this module. */
export function isStartupError(error: unknown): error is StartupError {
  return error instanceof Error && error.name === 'StartupError' && 'fix' in error && typeof error.fix === 'string';
}
