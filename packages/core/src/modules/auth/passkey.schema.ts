import * as z from 'zod';

const bytes = (max: number) =>
  z
    .string()
    .max(max, 'V_14')
    .regex(/^[\w-]*$/, 'V_12');

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()),
};

/** The answer of `startRegistration` in a browser. */
export const registrationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    authenticatorData: bytes(4000).optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
    publicKeyAlgorithm: z.int().min(-100_000).max(100_000).optional(),
    publicKey: bytes(4000).optional(),
  }),
});

/** The answer of `startAuthentication` in a browser. */
export const authenticationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).nullish(),
  }),
});
