import { StartupError } from '../../kernel/startup-error.ts';
import type { PgOptions } from './connection-options.ts';

type Explanation = (place: PgOptions & { readonly at: string }) => [cause: string, fix: string];

const notReachable: Explanation = ({ at }) => [
  `No PostgreSQL answers at ${at}.`,
  'Start it, or correct the host and port in DATABASE_URL; a firewall may stand between.',
];
const unknownHost: Explanation = ({ host }) => [
  `The host ${host} of DATABASE_URL cannot be found.`,
  'Correct the host in DATABASE_URL.',
];
const notLetIn: Explanation = ({ user, at }) => [
  `PostgreSQL at ${at} does not let the user ${user} in with this password.`,
  'Correct the user and the password in DATABASE_URL, or the rules of the server (pg_hba.conf).',
];
const notTrusted: Explanation = ({ at }) => [
  `The certificate of PostgreSQL at ${at} is not trusted.`,
  'Name the certificate of its authority with sslrootcert=/path/to/ca.pem in DATABASE_URL.',
];

const byCode: Record<string, Explanation> = {
  ECONNREFUSED: notReachable,
  ECONNRESET: notReachable,
  EHOSTUNREACH: notReachable,
  ENETUNREACH: notReachable,
  ETIMEDOUT: notReachable,
  ENOENT: notReachable,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': notLetIn,
  '28000': notLetIn,
  '3D000': ({ database, at, user }) => [
    `There is no database ${database} at ${at}.`,
    `Create it with: createdb --owner ${user} ${database}, or correct its name in DATABASE_URL.`,
  ],
  '42501': ({ user, database }) => [
    `The user ${user} may not connect to the database ${database}.`,
    `Let a superuser run: grant connect, create on database ${database} to ${user}.`,
  ],
  '53300': ({ at }) => [
    `PostgreSQL at ${at} has no connection left.`,
    'Raise its max_connections, or end other processes that use it.',
  ],
  '57P03': ({ at }) => [`PostgreSQL at ${at} is still starting or is stopping.`, 'Try again in a moment.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: notTrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: notTrusted,
};

const byText: readonly [RegExp, Explanation][] = [
  [
    /does not support SSL/i,
    ({ at }) => [`PostgreSQL at ${at} offers no encryption.`, 'Switch it on there, or leave sslmode out of DATABASE_URL.'],
  ],
  [/timeout/i, notReachable],
  [/password must be a string|no password/i, notLetIn],
  [
    /terminated unexpectedly/i,
    ({ at }) => [`What listens at ${at} is no PostgreSQL.`, 'Correct the host and port in DATABASE_URL.'],
  ],
];

function codeOf(error: unknown): string {
  // Several addresses of one host that all fail come as one error around the others.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** One sentence for why a connection failed, without the password and without the driver's message. */
export function explainConnectionError(error: unknown, options: PgOptions): StartupError {
  const at = options.host.startsWith('/') ? options.host : `${options.host}:${options.port}`;
  const text = error instanceof Error ? error.message : '';
  const explain = byCode[codeOf(error)] ?? byText.find(([pattern]) => pattern.test(text))?.[1];
  const code = codeOf(error);
  const [cause, fix] = explain?.({ ...options, at }) ?? [
    `PostgreSQL at ${at} could not be used${code ? ` (${code})` : ''}.`,
    'Correct DATABASE_URL, and look into the log of that server.',
  ];
  return new StartupError(cause, fix);
}
