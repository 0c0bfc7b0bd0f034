import pg from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { extensionNames } from '../embedded/settings.ts';
import { readDatabaseUrl } from './connection-options.ts';
import type { PgOptions } from './connection-options.ts';
import { explainConnectionError } from './explain-connection.ts';
import { hasOwnBackend } from './own-backend.ts';

const oldestVersion = 150_000;
const connectTimeoutMs = 10_000;

interface Facts {
  readonly versionNumber: number;
  readonly version: string;
  readonly encoding: string;
  readonly isReadOnly: boolean;
  readonly canCreateTables: boolean;
  readonly canCreateExtensions: boolean;
  /** Not created in this database, and whether the server has them at all. */
  readonly missingExtensions: readonly { readonly name: string; readonly isInstalled: boolean }[];
}

const factsQuery = `select current_setting('server_version_num')::int as "versionNumber",
  current_setting('server_version') as version,
  current_setting('server_encoding') as encoding,
  pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "canCreateTables",
  has_database_privilege(current_database(), 'CREATE') as "canCreateExtensions",
  (select coalesce(jsonb_agg(jsonb_build_object('name', wanted.name, 'isInstalled', available.name is not null)), '[]')
    from unnest($1::text[]) as wanted (name)
    left join pg_available_extensions as available on available.name = wanted.name
    where not exists (select from pg_extension where extname = wanted.name)) as "missingExtensions"`;

async function readFacts(options: PgOptions): Promise<Facts & { readonly hasOwnBackend: boolean }> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(factsQuery, [[...extensionNames]]);
    const [facts] = rows;
    if (!facts) throw new Error('PostgreSQL answered without a row.');
    return { ...facts, hasOwnBackend: await hasOwnBackend(client) };
  } catch (error) {
    throw explainConnectionError(error, options);
  } finally {
    await client.end().catch(() => {});
  }
}

function refuseUnfit(facts: Facts, { user, database }: PgOptions): void {
  if (facts.versionNumber < oldestVersion) {
    throw new StartupError(
      `DATABASE_URL leads to PostgreSQL ${facts.version}, and Lectern needs version 15 or later.`,
      'Upgrade that server, or use another one.',
    );
  }
  if (facts.encoding !== 'UTF8') {
    throw new StartupError(
      `The database ${database} stores its text as ${facts.encoding}, and Lectern needs UTF8.`,
      `Create another one with: createdb --encoding UTF8 --template template0 --owner ${user} ${database}_utf8.`,
    );
  }
  if (facts.isReadOnly) {
    throw new StartupError(
      `The database ${database} can only be read (a replica, or set to read-only).`,
      'Let DATABASE_URL lead to the primary server.',
    );
  }
  if (!facts.canCreateTables) {
    throw new StartupError(
      `The user ${user} may not create tables in the database ${database}.`,
      `Let its owner run there: grant usage, create on schema public to ${user}.`,
    );
  }
}

function refuseWithoutExtensions({ missingExtensions, canCreateExtensions }: Facts, { user, database }: PgOptions): void {
  const absent = missingExtensions.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
  if (absent.length > 0) {
    throw new StartupError(
      `PostgreSQL lacks the extensions ${absent.join(', ')} that come with it.`,
      'Install the contrib package of that server (Debian: postgresql-contrib).',
    );
  }
  if (missingExtensions.length > 0 && !canCreateExtensions) {
    const names = missingExtensions.map(({ name }) => name);
    throw new StartupError(
      `The user ${user} may not create the extensions ${names.join(', ')} in the database ${database}.`,
      `Let its owner run there: grant create on database ${database} to ${user}; or: ${names.map((name) => `create extension ${name}`).join('; ')}.`,
    );
  }
}

/** Connects to the PostgreSQL of a URL once and throws a `StartupError` for whatever would keep Lectern from using it. */
export async function checkExternalDatabase(
  url: string,
): Promise<{ readonly options: PgOptions; readonly version: string; readonly hasOwnBackends: boolean }> {
  const options = readDatabaseUrl(url);
  const facts = await readFacts(options);
  refuseUnfit(facts, options);
  refuseWithoutExtensions(facts, options);
  return { options, version: facts.version, hasOwnBackends: facts.hasOwnBackend };
}
