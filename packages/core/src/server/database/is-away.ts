/** Codes of PostgreSQL and of connections that say that the database cannot be reached, or not yet. */
const away = /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300|08\w{3})$/;
const words =
  /connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/i;

/** Whether a failure, or what caused it, says that the database is away. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    const { code } = cause as { readonly code?: unknown };
    if ((typeof code === 'string' && away.test(code)) || words.test(cause.message)) return true;
    // Several addresses of one host were tried.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
