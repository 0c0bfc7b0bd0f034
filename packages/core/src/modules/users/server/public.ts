export { inviteUser } from './commands/invite-user.command.ts';
export { findAccount } from './find-account.ts';
export { findUserByEmail, findUserByID } from './find-user.ts';
export { activationMailName } from './mails/account-mails.ts';
export { userNotFound } from './user-not-found.ts';
export { User } from './user.entity.ts';
export { nobody, presentUser } from './user.presenter.ts';
export { identityProof } from './user.services.ts';
export { namedUser, peopleSQL, userName } from './user-sql.ts';
