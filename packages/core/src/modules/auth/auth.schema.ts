import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { user } from '../users/user.schema.ts';

export const userAnswer = z.strictObject({ User: user });

const secondFactorMethod = z.enum(['totp', 'passkey', 'recovery-code']);

export type SecondFactorMethod = z.output<typeof secondFactorMethod>;

export const secondFactorStep = z.strictObject({
  methods: z.array(secondFactorMethod),
  mustSetUp: z.boolean().describe('The role asks for a second factor and none is set up: that is the next step.'),
});

/** The second step of a login: what has to be shown. */
export type SecondFactorStep = Described<typeof secondFactorStep>;

/** One of the two: the user who is logged in now, or what a second step has to show. */
export const loginAnswer = z.union([userAnswer, z.strictObject({ secondFactor: secondFactorStep })]);

/** The outcome of a step of a login. */
export type LoginStep = Described<typeof loginAnswer>;

const passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const secondFactors = z.strictObject({
  isRequired: z.boolean().describe('The role asks for one: the last cannot be taken away.'),
  hasTotp: z.boolean(),
  recoveryCodes: z.int().describe('How many are left.'),
  passkeys: z.array(passkey),
});

/** The own second factors. */
export type SecondFactors = Described<typeof secondFactors>;

export const totpSetup = z.strictObject({
  secret: z.string(),
  uri: z.string().describe('`otpauth://…`, for a QR code or a link.'),
});

/** The secret of an app for one-time codes. */
export type TotpSetup = Described<typeof totpSetup>;

export const recoveryCodes = z.array(z.string()).describe('Shown once.');

/** Recovery codes, where it was the first second factor. */
export const newRecoveryCodes = z.strictObject({ recoveryCodes: recoveryCodes.exactOptional() });

export type NewRecoveryCodes = Described<typeof newRecoveryCodes>;
