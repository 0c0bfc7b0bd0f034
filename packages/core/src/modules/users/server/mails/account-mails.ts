/** Names of mails about an account; those with a link in them are written where passwords are chosen. */
export const activationMailName = 'activation';
