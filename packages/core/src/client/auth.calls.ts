import type { Send } from './http.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';
import { nobody, readUser } from './user.ts';
import type { User } from './user.ts';

export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery-code';

/** A second step that is due. */
export interface SecondStep {
  readonly kind: 'second-factor';
  readonly methods: readonly SecondFactorMethod[];
  /** The role asks for a second factor and none is set up yet: that is the next step. */
  readonly mustSetUp: boolean;
}

/** What a login came to: somebody is logged in, or a second step is due. */
export type LoginStep = { readonly kind: 'signed-in'; readonly user: User } | SecondStep;

/** What the login screen offers. */
export interface LoginMethods {
  readonly passkey: boolean;
  readonly singleSignOn: { readonly label: string; readonly start: string } | null;
  /** What a login waits for that was begun in this browser. */
  readonly secondFactor: SecondStep | null;
}

/** Where somebody is logged in. */
export interface ActiveSession {
  readonly id: string;
  /** As a person says it: `Firefox on Linux`. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

export interface AuthCalls {
  /** Begins a login. AUTH_01 for wrong credentials, AUTH_03 (429) while locked. */
  readonly login: (credentials: { readonly email: string; readonly password: string }) => Promise<Result<LoginStep>>;
  readonly methods: () => Promise<Result<LoginMethods>>;
  readonly logout: () => Promise<Result<undefined>>;
  /** The user of this session; `ID` 0 where nobody is signed in. */
  readonly user: () => Promise<Result<User>>;
  /** Prolongs the session; 401 where there is none any more. */
  readonly refreshSession: () => Promise<Result<undefined>>;
  /** Mails a link to choose a new password; answers alike for every address. */
  readonly forgotPassword: (email: string) => Promise<Result<undefined>>;
  /** Activates an account or resets its password. V_04 and V_05 for tokens, V_03 where the two differ. */
  readonly resetAccount: (input: NewPassword & { readonly token: string }) => Promise<Result<undefined>>;
  /** Changes the own password. AUTH_02 for a wrong current one, V_08 where the two differ. */
  readonly changePassword: (input: NewPassword & { readonly currentPassword: string }) => Promise<Result<undefined>>;
  readonly sessions: () => Promise<Result<readonly ActiveSession[]>>;
  readonly endSession: (id: string) => Promise<Result<undefined>>;
  /** Logs out everywhere but here. */
  readonly endOtherSessions: () => Promise<Result<undefined>>;
}

const nothing = (): undefined => undefined;
const isMethod = (value: unknown): value is SecondFactorMethod =>
  value === 'totp' || value === 'passkey' || value === 'recovery-code';

function readSecondStep(due: unknown): SecondStep | null {
  if (!isRecord(due)) return null;
  const methods = Array.isArray(due['methods']) ? due['methods'].filter(isMethod) : [];
  return { kind: 'second-factor', methods, mustSetUp: due['mustSetUp'] === true };
}

/** Reads what a step of a login came to. */
export const readLoginStep = (body: Body): LoginStep =>
  readSecondStep(body['secondFactor']) ?? { kind: 'signed-in', user: body['User'] ? readUser(body['User']) : nobody };

function readMethods(body: Body): LoginMethods {
  const data: Body = isRecord(body['data']) ? body['data'] : {};
  const single = data['singleSignOn'];
  const isOffered = isRecord(single) && typeof single['label'] === 'string' && typeof single['start'] === 'string';
  return {
    passkey: data['passkey'] === true,
    singleSignOn: isOffered ? { label: String(single['label']), start: String(single['start']) } : null,
    secondFactor: readSecondStep(data['secondFactor']),
  };
}

/** Sends a call after which the session is another, and fetches the token that goes with it. */
export async function withNewSession<Data>(send: Send, call: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call();
  if (result.ok) await send({ path: '/settings/get', pick: nothing });
  return result;
}

export const authCalls = (send: Send): AuthCalls => {
  const post = (path: string, body: Body) => send({ method: 'POST', path, body, pick: nothing });
  return {
    login: (credentials) =>
      withNewSession(send, () => send({ method: 'POST', path: '/auth/login', body: credentials, pick: readLoginStep })),
    methods: () => send({ path: '/auth/methods', pick: readMethods }),
    logout: () => post('/auth/logout', {}),
    user: () => send({ method: 'POST', path: '/auth/user', body: {}, pick: (body) => readUser(body['User']) }),
    refreshSession: () => post('/auth/refresh-session', {}),
    forgotPassword: (email) => post('/auth/forgot-password', { email }),
    resetAccount: ({ password, confirm, token }) => post('/auth/reset-account', { password, confirm, token }),
    changePassword: ({ currentPassword, password, confirm }) =>
      withNewSession(send, () => post('/auth/change-password', { currentPassword, password, confirm })),
    sessions: () =>
      send({
        path: '/auth/sessions',
        pick: ({ data }) => (Array.isArray(data) ? (data as readonly ActiveSession[]) : []),
      }),
    endSession: (id) => send({ method: 'DELETE', path: `/auth/sessions/${encodeURIComponent(id)}`, pick: nothing }),
    endOtherSessions: () => post('/auth/sessions/end-all', {}),
  };
};
