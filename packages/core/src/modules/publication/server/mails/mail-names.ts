/** Names of the mails about requests, in the outbox. */
export const requestedMailName = 'publication-requested';
export const decidedMailName = 'publication-decided';
