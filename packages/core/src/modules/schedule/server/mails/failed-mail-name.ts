/** Name of the mail about something that was planned and could not be done. */
export const failedMailName = 'plan-failed';
