import pg from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';

/** Where a PostgreSQL is, in the form that `pg` takes. */
export interface PgOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  readonly ssl?: NonNullable<pg.ClientConfig['ssl']>;
}

const exampleAddress = 'Set DATABASE_URL like postgresql://user:password@host:5432/database.';

function isWebAddress(url: string): boolean {
  return /^postgres(ql)?:\/\//i.test(url) && URL.canParse(url.replace('@/', '@host/'));
}

/**
 * Takes a database URL apart, `sslmode` and its certificates included. The ORM, given the URL, would drop those.
 */
export function readDatabaseUrl(url: string): PgOptions {
  if (!isWebAddress(url)) throw new StartupError('DATABASE_URL is not the address of a PostgreSQL database.', exampleAddress);
  try {
    const { host, port, user, database, password, ssl } = new pg.Client({ connectionString: url });
    if (!database || !user) throw new StartupError('DATABASE_URL names no user or no database.', exampleAddress);
    return {
      host,
      port,
      user,
      database,
      ...(password ? { password } : {}),
      ...(ssl ? { ssl: ssl as PgOptions['ssl'] & {} } : {}),
    };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // The driver's own message may hold the address, and so the password.
    const file =
      error instanceof Error && 'path' in error && typeof error.path === 'string' ? `: ${error.path} cannot be read` : '';
    throw new StartupError(`DATABASE_URL could not be understood${file}.`, exampleAddress);
  }
}
