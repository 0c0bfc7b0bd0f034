import { StartupError } from './startup-error.ts';

/** The OpenID Connect provider that people may log in with. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientID: string;
  readonly clientSecret: string;
}

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Reads the provider: all three variables or none. Only a provider on this machine may go without https. */
export function readOidcProvider(
  variables: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): OidcProvider | undefined {
  const [issuer, clientID, clientSecret] = names.map((name) => variables[name] || undefined);
  if (!issuer && !clientID && !clientSecret) return undefined;
  const missing = names.filter((name) => !variables[name]);
  if (!issuer || !clientID || !clientSecret) {
    throw new StartupError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, and single sign-on needs all three.`,
      `Set ${names.join(', ')}, or none of them.`,
    );
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isLoopback = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback && !isProduction))) {
    throw new StartupError(
      `OIDC_ISSUER is "${issuer}", which is not an https address.`,
      'Set it to the issuer as the provider states it, such as https://login.example.nl.',
    );
  }
  return { issuer, clientID, clientSecret };
}
