import { loginRoutes } from './login.routes.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';

/** Every route below `/auth`, and `GET /user`. */
export const authRoutes = [...loginRoutes, ...passwordRoutes, ...secondFactorRoutes, ...passkeyRoutes, ...singleSignOnRoutes];
