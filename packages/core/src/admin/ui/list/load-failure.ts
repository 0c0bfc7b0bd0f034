/** The answer that refused a call, as far as a list shows it. */
interface LoadFailure {
  /** Of HTTP; 0 where no answer came. */
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly requestID?: string | undefined;
}

/** An error that carries the answer of a call. */
export interface AnsweredError extends Error {
  readonly failure: LoadFailure;
}

/** The answer that an error carries; undefined for an error of any other kind. */
export const failureOf = (error: unknown): LoadFailure | undefined =>
  error instanceof Error && 'failure' in error ? (error as AnsweredError).failure : undefined;
