import { readLoginStep, withNewSession } from './auth.calls.ts';
import type { LoginStep } from './auth.calls.ts';
import type { Send } from './http.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';

/** What a browser's passkey functions take and give; made and read by the server. */
export type PasskeyData = Readonly<Record<string, unknown>>;

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The own second factors. */
export interface SecondFactors {
  readonly hasTotp: boolean;
  readonly recoveryCodes: number;
  readonly passkeys: readonly Passkey[];
  /** The role asks for one: the last cannot be taken away. */
  readonly isRequired: boolean;
}

/** What an app for one-time codes needs. */
export interface TotpSetup {
  readonly secret: string;
  /** `otpauth://…`, for a QR code or a link. */
  readonly uri: string;
}

/** What ends the set-up of an app: recovery codes, shown once, and in the middle of a login the user. */
export interface ConfirmedTotp {
  readonly recoveryCodes: readonly string[];
  readonly step: LoginStep;
}

export interface SecondFactorCalls {
  /** Shows a code of an app, or a recovery code, in the second step of a login. V_12 for a wrong one, AUTH_03 after too many. */
  readonly verify: (code: string) => Promise<Result<LoginStep>>;
  /** What the browser needs to ask for a passkey: as the second step of a login, or instead of a password. */
  readonly passkeyOptions: () => Promise<Result<PasskeyData>>;
  readonly showPasskey: (shown: PasskeyData) => Promise<Result<LoginStep>>;
  readonly get: () => Promise<Result<SecondFactors>>;
  /** Begins the set-up of an app. In a login whose role demands it, the password was given already and is not asked again. */
  readonly setUpTotp: (currentPassword: string) => Promise<Result<TotpSetup>>;
  readonly confirmTotp: (code: string) => Promise<Result<ConfirmedTotp>>;
  /** V_07 where the role asks for a second factor and this is the last. */
  readonly removeTotp: (currentPassword: string) => Promise<Result<undefined>>;
  /** Makes new recovery codes; the old ones are void. */
  readonly renewRecoveryCodes: (currentPassword: string) => Promise<Result<readonly string[]>>;
  readonly newPasskeyOptions: (currentPassword: string) => Promise<Result<PasskeyData>>;
  /** Adds a passkey; answers with recovery codes where it is the first second factor. */
  readonly addPasskey: (input: { readonly name: string; readonly made: PasskeyData }) => Promise<Result<readonly string[]>>;
  readonly removePasskey: (id: string, currentPassword: string) => Promise<Result<undefined>>;
  /** Takes the second factors of somebody else away who lost them, and ends their sessions. */
  readonly resetOf: (userID: number) => Promise<Result<undefined>>;
}

const nothing = (): undefined => undefined;
const codesIn = ({ data }: Body): readonly string[] =>
  isRecord(data) && Array.isArray(data['recoveryCodes']) ? (data['recoveryCodes'] as readonly string[]) : [];
const optionsIn = ({ data }: Body): PasskeyData => (isRecord(data) ? data : {});

export const secondFactorCalls = (send: Send): SecondFactorCalls => {
  const post = <Data>(path: string, body: Body, pick: (body: Body) => Data) =>
    send({ method: 'POST', path: `/auth${path}`, body, pick });
  const enter = <Data>(path: string, body: Body, pick: (body: Body) => Data) =>
    withNewSession(send, () => post(path, body, pick));
  return {
    verify: (code) => enter('/second-factor/verify', { code }, readLoginStep),
    passkeyOptions: () => post('/passkeys/options', {}, optionsIn),
    showPasskey: (shown) => enter('/passkeys/login', { response: shown }, readLoginStep),
    get: () => send({ path: '/auth/second-factor', pick: ({ data }) => data as SecondFactors }),
    setUpTotp: (currentPassword) => post('/second-factor/totp/set-up', { currentPassword }, ({ data }) => data as TotpSetup),
    confirmTotp: (code) =>
      enter('/second-factor/totp/confirm', { code }, (body) => ({ recoveryCodes: codesIn(body), step: readLoginStep(body) })),
    removeTotp: (currentPassword) => post('/second-factor/totp/remove', { currentPassword }, nothing),
    renewRecoveryCodes: (currentPassword) => post('/second-factor/recovery-codes', { currentPassword }, codesIn),
    newPasskeyOptions: (currentPassword) => post('/passkeys/registration-options', { currentPassword }, optionsIn),
    addPasskey: ({ name, made }) => post('/passkeys', { name, response: made }, codesIn),
    resetOf: (userID) => post('/second-factor/reset', { userID }, nothing),
    removePasskey: (id, currentPassword) => post(`/passkeys/${encodeURIComponent(id)}/remove`, { currentPassword }, nothing),
  };
};
