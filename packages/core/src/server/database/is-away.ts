/**
 * Codes of PostgreSQL and of connections that say that the database cannot be reached, not yet, or not in time: of PostgreSQL
 * its shutdown and start (57P01 to 57P03), an idle session that it ended (57P05, 25P03), a transaction or statement that took
 * longer than it may (25P04, 57014), a lock that did not come in time (55P03), and no connection left (53300).
 */
const away =
  /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1235]|57014|25P0[34]|55P03|53300|08\w{3})$/;
const words =
  /connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/i;

/** Whether a failure, or what caused it, says that the database is away or does not answer in time: a retry may help. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    const { code, syscall } = cause as { readonly code?: unknown; readonly syscall?: unknown };
    if ((typeof code === 'string' && away.test(code)) || words.test(cause.message)) return true;
    // The socket of the embedded database is a file: one that is missing is no other file.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    // Several addresses of one host were tried.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
