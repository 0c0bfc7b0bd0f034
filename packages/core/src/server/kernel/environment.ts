import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readMediaPlace } from '../../modules/media/server/store/media-place.ts';
import type { MediaPlace } from '../../modules/media/server/store/media-place.ts';
import { readOidcProvider } from './oidc-environment.ts';
import type { OidcProvider } from './oidc-environment.ts';
import { readMailFrom, readSmtp } from './mail-environment.ts';
import type { MailSender, SmtpSettings } from './mail-environment.ts';
import { StartupError } from './startup-error.ts';

/** What the process was told by its environment variables, checked. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where the bytes of the media library lie. */
  readonly media: MediaPlace;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** Newest first; the first signs, all verify. */
  readonly secrets: readonly string[];
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Where mails are handed in; undefined where there is none. */
  readonly smtp: SmtpSettings | undefined;
  readonly mailFrom: MailSender;
  readonly trustedProxies: number;
  /** Undefined: no single sign-on. */
  readonly oidc: OidcProvider | undefined;
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  readonly isProduction: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function port(variables: Variables, name: string, fallback: number | undefined): number | undefined {
  const value = variables[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new StartupError(`${name} is "${value}", which is not a port.`, `Set ${name} to a whole number from 0 to 65535.`);
  }
  return number;
}

function originOf(variables: Variables, host: string, portNumber: number): string {
  const given = variables.LECTERN_ORIGIN;
  if (!given) return `http://${host.includes(':') ? `[${host}]` : host}:${portNumber}`;
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    throw new StartupError(
      `LECTERN_ORIGIN is "${given}", which is not an address.`,
      'Set it to the public origin, such as https://www.example.nl.',
    );
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartupError(
      `LECTERN_ORIGIN is "${given}", which is more than an origin.`,
      'Set it to scheme, host and port alone, such as https://www.example.nl.',
    );
  }
  return url.origin;
}

function secretsOf(variables: Variables, dataDir: string, isProduction: boolean): readonly string[] {
  const given = variables.LECTERN_SECRET?.split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (given?.length) {
    if (given.some((secret) => secret.length < 16)) {
      throw new StartupError(
        'LECTERN_SECRET is shorter than 16 characters.',
        'Set it to at least 16 random characters, such as the output of: openssl rand -base64 32',
      );
    }
    return given;
  }
  if (isProduction) {
    throw new StartupError(
      'LECTERN_SECRET is not set, and NODE_ENV is production.',
      'Set it to at least 16 random characters, such as the output of: openssl rand -base64 32',
    );
  }
  const file = join(dataDir, 'secret');
  try {
    return [readFileSync(file, 'utf8').trim()];
  } catch {
    const secret = randomBytes(32).toString('base64url');
    try {
      mkdirSync(dataDir, { recursive: true });
      // `wx`: of two processes that start at once, one writes and the other reads what it wrote.
      writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
      return [secret];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return [readFileSync(file, 'utf8').trim()];
      throw new StartupError(
        `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
        'Give this user the right to write there, or set LECTERN_DATA_DIR to another folder.',
      );
    }
  }
}

/** Reads and checks the environment. `siteDir` is the folder of `lectern.config.ts`. */
export function readEnvironment(variables: Variables, siteDir: string): Environment {
  const isProduction = variables.NODE_ENV === 'production';
  const host = variables.HOST || '127.0.0.1';
  const portNumber = port(variables, 'PORT', 3000) ?? 3000;
  const logLevel = variables.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel)) {
    throw new StartupError(`LOG_LEVEL is "${logLevel}".`, `Set it to one of ${logLevels.join(', ')}.`);
  }
  const trustedProxies = Number(variables.TRUST_PROXY || 0);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0) {
    throw new StartupError(
      `TRUST_PROXY is "${variables.TRUST_PROXY}".`,
      'Set it to the number of trusted proxies in front: 0, 1, 2…',
    );
  }
  const dataDir = resolve(siteDir, variables.LECTERN_DATA_DIR || '.lectern');
  const origin = originOf(variables, host, portNumber);
  return {
    port: portNumber,
    host,
    databaseUrl: variables.DATABASE_URL || undefined,
    dataDir,
    media: readMediaPlace(variables.MEDIA_URL, { siteDir, dataDir }),
    origin,
    secrets: secretsOf(variables, dataDir, isProduction),
    adminEmail: variables.LECTERN_ADMIN_EMAIL || 'admin@example.com',
    adminPassword: variables.LECTERN_ADMIN_PASSWORD || undefined,
    smtp: readSmtp(variables),
    mailFrom: readMailFrom(variables, origin),
    trustedProxies,
    oidc: readOidcProvider(variables, isProduction),
    metricsPort: port(variables, 'METRICS_PORT', undefined),
    logLevel,
    isProduction,
  };
}
