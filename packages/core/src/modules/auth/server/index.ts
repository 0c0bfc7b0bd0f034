import { defineModuleServer } from '#server/define-server.ts';
import { limiter } from '#server/kernel/limiter.ts';
import { provide } from '#server/kernel/service.ts';
import { signedLinks } from '#server/kernel/signed-links.ts';
import { identityProof } from '../../users/server/public.ts';
import { authJobs } from './auth.job.ts';
import { authRoutes } from './auth.routes.ts';
import { prepareFirstAdministrator } from './first-start.ts';
import { provenUser } from './identity-proof.ts';
import { createLimiter } from './limiter.ts';
import { activationMail } from './mails/activation.mail.ts';
import { resetPasswordMail } from './mails/reset-password.mail.ts';
import { migrations } from './migrations/index.ts';
import { giveUpSecrets } from './second-factor/give-up-secrets.ts';
import { createSignedLinks } from './signed-links.ts';
import { authPersonalData } from './personal-data.ts';

/** The server entry of signing in. */
export default defineModuleServer({
  personalData: authPersonalData,
  routes: authRoutes,
  migrations,
  // Whoever used one of these since would find it unused again.
  leftOutOfBackups: ['lectern_account_token', 'lectern_attempt', 'lectern_signed_link', 'lectern_recovery_code'],
  mails: [activationMail, resetPasswordMail],
  jobs: authJobs,
  sealed: [{ table: 'lectern_totp', key: 'user_id', columns: ['secret'], giveUp: giveUpSecrets }],
  services: [
    provide(signedLinks, createSignedLinks),
    provide(limiter, createLimiter),
    provide(identityProof, () => ({
      prove: async (caller, currentPassword) => void (await provenUser(caller, currentPassword)),
    })),
  ],
  startUp: { prepare: prepareFirstAdministrator },
});
