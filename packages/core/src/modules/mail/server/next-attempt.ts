const minute = 60_000;

/** The time after its first attempt at which a mail is given up, in milliseconds. */
const patience = 24 * 60 * minute;

/** When to try again after so many attempts: after 1, 2, 4 … 32 minutes, then each hour. Undefined: no more. */
export function nextAttempt(attempts: number, firstAttemptAt: Date, now: Date): Date | undefined {
  const giveUpAt = firstAttemptAt.getTime() + patience;
  if (now.getTime() >= giveUpAt) return undefined;
  const delay = Math.min(2 ** (attempts - 1), 60) * minute;
  // The last attempt is at the end of that time, not an hour before.
  return new Date(Math.min(now.getTime() + delay, giveUpAt));
}
