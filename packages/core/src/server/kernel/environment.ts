import { join, resolve } from 'node:path';
import { isIP } from 'node:net';
import * as z from 'zod';
import { generalErrors } from '../../contract/errors.ts';
import { passwordProblems } from '../../contract/password-rules.ts';
import { dataKeysVariable, missingDataKeysFix, ownDataKeys } from './data-keys.ts';
import { defaultSender, senderVariable, smtpVariable } from './mail-environment.ts';
import type { MailSender, SmtpSettings } from './mail-environment.ts';
import { mediaVariable, placeFrom } from './media-environment.ts';
import type { MediaPlace } from './media-environment.ts';
import { oidcVariables } from './oidc-environment.ts';
import type { OidcProvider } from './oidc-environment.ts';
import { ownSecret } from './own-secret.ts';
import { hstsVariable } from './hsts-variable.ts';
import { purgeVariables } from './purge-environment.ts';
import type { PurgeSettings } from './purge-environment.ts';
import { settingsVariable } from './settings/settings-environment.ts';
import type { StatedSettings } from '../../contract/plugin.ts';
import { StartupError } from './startup-error.ts';
import { portVariable, readVariables, refusal } from './variable.ts';
import type { Variables } from './variable.ts';

/** The settings from environment variables, checked. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where the bytes of the media library lie. */
  readonly media: MediaPlace;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** `Strict-Transport-Security` of a site with https; undefined: none. */
  readonly hsts: string | undefined;
  /** Newest first; the first signs, all verify. */
  readonly secrets: readonly string[];
  /** Newest first, 32 bytes each; the first seals, all open. */
  readonly dataKeys: readonly Uint8Array[];
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Where mails are handed in; undefined where there is none. */
  readonly smtp: SmtpSettings | undefined;
  readonly mailFrom: MailSender;
  readonly trustedProxies: number;
  /** Undefined: no single sign-on. */
  readonly oidc: OidcProvider | undefined;
  readonly metricsPort: number | undefined;
  /** The proxies in front that are told what to forget; undefined where there is none. */
  readonly purge: PurgeSettings | undefined;
  /** Values of settings that hold on this machine; nobody can change them in the admin. */
  readonly settings: StatedSettings;
  readonly logLevel: string;
  readonly isProduction: boolean;
  /** The API holds every answer against its schema: in tests. */
  readonly checksAnswers: boolean;
  /** The folder in which the API notes what its calls refuse, for the end of a run: in tests. */
  readonly refusalsDir: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const secretFix = 'Set it to at least 16 random characters, such as the output of: openssl rand -base64 32';

const modes = ['production', 'development', 'test'];

/** Numbers and dots that are no IPv4 address, and what no name of a machine looks like. */
const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text));

/** What is wrong with a password, without the password. */
const weakPassword = (password: string): string =>
  `LECTERN_ADMIN_PASSWORD is too weak: it ${passwordProblems(password)
    .map((code) => generalErrors[code].text.replace(/\.$/, ''))
    .join(', and ')}.`;

const secretsIn = (text: string): string[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

function isOrigin(text: string): boolean {
  const { protocol, pathname, search, hash, username } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && pathname === '/' && !search && !hash && !username;
}

const originVariable = z
  .string()
  .refine(
    URL.canParse,
    refusal(
      (value) => `LECTERN_ORIGIN is "${value}", which is not an address.`,
      'Set it to the public origin, such as https://www.example.nl.',
    ),
  )
  .refine(
    isOrigin,
    refusal(
      (value) => `LECTERN_ORIGIN is "${value}", which is more than an origin.`,
      'Set it to scheme, host and port alone, such as https://www.example.nl.',
    ),
  )
  .transform((text) => new URL(text).origin);

/** Every variable that core reads. */
const coreVariables = z
  .object({
    NODE_ENV: z
      .string()
      .refine(
        (name) => modes.includes(name),
        refusal((value) => `NODE_ENV is "${value}".`, `Set it to one of ${modes.join(', ')}, or leave it out to develop.`),
      )
      .optional(),
    HOST: z
      .string()
      .refine(
        isHost,
        refusal(
          (value) => `HOST is "${value}", which is not an address.`,
          'Set it to an address of this machine, or to 0.0.0.0 for all.',
        ),
      )
      .default('127.0.0.1'),
    PORT: portVariable('PORT').default(3000),
    METRICS_PORT: portVariable('METRICS_PORT').optional(),
    LOG_LEVEL: z
      .string()
      .refine(
        (level) => logLevels.includes(level),
        refusal((value) => `LOG_LEVEL is "${value}".`, `Set it to one of ${logLevels.join(', ')}.`),
      )
      .default('info'),
    TRUST_PROXY: z
      .string()
      .refine(
        (text) => Number.isInteger(Number(text)) && Number(text) >= 0,
        refusal((value) => `TRUST_PROXY is "${value}".`, 'Set it to the number of trusted proxies in front: 0, 1, 2…'),
      )
      .transform(Number)
      .default(0),
    LECTERN_ORIGIN: originVariable.optional(),
    HSTS: hstsVariable,
    LECTERN_DATA_DIR: z.string().default('.lectern'),
    LECTERN_SECRET: z
      .string()
      .refine(
        (text) => secretsIn(text).every((secret) => secret.length >= 16),
        refusal(() => 'LECTERN_SECRET is shorter than 16 characters.', secretFix),
      )
      .transform(secretsIn)
      .default([]),
    LECTERN_DATA_KEYS: dataKeysVariable.optional(),
    LECTERN_ADMIN_EMAIL: z
      .string()
      .trim()
      .refine(
        (text) => z.email().max(254).safeParse(text).success,
        refusal(
          (value) => `LECTERN_ADMIN_EMAIL is "${value}", which is not an e-mail address.`,
          'Set it to one at which mails are read.',
        ),
      )
      .default('admin@example.com'),
    LECTERN_ADMIN_PASSWORD: z
      .string()
      .refine(
        (password) => passwordProblems(password).length === 0,
        refusal(weakPassword, 'Choose one that passes all of these, or leave it out: one is made and shown once.'),
      )
      .optional(),
    DATABASE_URL: z.string().optional(),
    MEDIA_URL: mediaVariable.optional(),
    SMTP_URL: smtpVariable.optional(),
    MAIL_FROM: senderVariable.optional(),
    LECTERN_SETTINGS: settingsVariable.default({}),
  })
  .and(oidcVariables)
  .and(purgeVariables);

/** Reads and checks the environment. `siteDir` is the folder of `lectern.config.ts`. */
export function readEnvironment(variables: Variables, siteDir: string): Environment {
  const given = readVariables(coreVariables, variables);
  const { HOST: host, PORT: port, LECTERN_SECRET: secrets } = given;
  const isProduction = given.NODE_ENV === 'production';
  const dataDir = resolve(siteDir, given.LECTERN_DATA_DIR);
  const origin = given.LECTERN_ORIGIN ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (isProduction && secrets.length === 0)
    throw new StartupError('LECTERN_SECRET is not set, and NODE_ENV is production.', secretFix);
  if (isProduction && !given.LECTERN_DATA_KEYS)
    throw new StartupError('LECTERN_DATA_KEYS is not set, and NODE_ENV is production.', missingDataKeysFix);
  return {
    port,
    host,
    databaseUrl: given.DATABASE_URL,
    dataDir,
    media: placeFrom(siteDir, given.MEDIA_URL ?? { kind: 'folder', dir: join(dataDir, 'media') }),
    origin,
    hsts: given.HSTS,
    secrets: secrets.length > 0 ? secrets : [ownSecret(dataDir)],
    dataKeys: given.LECTERN_DATA_KEYS ?? ownDataKeys(dataDir),
    adminEmail: given.LECTERN_ADMIN_EMAIL,
    adminPassword: given.LECTERN_ADMIN_PASSWORD,
    smtp: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? defaultSender(origin),
    trustedProxies: given.TRUST_PROXY,
    oidc: given.oidc,
    purge: given.purge,
    metricsPort: given.METRICS_PORT,
    settings: given.LECTERN_SETTINGS,
    logLevel: given.LOG_LEVEL,
    isProduction,
    checksAnswers: variables.NODE_ENV === 'test',
    refusalsDir: variables.NODE_ENV === 'test' ? variables.TEST_REFUSALS_DIR : undefined,
  };
}
