import { clientCalls } from '../../client/call.ts';
import type { authCalls as declaredAuth } from './auth.calls.ts';
import type { passkeyCalls as declaredPasskeys } from './passkey.calls.ts';
import type { secondFactorCalls as declaredSecondFactor } from './second-factor.calls.ts';

export const authCalls = clientCalls<typeof declaredAuth>({
  methods: 'GET /auth/methods',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  user: 'POST /auth/user',
  refreshSession: 'POST /auth/refresh-session',
  register: 'POST /auth/register',
  forgotPassword: 'POST /auth/forgot-password',
  resetAccount: 'POST /auth/reset-account',
  changePassword: 'POST /auth/change-password',
});

export const secondFactorCalls = clientCalls<typeof declaredSecondFactor>({
  get: 'GET /auth/second-factor',
  setUpTotp: 'POST /auth/second-factor/totp/set-up',
  confirmTotp: 'POST /auth/second-factor/totp/confirm',
  removeTotp: 'POST /auth/second-factor/totp/remove',
  renewRecoveryCodes: 'POST /auth/second-factor/recovery-codes',
  verify: 'POST /auth/second-factor/verify',
});

export const passkeyCalls = clientCalls<typeof declaredPasskeys>({
  options: 'POST /auth/passkeys/options',
  login: 'POST /auth/passkeys/login',
  registrationOptions: 'POST /auth/passkeys/registration-options',
  add: 'POST /auth/passkeys',
  remove: 'POST /auth/passkeys/{id}/remove',
});
