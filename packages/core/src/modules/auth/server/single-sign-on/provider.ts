import type { Configuration } from 'openid-client';
import { fail } from '../fail.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { OidcProvider } from '#server/kernel/oidc-environment.ts';

/** Seconds that the provider may take for an answer. */
const timeout = 10;

const known = new WeakMap<Lectern, Promise<Configuration>>();

async function discover({ issuer, clientID, clientSecret }: OidcProvider): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client');
  const url = new URL(issuer);
  // The environment was refused with any other http address than one of this machine.
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientID, clientSecret, undefined, { execute, timeout });
}

/** The site's provider, asked for what it offers when the first person logs in. G_04 where there is none. */
export async function oidcProvider(app: Lectern): Promise<Configuration> {
  const provider = app.environment.oidc ?? fail('notFound');
  const found = known.get(app) ?? discover(provider);
  known.set(app, found);
  try {
    return await found;
  } catch (error) {
    // It may be there the next time.
    known.delete(app);
    throw error;
  }
}

/** Where the provider sends people back to; it is registered there. */
export const callbackAddress = (app: Lectern): string => `${app.environment.origin}${app.apiPath}/auth/oidc/callback`;
