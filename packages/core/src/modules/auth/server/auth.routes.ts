import { loginRoutes } from './login.routes.ts';

/** Every route below `/auth`, and `GET /user`. */
export const authRoutes = [...loginRoutes];
