import { loginRoutes } from './login.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

/** Every route below `/auth`, and `GET /user`. */
export const authRoutes = [...loginRoutes, ...passwordRoutes, ...sessionRoutes];
