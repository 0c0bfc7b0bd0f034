import * as z from 'zod';
import { refusal } from './variable.ts';

/** The OpenID Connect provider that people may log in with. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientID: string;
  readonly clientSecret: string;
}

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
type OidcVariables = Readonly<Partial<Record<(typeof names)[number] | 'NODE_ENV', string | undefined>>>;

const missingIn = (variables: OidcVariables): string[] => names.filter((name) => variables[name] === undefined);

/** Only a provider on this machine may go without https, and not in production. */
function isSafe({ OIDC_ISSUER: issuer, NODE_ENV }: OidcVariables): boolean {
  if (issuer === undefined) return true;
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback && NODE_ENV !== 'production');
}

/** The variables of the provider: all three or none. */
export const oidcVariables = z
  .object({
    OIDC_ISSUER: z.string().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    NODE_ENV: z.string().optional(),
  })
  .refine(
    (variables) => [0, names.length].includes(missingIn(variables).length),
    refusal(
      (variables: OidcVariables) =>
        `${missingIn(variables).join(' and ')} ${missingIn(variables).length > 1 ? 'are' : 'is'} not set, and single sign-on needs all three.`,
      `Set ${names.join(', ')}, or none of them.`,
    ),
  )
  .refine(
    isSafe,
    refusal(
      ({ OIDC_ISSUER }: OidcVariables) => `OIDC_ISSUER is "${OIDC_ISSUER}", which is not an https address.`,
      'Set it to the issuer as the provider states it, such as https://login.example.nl.',
    ),
  )
  .transform(
    ({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientID,
      OIDC_CLIENT_SECRET: clientSecret,
    }): { oidc: OidcProvider | undefined } => ({
      oidc: issuer && clientID && clientSecret ? { issuer, clientID, clientSecret } : undefined,
    }),
  );
