import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isIP } from 'node:net';
import type { Context } from 'koa';
import type * as z from 'zod';
import type { Lectern } from '#server/kernel/lectern.ts';
import { isChallenge, takeChallenge } from './challenge.ts';
import type { authenticationResponse, registrationResponse } from '../../passkey.schema.ts';

/** The algorithms that keys of devices and security keys have in common (COSE): Ed25519, P-256, RSA. */
export const keyAlgorithms = [-8, -7, -257];

/** The origin that the browser shows, and the name that its passkeys are bound to. */
export function relyingParty(app: Lectern, ctx: Context): { origin: string; id: string } {
  // Outside production a site has several names on its machine.
  const shown = [ctx.get('origin'), `${new URL(app.environment.origin).protocol}//${ctx.get('host')}`];
  const origin = shown.find((given) => given !== '' && app.isOwnOrigin(given)) ?? app.environment.origin;
  return { origin, id: new URL(origin).hostname };
}

/** Browsers bind passkeys to names, never to numbers. */
export const hasPasskeys = (app: Lectern, ctx: Context): boolean =>
  isIP(relyingParty(app, ctx).id.replaceAll(/[[\]]/g, '')) === 0;

export interface VerifiedRegistration {
  readonly credentialID: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Checks a new passkey; undefined where it does not answer a challenge of ours. */
export async function verifyRegistration(
  { app, ctx }: { app: Lectern; ctx: Context },
  { response, purpose }: { response: z.output<typeof registrationResponse>; purpose: string },
): Promise<VerifiedRegistration | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { origin, id } = relyingParty(app, ctx);
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (returned) => isChallenge(app.signer, purpose, (challenge = returned), app.now().getTime()),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: keyAlgorithms,
    });
    if (!verified || !(await takeChallenge(app.pool, app.signer, challenge))) return undefined;
    const { credential } = registrationInfo;
    return { credentialID: credential.id, publicKey: credential.publicKey, counter: credential.counter };
  } catch (error) {
    app.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}

interface StoredPasskey {
  readonly user_id: number;
  readonly public_key: Buffer;
  readonly counter: string;
}

/**
 * Checks what a passkey signed and answers with the number of its user. `userID`: whose passkey it must be.
 * `mustVerifyUser`: the device must have asked for a finger, a face or a PIN, because there is no other proof.
 */
export async function verifyAuthentication(
  { app, ctx }: { app: Lectern; ctx: Context },
  options: {
    response: z.output<typeof authenticationResponse>;
    purpose: string;
    userID: number | undefined;
    mustVerifyUser: boolean;
  },
): Promise<number | undefined> {
  const { response, purpose, userID, mustVerifyUser } = options;
  const { rows } = await app.pool.query<StoredPasskey>(
    'select user_id, public_key, counter from lectern_passkey where credential_id = $1 and user_id = coalesce($2, user_id)',
    [response.id, userID ?? null],
  );
  const [stored] = rows;
  if (!stored) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { origin, id } = relyingParty(app, ctx);
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (returned) => isChallenge(app.signer, purpose, (challenge = returned), app.now().getTime()),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey: new Uint8Array(stored.public_key), counter: Number(stored.counter) },
      requireUserVerification: mustVerifyUser,
    });
    if (!verified || !(await takeChallenge(app.pool, app.signer, challenge))) return undefined;
    await app.pool.query(
      'update lectern_passkey set counter = greatest(counter, $2), last_used_at = now() where credential_id = $1',
      [response.id, authenticationInfo.newCounter],
    );
    return stored.user_id;
  } catch (error) {
    app.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
