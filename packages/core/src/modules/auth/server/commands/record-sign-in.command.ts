import { defineCommand } from '#server/kernel/command.ts';

export type SignInMethod = 'password' | 'totp' | 'recovery-code' | 'passkey' | 'single-sign-on';

interface SignInRecord {
  readonly userID: number;
  /** The proof that completed the login. */
  readonly method: SignInMethod;
}

/** Writes a login into the audit log. */
export const recordSignIn = defineCommand<SignInRecord, void>('auth.sign-in', ({ audit, allowEveryone }, { userID, method }) => {
  allowEveryone('whoever logs in has proved who they are before');
  audit({ entity: 'user', entityID: String(userID), changes: { method } });
  return Promise.resolve();
});

interface FailedSignIn {
  /** Undefined where nobody has the address: what was typed stands nowhere. */
  readonly userID: number | undefined;
  readonly method: SignInMethod;
}

/** Writes a wrong password, code or key into the audit log. */
export const recordFailedSignIn = defineCommand<FailedSignIn, void>(
  'auth.sign-in-failed',
  ({ audit, allowEveryone }, { userID, method }) => {
    allowEveryone('a failed login is a fact, whoever tried');
    audit({ entity: 'user', entityID: userID === undefined ? '' : String(userID), changes: { method }, outcome: 'failed' });
    return Promise.resolve();
  },
);

/** Writes a logout into the audit log. */
export const recordSignOut = defineCommand<{ readonly userID: number }, void>(
  'auth.sign-out',
  ({ audit, allowEveryone }, { userID }) => {
    allowEveryone('everybody may end their own session');
    audit({ entity: 'user', entityID: String(userID) });
    return Promise.resolve();
  },
);
