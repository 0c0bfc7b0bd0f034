import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const authAccess: AccessRows = {
  'GET /auth/methods': 'public',
  'POST /auth/login': 'public',
  'POST /auth/logout': 'public',
  'POST /auth/register': 'manage-users',
  'GET /auth/second-factor': 'signed-in',
  'POST /auth/second-factor/totp/set-up': 'public',
  'POST /auth/second-factor/totp/confirm': 'public',
  'POST /auth/second-factor/totp/remove': 'signed-in',
  'POST /auth/second-factor/recovery-codes': 'signed-in',
  'POST /auth/second-factor/verify': 'public',
  'POST /auth/passkeys/options': 'public',
  'POST /auth/passkeys/login': 'public',
  'POST /auth/passkeys/registration-options': 'signed-in',
  'POST /auth/passkeys': 'signed-in',
  'POST /auth/passkeys/{id}/remove': 'signed-in',
  'GET /auth/oidc/start': 'public',
  'GET /auth/oidc/callback': 'public',
  'POST /auth/forgot-password': 'public',
  'POST /auth/reset-account': 'public',
  'POST /auth/change-password': 'signed-in',
  'POST /auth/user': 'public',
  'POST /auth/refresh-session': 'signed-in',
};
