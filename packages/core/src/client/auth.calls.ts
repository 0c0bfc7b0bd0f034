import type { Send } from './http.ts';
import type { Result } from './result.ts';
import { readUser } from './user.ts';
import type { User } from './user.ts';

export interface AuthCalls {
  /** Signs in. AUTH_01 for wrong credentials, AUTH_03 (429) while locked. */
  readonly login: (credentials: { readonly email: string; readonly password: string }) => Promise<Result<User>>;
  readonly logout: () => Promise<Result<undefined>>;
  /** The user of this session; `ID` 0 where nobody is signed in. */
  readonly user: () => Promise<Result<User>>;
  /** Prolongs the session; 401 where there is none any more. */
  readonly refreshSession: () => Promise<Result<undefined>>;
}

export const authCalls = (send: Send): AuthCalls => ({
  async login(credentials) {
    const result = await send({ method: 'POST', path: '/auth/login', body: credentials, pick: (body) => readUser(body['User']) });
    // The session is new and so is its token.
    if (result.ok) await send({ path: '/settings/get', pick: () => undefined });
    return result;
  },
  logout: () => send({ method: 'POST', path: '/auth/logout', body: {}, pick: () => undefined }),
  user: () => send({ method: 'POST', path: '/auth/user', body: {}, pick: (body) => readUser(body['User']) }),
  refreshSession: () => send({ method: 'POST', path: '/auth/refresh-session', body: {}, pick: () => undefined }),
});
