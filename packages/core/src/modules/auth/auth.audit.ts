import type { AuditWords } from '../../contract/audit-words.ts';

/** Words for what the audit log holds of logging in. */
export const authAudit = {
  actions: {
    'auth.add-passkey': 'Add a passkey',
    'auth.change-password': 'Change the own password',
    'auth.choose-password': 'Choose a password',
    'auth.confirm-totp': 'Set up an app for codes',
    'auth.forgot-password': 'Ask for a new password',
    'auth.link-identity': 'Link to single sign-on',
    'auth.remove-passkey': 'Remove a passkey',
    'auth.remove-totp': 'Remove the app for codes',
    'auth.renew-recovery-codes': 'Make new recovery codes',
    'auth.reset-second-factor': 'Remove a second factor',
    'auth.set-up-totp': 'Begin to set up an app for codes',
    'auth.sign-in': 'Log in',
    'auth.sign-in-failed': 'Log in',
    'auth.sign-out': 'Log out',
    'user.first-start': 'Make the first administrator',
  },
  fields: {
    isNew: 'New account',
    method: 'With',
    purpose: 'What for',
  },
  values: {
    activation: 'Activation',
    'address-changed': 'Another e-mail address',
    passkey: 'Passkey',
    password: 'Password',
    'recovery-code': 'Recovery code',
    reset: 'Reset',
    'reset-password': 'New password',
    'single-sign-on': 'Single sign-on',
    totp: 'Code of an app',
  },
} satisfies AuditWords;
