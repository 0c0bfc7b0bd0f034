import { defineModule } from '../../contract/module.ts';
import { authAudit } from './auth.audit.ts';

/** Signing in: passwords, second factors, passkeys, single sign-on. */
export const auth = defineModule({
  id: 'auth',
  errors: {
    G_17: { status: 400, text: 'is one of the passwords that are guessed first. Choose another one.' },
    V_03: { status: 400, text: 'Your password and confirmation password do not match.' },
    V_08: { status: 400, text: 'The passwords do not match.' },
    AUTH_01: { status: 400, text: 'These credentials do not match our records.' },
    AUTH_03: { status: 429, text: 'Too many login attempts. Try again after 10 minutes.' },
  },
  audit: authAudit,
});
